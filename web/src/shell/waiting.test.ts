import { describe, expect, test } from 'vitest'

import type { Room, Seat, You } from '../wire/shapes.ts'
import { usualSettings } from './opening.ts'
import { changing, freeSeats, isLate, isTaken, maySit, missing, readying, seatedBeyond, sitting } from './waiting.ts'

const seat = (more: Partial<Seat>): Seat => ({
  name: '',
  free: false,
  person: false,
  bot: 0,
  why: '',
  ready: false,
  ends: false,
  undo: 0,
  bet: null,
  holds: 0,
  banked: 0,
  ...more,
})
const free = seat({ free: true })
const anna = seat({ name: 'Anna', person: true })
const bea = seat({ name: 'Bea', person: true })
const bot = seat({ name: 'Spuma', bot: 1, ready: true })
const room = (...seats: Seat[]): Room => ({
  code: 'pvznnv',
  game: 'maretta',
  stage: 'waiting',
  settings: usualSettings('maretta'),
  rules: 1,
  host: [0],
  locked: false,
  spectators: true,
  promise: '',
  undos: 0,
  declined: null,
  seats,
  next: '',
})
const host: You = { seats: [0], host: true }
const guest: You = { seats: [1], host: false }
const nobody: You = { seats: [], host: false }

describe('what is missing', () => {
  test('seats come first, then those who are not ready', () => {
    expect(missing(room(anna, free, bea), host).say).toEqual({ key: 'web-seats-free', args: { count: 1 } })
    expect(missing(room(anna, bea, bot), host)).toMatchObject({
      free: 0,
      late: ['Bea'],
      say: { key: 'web-waits-for', args: { names: ['Bea'], count: 1 } },
    })
  })

  test('the host begins, and need not be ready', () => {
    const all = room(anna, { ...bea, ready: true }, bot)
    expect(missing(all, host).say.key).toBe('web-all-ready-host')
    expect(missing(all, guest).say.key).toBe('web-all-ready')
    expect(isLate(all, 0)).toBe(false)
  })
})

describe('who may sit down', () => {
  test('anybody while a seat is free', () => {
    expect(maySit(room(anna, free), nobody)).toBe(true)
    expect(maySit(room(anna, bea), nobody)).toBe(false)
    expect(freeSeats(room(anna, free, bot, free))).toEqual([1, 3])
  })

  test('at a locked table those who are there already', () => {
    const locked = { ...room(anna, bea, free), locked: true }
    expect([nobody, guest, host].map((you) => maySit(locked, you))).toEqual([false, true, true])
  })

  test('a name is taken however it is spelled, but not by oneself', () => {
    expect(isTaken(room(anna, free), ' ANNA')).toBe(true)
    expect(isTaken(room(anna, free), 'Anna', 0)).toBe(false)
    expect(isTaken(room(anna, seat({ name: 'Violet', free: true })), 'Violet')).toBe(false)
  })
})

describe('what is asked for', () => {
  test('a seat by its number, or any', () => {
    expect(sitting(2, ' Ada ')).toEqual({ do: 'sit', name: 'Ada', seat: 2 })
    expect(sitting(null, 'Ada')).toEqual({ do: 'sit', name: 'Ada' })
  })

  test('being ready brings luck along', () => {
    expect(readying(1, 'bm9uY2U=')).toEqual({ do: 'ready', seat: 1, ready: true, nonce: 'bm9uY2U=' })
  })

  test('a change only if something changes', () => {
    const before = usualSettings('maretta')
    expect(changing(before, { ...before, variant: ' ' })).toBeNull()
    expect(changing(before, { ...before, clock: { seconds: 45, bank: 300 } })).toEqual({
      do: 'change',
      settings: { ...before, clock: { seconds: 45, bank: 300 } },
    })
  })

  test('a smaller table has no room for everybody', () => {
    expect(seatedBeyond(room(anna, free, free, bea), 3)).toBe(1)
    expect(seatedBeyond(room(anna, bea, bot, free), 3)).toBe(0)
  })
})
