import { describe, expect, it } from 'vitest'

import { View } from '../wire/view.ts'
import { Layout } from '../wire/view.ts'
import { stretch, viewIn } from './fixtures/read.ts'
import { cardOf, Reading, sorted } from './reading.ts'

describe('a reading', () => {
  it('finds cards, rafts and barrels where they lie', () => {
    const reading = new Reading(viewIn('place').view)
    expect(reading.hand(0)).toEqual(['wood-4', 'rope-1', 'fire-5'])
    expect(reading.hand(1)).toEqual([null, null, null])
    expect(reading.slot(1, 1)).toEqual({ kind: 'water-5', up: true })
    expect(reading.slot(2, 1)).toBeNull()
    expect(reading.slot(2, 3)).toEqual({ kind: 'food-2', up: true })
    expect(reading.stock(1)).toEqual(['wood-1', 'wood-2', 'rope-1', 'water-4'])
    expect(reading.stack(1, 'wood')).toEqual([1, 2])
    expect(reading.barrels(9).map(({ number, kind, up }) => [number, kind, up])).toEqual([
      [1, 'spear', true],
      [2, null, false],
    ])
    expect(reading.barrels(3).map(({ number }) => number)).toEqual([1])
    expect(reading.barrels(4)).toEqual([])
    expect(reading.meeplesOn(6)).toEqual([0, 3])
  })

  it('takes its numbers from the table, whatever they are', () => {
    const { board } = new Reading(viewIn('odd').view)
    expect([board.last, board.perSpace, board.dividers, board.volcano]).toEqual([31, 4, [6, 19], false])
    expect(board.barrelSpaces).toEqual([2, 5, 8, 13, 21, 30])
    expect(new Reading(viewIn('load').view).board).toMatchObject({ volcano: true, lavaStart: -3 })
  })

  it('knows which barrel is to be chosen, and which one is open', () => {
    expect(new Reading(viewIn('barrel').view).choosing()).toEqual({ seat: 0, space: 9 })
    expect(new Reading(viewIn('monkey').view).open()).toMatchObject({ seat: 0, space: 9, kind: 'monkey' })
    expect(new Reading(viewIn('troop').view).open()).toMatchObject({ seat: 3, space: 11, kind: 'troop' })
    expect(new Reading(viewIn('place').view).open()).toBeNull()
  })

  it('counts what can be seen of a suit', () => {
    // In hand, in stocks and in slots: the one under the ink is not among them.
    expect(new Reading(viewIn('place').view).seen('rope')).toBe(4)
  })

  it('leads from beat to beat to what the server shows', () => {
    for (const name of ['game-maretta', 'game-vulcano']) {
      const told = stretch(name)
      const layout = new Layout(told.layout)
      const view = new View(layout, told.seat, [...told.frames[0]!.cells])
      for (const frame of told.frames.slice(1)) {
        for (const beat of frame.beats) for (const event of beat.events) view.apply(event)
        const firstPiece = layout.places[0]!.start
        expect(new Reading(view).stock(0)).toEqual(new Reading(new View(layout, told.seat, frame.cells)).stock(0))
        expect(view.cells.slice(0, 12)).toEqual(frame.cells.slice(0, 12))
        expect(view.cells[firstPiece]).toEqual(frame.cells[firstPiece])
      }
    }
  })
})

describe('cards', () => {
  it('are read from their words', () => {
    expect(cardOf('rope-11')).toEqual({ word: 'rope-11', suit: 'rope', number: 11 })
    expect(cardOf('steamship')).toEqual({ word: 'steamship', suit: null, number: 0 })
  })

  it('are laid out by suit and number', () => {
    expect(sorted(['food-1', 'steamship', 'wood-10', 'wood-2'])).toEqual(['wood-2', 'wood-10', 'food-1', 'steamship'])
  })
})
