/** What the server says of a variant, and what becomes of it on the bench: its words are those of a real one. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Refused, Unreachable } from '../wire/http.ts'
import type { Values, VariantTold } from '../wire/shapes.ts'
import { Check, wrongIn } from './check.svelte.ts'

vi.mock('../words/language.svelte.ts', () => ({ say: (key: string) => key }))

const VALUES: Values = { 'path.last': 10 }
const MADE: VariantTold = {
  game: 'maretta',
  name: 'Mine',
  preset: null,
  code: 'maretta-1-DMB7K',
  values: VALUES,
  changed: ['path.last'],
}
const DIVIDERS = new Refused({
  title: 'Bad Request',
  status: 400,
  detail: 'variant: path.dividers = [6, 12]: dividers stand before the last space, 10',
  message: {
    key: 'error-variant',
    args: {
      file: 'variant',
      field: 'path.dividers',
      value: '[6, 12]',
      allowed: { key: 'error-dividers-before', args: { last: 10 } },
    },
  },
})
const TOO_FAST = new Refused({
  title: 'Too Many Requests',
  status: 429,
  detail: 'Slowly.',
  message: { key: 'error-too-fast', args: { seconds: 3 } },
})

describe('a check', () => {
  const make = vi.fn<(game: string, name: string, values: Values) => Promise<VariantTold>>()
  let check: Check

  beforeEach(() => {
    vi.useFakeTimers()
    make.mockReset()
    check = new Check('maretta', make)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const later = () => vi.advanceTimersByTimeAsync(400)

  it('asks once nothing changes any more', async () => {
    make.mockResolvedValue(MADE)
    check.follow('Mine', VALUES)
    await later()
    make.mockClear()
    check.follow('Mine', { 'path.last': 11 })
    await vi.advanceTimersByTimeAsync(200)
    check.follow('Mine', { 'path.last': 12 })
    expect(check.good).toBe(false)
    await later()
    expect(make.mock.calls).toEqual([['maretta', 'Mine', { 'path.last': 12 }]])
    expect(check.good).toBe(true)
    expect(check.made).toBe(MADE)
  })

  it('says which value is wrong, and keeps the last variant that was in order', async () => {
    make.mockResolvedValueOnce(MADE).mockRejectedValueOnce(DIVIDERS)
    check.follow('Mine', VALUES)
    await later()
    check.follow('Mine', { 'path.last': 3 })
    await later()
    expect(check.wrong).toEqual({ field: 'path.dividers', why: { key: 'error-dividers-before', args: { last: 10 } } })
    expect([check.good, check.made, check.failure]).toEqual([false, MADE, ''])
  })

  it('is in order again once the value is', async () => {
    make.mockRejectedValueOnce(DIVIDERS).mockResolvedValueOnce(MADE)
    check.follow('Mine', VALUES)
    await later()
    check.follow('Mine', VALUES)
    await later()
    expect([check.good, check.wrong]).toEqual([true, null])
  })

  it('tells what is nobody’s value apart', async () => {
    make.mockRejectedValueOnce(TOO_FAST).mockRejectedValueOnce(new Unreachable())
    check.follow('Mine', VALUES)
    await later()
    expect([check.wrong, check.failure, check.good]).toEqual([null, 'Slowly.', false])
    check.follow('Mine', VALUES)
    await later()
    expect(check.failure).toBe('web-unreachable')
  })

  it('does not listen to an answer that comes too late', async () => {
    let answer: (made: VariantTold) => void = () => undefined
    make.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve))).mockRejectedValueOnce(DIVIDERS)
    check.follow('Mine', VALUES)
    await later()
    check.follow('Mine', { 'path.last': 3 })
    await later()
    answer(MADE)
    await later()
    expect([check.made, check.wrong?.field]).toEqual([null, 'path.dividers'])
  })

  it('is not in order while a change waits, though the one before it was', async () => {
    let answer: (made: VariantTold) => void = () => undefined
    make.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    check.follow('Mine', VALUES)
    await later()
    check.follow('Mine', { 'path.last': 3 })
    answer(MADE)
    await vi.advanceTimersByTimeAsync(1)
    expect([check.good, check.made]).toEqual([false, null])
  })

  it('says nothing any more once it is closed', async () => {
    make.mockResolvedValue(MADE)
    check.follow('Mine', VALUES)
    check.close()
    await later()
    expect(make).not.toHaveBeenCalled()
  })
})

it('only a refusal of a value is about a value', () => {
  expect(wrongIn(DIVIDERS)?.field).toBe('path.dividers')
  expect(wrongIn(TOO_FAST)).toBeNull()
  expect(wrongIn(new Error('x'))).toBeNull()
})
