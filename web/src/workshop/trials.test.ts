import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Refused } from '../wire/http.ts'
import type { TrialTold } from '../wire/shapes.ts'
import { Trials, waitIn } from './trials.svelte.ts'

const told = (code: string, seats: number): TrialTold => ({
  code,
  seats,
  games: 200,
  rounds: { mean: 5, median: 5 },
  wins: [],
  turns: [],
  endings: [],
})
const refused = (status: number, args?: Record<string, number>) =>
  new Refused({ title: '', status, detail: 'No.', ...(args ? { message: { key: 'error-too-fast', args } } : {}) })

describe('trials', () => {
  const ask = vi.fn<(game: string, code: string, seats: number) => Promise<TrialTold>>()
  let trials: Trials

  beforeEach(() => {
    vi.useFakeTimers()
    ask.mockReset()
    ask.mockImplementation((_, code, seats) => Promise.resolve(told(code, seats)))
    trials = new Trials('maretta', ask)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const later = () => vi.advanceTimersByTimeAsync(1500)

  it('wait until the bench is quiet, and compare with the printed game', async () => {
    trials.want('one', 4)
    await vi.advanceTimersByTimeAsync(1000)
    trials.want('two', 4)
    await later()
    expect(ask.mock.calls).toEqual([
      ['maretta', 'two', 4],
      ['maretta', 'maretta', 4],
    ])
    expect([trials.found?.code, trials.printed?.code]).toEqual(['two', 'maretta'])
  })

  it('are remembered', async () => {
    trials.want('one', 4)
    await later()
    trials.want('two', 4)
    expect(trials.found).toBeNull() // what was found belongs to another variant
    await later()
    ask.mockClear()
    trials.want('one', 4)
    expect(trials.found?.code).toBe('one')
    await later()
    expect(ask).not.toHaveBeenCalled()
    trials.want('one', 5)
    await later()
    expect(trials.found?.seats).toBe(5)
  })

  it('come later where too many are wanted at once', async () => {
    ask.mockRejectedValueOnce(refused(429, { seconds: 7 }))
    trials.want('one', 4)
    await later()
    expect([trials.found, trials.failure]).toEqual([null, ''])
    await vi.advanceTimersByTimeAsync(7000)
    expect(trials.found?.code).toBe('one')
  })

  it('say why there are none', async () => {
    ask.mockRejectedValueOnce(refused(400))
    trials.want('one', 4)
    await later()
    expect(trials.failure).toBe('No.')
    trials.want('two', 4)
    expect(trials.failure).toBe('')
  })

  it('ask no more once closed', async () => {
    trials.want('one', 4)
    trials.close()
    await later()
    expect(ask).not.toHaveBeenCalled()
  })
})

it('a refusal says when to ask again', () => {
  expect(waitIn(refused(429, { seconds: 7 }))).toBe(7)
  expect(waitIn(refused(429, { seconds: 0 }))).toBe(1)
  expect(waitIn(refused(503))).toBe(5)
  expect(waitIn(refused(400))).toBeNull()
  expect(waitIn(new Error('x'))).toBeNull()
})
