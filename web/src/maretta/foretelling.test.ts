import { describe, expect, it } from 'vitest'

import { foretell } from './foretelling.ts'
import type { Foretold } from './foretelling.ts'
import { viewIn } from './fixtures/read.ts'

function foretold(name: string, action: string): Foretold {
  const { view, told } = viewIn(name)
  const option = told.offer.options.find((each) => each.action === action)
  expect(option, action).toBeDefined()
  return foretell(view, option!)
}

const lands = (found: Foretold) => found.landings.map(({ seat, from, low, high }) => [seat, from, low, high])

describe('what an answer would do', () => {
  it('shows where receiver and giver land', () => {
    expect(lands(foretold('place', 'place wood-4 on yellow'))).toEqual([
      [0, 6, 8, 8],
      [2, 8, 10, 10],
    ])
  })

  it('tells a move that comes only after something unknown', () => {
    const found = foretold('place', 'place wood-4 on pink')
    expect(lands(found)).toEqual([[1, 4, 5, 5]])
    expect(found.landings[0]!.barrels.map(({ kind }) => kind)).toEqual([null, null])
    expect(found.later).toEqual([{ seat: 0, steps: 2 }])
  })

  it('shows no move of who steals', () => {
    const found = foretold('place', 'place rope-1 on pink steal water-4')
    expect(lands(found)).toEqual([[1, 4, 8, 8]])
    expect(found.later).toEqual([])
  })

  it('gives a range where a card lies under ink', () => {
    const found = foretold('place-ink', 'place wood-4 on yellow')
    const [, range] = found.landings
    expect(range).toMatchObject({ seat: 2, from: 8, low: 8, high: 12, barrels: [] })
    expect(found.landings[0]).toMatchObject({ seat: 0, low: 8, high: 8 })
  })

  it('shows who would board', () => {
    const found = foretold('place-boarding', 'place wood-4 on pink')
    expect(found.boards.find(({ seat }) => seat === 2)).toEqual({ seat: 2, aboard: true, score: 7 })
    expect(found.boards.find(({ seat }) => seat === 0)).toEqual({ seat: 0, aboard: false, score: 5 })
  })

  it('swaps places without opening barrels', () => {
    const found = foretold('spear', 'swap yellow')
    expect(found.landings.map(({ seat, low, swapped, barrels }) => [seat, low, swapped, barrels.length])).toEqual([
      [0, 6, true, 0],
      [2, 5, true, 0],
    ])
  })

  it('shows stacks that grow and stacks that are lost, and how far one would run', () => {
    const lost = foretold('load', 'load water-3 on yellow')
    expect(lost.stacks).toEqual([{ seat: 2, suit: 'water', total: 7, limit: 5, lost: true }])
    expect(lost.gauges?.seats[2]?.steps).toBe(1)
    const grown = foretold('load', 'load wood-2 on yellow')
    expect(grown.stacks).toEqual([{ seat: 2, suit: 'wood', total: 2, limit: 5, lost: false }])
    expect(grown.gauges?.seats[2]?.steps).toBe(3)
  })

  it('is nothing for what is refused', () => {
    const { view, told } = viewIn('place')
    expect(
      foretell(
        view,
        told.offer.options.find((each) => each.refused)!,
      ).landings,
    ).toEqual([])
    expect(foretell(view, null).landings).toEqual([])
  })
})
