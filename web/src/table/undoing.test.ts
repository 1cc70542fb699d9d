import { describe, expect, it } from 'vitest'

import { earlier, proposals } from './undoing.ts'
import type { Beat, Seat } from '../wire/shapes.ts'

const beat = (number: number, mask: number): Beat => ({
  number,
  events: [
    [6, 5, 1],
    [7, mask, 1, 0, 0, 0],
  ],
  log: [{ key: `line-${number}` }],
})
const seat = (told: Partial<Seat>): Seat => ({
  name: '',
  free: false,
  person: true,
  bot: 0,
  why: '',
  ready: true,
  ends: false,
  undo: 0,
  bet: null,
  holds: 0,
  banked: 0,
  ...told,
})

describe('earlier questions', () => {
  it('are those that were answered, the latest first, with what followed', () => {
    expect(earlier([beat(1, 0b101), beat(2, 0b010), beat(3, 0b001)], 3)).toEqual([
      { question: 2, seats: [1], followed: { key: 'line-3' } },
      { question: 1, seats: [0, 2], followed: { key: 'line-2' } },
    ])
  })

  it('are none at the beginning', () => {
    expect(earlier([beat(1, 0b111)], 1)).toEqual([])
  })
})

describe('what people propose', () => {
  it('waits for everybody who plays, and for no bot', () => {
    const seats = [seat({ undo: 4 }), seat({}), seat({ person: false, bot: 3 }), seat({ bot: 3, why: 'left' })]
    expect(proposals(seats)).toEqual([{ question: 4, by: [0], missing: [1] }])
  })

  it('can be several things', () => {
    const seats = [seat({ undo: 4, ends: true }), seat({ undo: 2 }), seat({ undo: 4 })]
    expect(proposals(seats)).toEqual([
      { question: 4, by: [0, 2], missing: [1] },
      { question: 2, by: [1], missing: [0, 2] },
      { question: 0, by: [0], missing: [1, 2] },
    ])
  })

  it('is nothing most of the time', () => {
    expect(proposals([seat({}), seat({})])).toEqual([])
  })
})
