import { describe, expect, it } from 'vitest'

import type { Moment } from '../table/show.svelte.ts'
import { Layout, View } from '../wire/view.ts'
import { flightsIn } from './flights.ts'
import { stretch } from './fixtures/read.ts'
import { stage } from './staging.ts'

function flights(name: string, number: number, sort: string) {
  const told = stretch(name)
  const at = told.frames.findIndex((frame) => frame.beats.some((beat) => beat.number === number))
  const before = new View(new Layout(told.layout), told.seat, [...told.frames[at - 1]!.cells])
  const step = stage(told.frames[at]!.beats[0]!, before).find((each) => each.sort === sort)!
  const moment: Moment = { ...step, id: 1, beat: number, before, takes: step.lasts }
  return flightsIn(moment, told.seat).map(({ card, from, to }) => [card, from, to])
}

describe('cards fly', () => {
  it('face down for who does not see them, and not where they lie already', () => {
    // One's own lies there since it was chosen.
    expect(flights('game-maretta', 2, 'slot')).toEqual([
      [null, 'hand-1', 'slot1-1'],
      [null, 'hand-2', 'slot1-2'],
    ])
  })

  it('from the own hand by their place in it', () => {
    expect(flights('game-maretta', 4, 'slot')).toEqual([['fire-5', 'hand-0-0', 'slot2-2']])
  })

  it('to stocks by suit, and to the discard pile', () => {
    expect(flights('game-maretta', 6, 'keep')).toEqual([
      ['food-1', 'slot1-0', 'stock-0-food'],
      ['rope-1', 'slot2-0', 'stock-0-rope'],
      ['water-4', 'slot1-1', 'stock-1-water'],
      ['water-4', 'slot2-1', 'stock-1-water'],
      ['steamship', 'slot1-2', 'discard'],
      ['fire-5', 'slot2-2', 'stock-2-fire'],
    ])
    expect(flights('game-vulcano', 18, 'steal')).toEqual([['rope-4', 'stock-2-rope', 'stock-0-rope']])
  })

  it('from the deck, to others without a face', () => {
    const drawn = flights('game-maretta', 6, 'draw')
    expect(drawn[0]).toEqual(['rope-4', 'deck', 'hand-0-2'])
    expect(drawn.at(-1)).toEqual([null, 'deck', 'hand-2'])
  })
})
