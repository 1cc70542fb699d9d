import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { chosen } from '../../settings.svelte.ts'
import type { SeatGauge } from '../wire.ts'
import { Counting, stepsOf } from './counting.svelte.ts'
import { fallenIn, rankingOf } from './ranking.ts'

const seat = (points: number): SeatGauge => ({ points }) as SeatGauge
const collection = { symbol: 'idol', name: 'idol', kinds: [1], points: 1 }
const chests = [
  { coins: 2, fame_cards: 1, collections: [] },
  { coins: 1, fame_cards: 3, collections: [collection] },
]

describe('the ranking', () => {
  it('has whoever won in front, however the rules came to that, and the others by their points', () => {
    expect(rankingOf([seat(9), seat(12), seat(12), seat(14)], [2])).toEqual([
      { seat: 2, rank: 1 },
      { seat: 3, rank: 2 },
      { seat: 1, rank: 3 },
      { seat: 0, rank: 4 },
    ])
  })

  it('shares a rank between winners, and between others with as many points', () => {
    expect(rankingOf([seat(5), seat(9), seat(5), seat(9)], [1, 3])).toEqual([
      { seat: 1, rank: 1 },
      { seat: 3, rank: 1 },
      { seat: 0, rank: 3 },
      { seat: 2, rank: 3 },
    ])
  })

  it('goes by points alone where nobody has won', () => {
    expect(rankingOf([seat(5), seat(9)], []).map(({ seat: who }) => who)).toEqual([1, 0])
  })
})

describe('opening the chests', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    chosen.speed = 'normal'
    vi.useRealTimers()
  })

  it('shows doubloons, then fame, one card of everybody at a time, then collections, then points', () => {
    const steps = stepsOf(chests)
    expect(steps.map(({ coins, fame, collections, total }) => [coins, fame, collections, total])).toEqual([
      [0, 0, 0, false],
      [1, 0, 0, false],
      [2, 0, 0, false],
      [2, 1, 0, false],
      [2, 2, 0, false],
      [2, 3, 0, false],
      [2, 3, 1, false],
      [2, 3, 1, true],
    ])
  })

  it('takes its time, and can be shown at once', () => {
    const counting = new Counting(chests)
    const end = counting.begin()
    expect(counting.now.coins).toBe(0)
    vi.advanceTimersByTime(1_000)
    expect(counting.now).toMatchObject({ coins: 2, total: false })
    counting.finish()
    expect(counting.done).toBe(true)
    end()
  })

  it('is over at once for who wants nothing to move', () => {
    chosen.speed = 'off'
    const counting = new Counting(chests)
    counting.begin()
    expect(counting.done).toBe(true)
  })
})

describe('the dice of a game', () => {
  it('are counted by what they showed, beside what could be expected', () => {
    const beats = [
      {
        events: [
          [5, 0, 0],
          [5, 1, 4],
          [6, 3, 1],
        ],
      },
      {
        events: [
          [5, 0, 4],
          [5, 0, 1],
          [5, 0, 4],
          [5, 0, 2],
        ],
      },
    ]
    const faces = ['attack', 'navigation', 'cunning', 'courage', 'jolly'] as const
    expect(fallenIn(beats, [...faces, 'jolly'], faces)).toEqual([
      { face: 'attack', count: 1, expected: 1 },
      { face: 'navigation', count: 1, expected: 1 },
      { face: 'cunning', count: 1, expected: 1 },
      { face: 'courage', count: 0, expected: 1 },
      { face: 'jolly', count: 3, expected: 2 },
    ])
  })

  it('have no line for a face that they do not have', () => {
    expect(fallenIn([], ['attack', 'attack'], ['attack', 'jolly']).map(({ face }) => face)).toEqual(['attack'])
  })
})
