import { describe, expect, it } from 'vitest'

import type { Values } from '../wire/shapes.ts'
import {
  barrelsIn,
  cardsOf,
  contentsIn,
  differs,
  roomOf,
  withBarrels,
  withCards,
  withDivider,
  withDividers,
  withLast,
  withStepPast,
} from './edits.ts'

const MARETTA: Values = {
  'path.last': 18,
  'path.barrel_spaces': [3, 5, 17],
  'path.dividers': [6, 12],
  'bag.monkey': 3,
  'bag.spear': 4,
  'deck.values': [1, 1, 2, 5],
}
const VULCANO: Values = { ...MARETTA, 'lava.start': -3, 'lava.step': 3, 'lava.step_past': [4, 5] }

const dividers = (values: Values) => values['path.dividers']

describe('the end of the path', () => {
  it('moves, and nothing else does as long as there is room', () => {
    expect(withLast(MARETTA, 20)).toEqual({ ...MARETTA, 'path.last': 20 })
    expect(dividers(withLast(MARETTA, 13))).toEqual([6, 12])
  })

  it('pushes what stands on the path before it', () => {
    expect(dividers(withLast(MARETTA, 12))).toEqual([6, 11])
    expect(dividers(withLast(MARETTA, 7))).toEqual([5, 6])
    expect(dividers(withLast(MARETTA, 2))).toEqual([1])
  })

  it('changes nothing of what it began with', () => {
    withLast(MARETTA, 3)
    expect(dividers(MARETTA)).toEqual([6, 12])
  })
})

describe('dividers', () => {
  it('move between their neighbours', () => {
    expect(roomOf(MARETTA, 0)).toEqual({ least: 1, most: 11 })
    expect(roomOf(MARETTA, 1)).toEqual({ least: 7, most: 17 })
    expect(dividers(withDivider(MARETTA, 0, 9))).toEqual([9, 12])
    expect(dividers(withDivider(MARETTA, 0, 15))).toEqual([11, 12])
    expect(dividers(withDivider(MARETTA, 1, 2))).toEqual([6, 7])
    expect(dividers(withDivider(MARETTA, 1, 99))).toEqual([6, 17])
  })

  it('are taken away from the last, and come where there is room', () => {
    expect(dividers(withDividers(MARETTA, 1))).toEqual([6])
    expect(dividers(withDividers(MARETTA, 0))).toEqual([])
    const none = withDividers(MARETTA, 0)
    expect(dividers(withDividers(none, 1))).toEqual([9])
    expect(dividers(withDividers(none, 2))).toEqual([6, 12])
    expect(dividers(withDividers(withDividers(MARETTA, 1), 2))).toEqual([6, 12])
    expect(dividers(withDividers({ ...none, 'path.last': 2 }, 2))).toEqual([1])
  })

  it('have each a step of the lava, on side B', () => {
    const one = withDividers({ ...VULCANO, 'lava.step_past': [4] }, 2)
    expect(one['lava.step_past']).toEqual([4, 4])
    expect(withDividers({ ...VULCANO, 'path.dividers': [], 'lava.step_past': [] }, 2)['lava.step_past']).toEqual([3, 3])
    expect(withDividers(VULCANO, 1)['lava.step_past']).toEqual([4, 5]) // who brings it back finds it as it was
    expect(withStepPast(VULCANO, 1, 9)['lava.step_past']).toEqual([4, 9])
    expect('lava.step_past' in withDividers(MARETTA, 2)).toBe(false)
  })
})

describe('barrels and cards', () => {
  it('lie on a space or not', () => {
    expect(withBarrels(MARETTA, 4, true)['path.barrel_spaces']).toEqual([3, 4, 5, 17])
    expect(withBarrels(MARETTA, 4, false)['path.barrel_spaces']).toEqual([3, 5, 17])
    expect(withBarrels(MARETTA, 5, false)['path.barrel_spaces']).toEqual([3, 17])
    expect(withBarrels(MARETTA, 5, true)['path.barrel_spaces']).toEqual([3, 5, 17])
  })

  it('are counted', () => {
    expect(contentsIn(MARETTA)).toEqual(['monkey', 'spear'])
    expect(barrelsIn(MARETTA)).toBe(7)
    expect(cardsOf(MARETTA, 1)).toBe(2)
    expect(cardsOf(MARETTA, 3)).toBe(0)
  })

  it('of a number there are so many', () => {
    expect(withCards(MARETTA, 3, 2)['deck.values']).toEqual([1, 1, 2, 3, 3, 5])
    expect(withCards(MARETTA, 1, 0)['deck.values']).toEqual([2, 5])
    expect(withCards(MARETTA, 1, -1)['deck.values']).toEqual([2, 5])
  })
})

it('a value differs by what it holds', () => {
  expect(differs({ ...MARETTA, 'path.dividers': [6, 12] }, MARETTA, 'path.dividers')).toBe(false)
  expect(differs(withDivider(MARETTA, 0, 5), MARETTA, 'path.dividers')).toBe(true)
})
