import { expect, test } from 'vitest'

import type { Gauges, Room, Seat } from '../wire/shapes.ts'
import { betKey, outOf, runnersFor } from './bets.ts'

const race: Gauges = { seats: [{ in_race: true }, { in_race: false }, { in_race: true }] }

const roomOf = (bets: (number | null)[], more: Partial<Room> = {}): Room =>
  ({ stage: 'playing', seats: bets.map((bet) => ({ bet }) as Seat), ...more }) as Room

test('a game tells who is out, or that nobody ever is', () => {
  expect(outOf(race)).toEqual([1])
  expect(outOf({})).toEqual([])
})

test('who is out bets once, on somebody who is not', () => {
  const room = roomOf([null, null, null])
  expect(runnersFor(room, race, 1)).toEqual([0, 2])
  expect(runnersFor(room, race, 0)).toEqual([])
  expect(runnersFor(room, race, null)).toEqual([])
  expect(runnersFor(roomOf([null, 2, null]), race, 1)).toEqual([])
  expect(runnersFor(roomOf([null, null, null], { stage: 'ended' }), race, 1)).toEqual([])
})

test('a bet is open, right or wrong', () => {
  const over = roomOf([null, 2, null], { stage: 'ended', end: { winners: [2] } })
  expect(betKey(roomOf([null, 2, null]), 2)).toBe('page-bet-made')
  expect(betKey(over, 2)).toBe('page-bet-right')
  expect(betKey(over, 0)).toBe('page-bet-wrong')
})
