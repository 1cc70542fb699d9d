import { describe, expect, it } from 'vitest'

import { around, nearest, overlap, placeCard, tailOf, tallest } from './placing.ts'
import type { Around, Box } from './placing.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })

/** A phone of 360 by 640: rafts above, the hand and the bar below. */
const phone = (near: Box[], never: Box[] = []): Around => ({
  area: box(6, 6, 348, 534),
  near,
  never: [box(10, 440, 340, 100), box(0, 545, 360, 95), ...never],
  rather: [box(6, 50, 170, 120), box(184, 50, 170, 120), box(6, 375, 348, 50)],
})
const CARD = { width: 348, height: 170 }

const covers = (card: Box, boxes: readonly Box[]) => boxes.some((each) => overlap(card, each) > 0)

describe('a speech card', () => {
  it.each([
    ['a card of the hand', [box(20, 445, 70, 90)]],
    ['a raft', [box(6, 50, 170, 120)]],
    ['both', [box(20, 445, 70, 90), box(6, 50, 170, 120)]],
    ['the ship', [box(280, 180, 70, 60)]],
    ['the button', [box(240, 570, 110, 50)]],
    ['nothing', []],
  ])('beside %s covers neither that nor the hand nor the bar', (_, near) => {
    const table = phone(near)
    const card = placeCard(CARD, table)
    expect(covers(card, [...table.never, ...near])).toBe(false)
    expect(card.left).toBeGreaterThanOrEqual(6)
    expect(card.left + card.width).toBeLessThanOrEqual(354)
    expect(card.top).toBeGreaterThanOrEqual(6)
  })

  it('leaves what is chosen from free, and rather lies on rafts', () => {
    const table = phone([box(20, 240, 320, 130)], [box(20, 240, 320, 130)])
    const card = placeCard(CARD, table)
    expect(covers(card, table.never)).toBe(false)
    expect(card.top + card.height).toBeLessThan(240)
  })

  it('stands near what it speaks of where there is room', () => {
    const desk: Around = {
      area: box(0, 50, 1100, 560),
      near: [box(900, 200, 150, 120)],
      never: [box(300, 620, 600, 180)],
      rather: [],
    }
    const card = placeCard({ width: 400, height: 180 }, desk)
    const target = desk.near[0]!
    expect(covers(card, [target])).toBe(false)
    expect(
      Math.min(Math.abs(card.top - target.top - target.height), Math.abs(target.left - card.left - card.width)),
    ).toBeLessThan(20)
  })

  it('is never taller than the room there is', () => {
    expect(tallest(phone([]))).toBe(440 - 3 - 6)
    expect(tallest(phone([], [box(20, 240, 320, 130)]))).toBe(240 - 3 - 6)
    expect(tallest(phone([], [box(20, 100, 320, 130)]))).toBe(440 - 3 - (230 + 3))
    expect(tallest(phone([], [box(0, 0, 360, 640)]))).toBe(0)
  })

  it('points with its tail', () => {
    const card = box(100, 200, 300, 100)
    expect(tailOf(card, box(200, 100, 40, 40))).toEqual({ side: 'top', at: 120 })
    expect(tailOf(card, box(380, 350, 40, 40))).toEqual({ side: 'bottom', at: 274 }) // not beyond the round corner
    expect(tailOf(card, box(20, 230, 40, 40))).toEqual({ side: 'left', at: 50 })
    expect(tailOf(card, box(420, 230, 40, 40))).toEqual({ side: 'right', at: 50 })
    expect(tailOf(card, box(200, 240, 40, 40))).toBeNull() // it lies on it
    expect(tailOf(card, box(200, 700, 40, 40))).toBeNull() // too far away
    expect(tailOf(card, null)).toBeNull()
  })

  it('knows which of several is nearest, and the box around all', () => {
    const [one, two] = [box(0, 0, 10, 10), box(90, 40, 10, 10)]
    expect(nearest(box(80, 80, 10, 10), [one, two])).toBe(two)
    expect(nearest(one, [])).toBeNull()
    expect(around([one, two])).toEqual(box(0, 0, 100, 50))
    expect(around([])).toBeNull()
  })
})
