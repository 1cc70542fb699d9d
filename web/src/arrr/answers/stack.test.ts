import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Beat } from '../../wire/shapes.ts'
import { stacked } from './fixtures/moment.svelte.ts'
import { fuseLeft, secondsLeft } from './fuse.ts'
import { Leaving, leftStack } from './stack.svelte.ts'

const cancelled = (item: { what: object }): Beat => ({
  number: 2,
  events: [],
  log: [
    {
      key: 'arrr-log-does',
      args: { card: 'x', what: { key: 'arrr-does-cancel', args: { what: item.what as never } } },
    },
  ],
})

describe('what has left the stack', () => {
  it('was carried out, from the top down', () => {
    const stack = [stacked(1, 0, 0), stacked(2, 1)]
    expect(leftStack(stack, [], []).map(({ item, fate }) => [item.number, fate])).toEqual([
      [2, 'done'],
      [1, 'done'],
    ])
  })

  it('was cancelled, if the log says so: of two by one name, the one that was aimed at', () => {
    const stack = [stacked(1, 0), stacked(2, 1)]
    const left = leftStack(stack, [], [cancelled(stack[0]!)])
    expect(left.map(({ item, fate }) => [item.number, fate])).toEqual([
      [2, 'done'],
      [1, 'cancelled'],
    ])
  })

  it('came to nothing, if the log says so', () => {
    const [item] = [stacked(1, 0, 2)]
    const beat: Beat = { number: 2, events: [], log: [{ key: 'arrr-log-fizzles', args: { what: item.what } }] }
    expect(leftStack([item], [], [beat])[0]!.fate).toBe('failed')
  })
})

describe('leaving in sight of all', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('takes a moment', () => {
    const leaving = new Leaving()
    leaving.look([stacked(1, 0)], 1, [])
    leaving.look([], 2, [cancelled(stacked(1, 0))])
    expect(leaving.gone.map(({ item }) => item.number)).toEqual([1])
    vi.advanceTimersByTime(2_000)
    expect(leaving.gone).toEqual([])
  })

  it('is not seen where a game goes back', () => {
    const leaving = new Leaving()
    leaving.look([stacked(1, 0)], 5, [])
    leaving.look([], 3, [])
    expect(leaving.gone).toEqual([])
  })
})

describe('a fuse', () => {
  it('burns from when one was asked to when time is over', () => {
    expect(fuseLeft(100, 108, 102)).toBe(0.75)
    expect(fuseLeft(100, 108, 120)).toBe(0)
    expect(fuseLeft(100, 100, 100)).toBe(0)
    expect(secondsLeft(108, 102.5)).toBe(6)
    expect(secondsLeft(108, 120)).toBe(0)
  })
})
