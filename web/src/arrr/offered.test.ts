import { describe, expect, it } from 'vitest'

import type { Option } from '../wire/shapes.ts'
import { Offered, sameTarget, targetOf, wordsOf } from './offered.ts'

const SEATS = ['purple', 'pink', 'yellow', 'turquoise']
const option = (action: string, code = 1, refused = false): Option => ({
  code,
  action,
  text: { key: 'x' },
  ...(refused ? { refused: { rule: 'P7.8', why: { key: 'x' } } } : {}),
})
const offered = (...actions: string[]) =>
  new Offered(
    actions.map((action, code) => option(action, code)),
    SEATS,
  )

describe('words of answers', () => {
  it('are a verb, what it is about, and what belongs to that', () => {
    expect(wordsOf('challenge pink in attack for 3')).toEqual({
      verb: 'challenge',
      what: 'pink',
      in: 'attack',
      for: '3',
    })
    expect(wordsOf('raid')).toEqual({ verb: 'raid', what: '' })
  })

  it('name targets: seats, cards of the row, spots counted from 1, what lasts and what is stacked', () => {
    expect(targetOf(undefined, SEATS)).toEqual({ sort: 'none' })
    expect(targetOf('yellow', SEATS)).toEqual({ sort: 'seat', seat: 2 })
    expect(targetOf('ghost-ship', SEATS)).toEqual({ sort: 'exploration', id: 'ghost-ship' })
    expect(targetOf('pink.3', SEATS)).toEqual({ sort: 'crew', seat: 1, spot: 2 })
    expect(targetOf('lasting.2', SEATS)).toEqual({ sort: 'lasting', number: 2 })
    expect(targetOf('stack.1', SEATS)).toEqual({ sort: 'stack', number: 1 })
    expect(sameTarget({ sort: 'seat', seat: 1 }, { sort: 'seat', seat: 1 })).toBe(true)
    expect(sameTarget({ sort: 'seat', seat: 1 }, { sort: 'seat', seat: 2 })).toBe(false)
  })
})

describe('what is offered', () => {
  it('is found by what people touch', () => {
    const all = offered('sail kraken', 'raid', 'play fog on kraken', 'play fog on pink', 'use hook', 'done')
    expect(all.find('sail', 'kraken')?.action).toBe('sail kraken')
    expect(all.find('sail', 'other')).toBeNull()
    expect(all.find('raid')?.action).toBe('raid')
    expect(all.plays('fog').map(({ target }) => target.sort)).toEqual(['exploration', 'seat'])
    expect(all.plays('hook').map(({ target }) => target)).toEqual([{ sort: 'none' }])
    expect(all.out?.action).toBe('done')
  })

  it('knows challenges with their prizes, doubloons as numbers and cards as words', () => {
    const { dares } = offered('challenge pink in attack for 2', 'challenge yellow in courage for idol')
    expect(dares.map(({ opponent, trait, prize }) => [opponent, trait, prize])).toEqual([
      [1, 'attack', 2],
      [2, 'courage', 'idol'],
    ])
  })

  it('knows draws and plunder', () => {
    expect(offered('draw 2 events 1', 'draw 3').draws.map(({ crew, events }) => [crew, events])).toEqual([
      [2, 1],
      [3, 0],
    ])
    const [some, none] = offered('take 1,3 doubloons yes', 'take none doubloons no').plunders
    expect([some?.spots, some?.coin, none?.spots, none?.coin]).toEqual([[0, 2], true, [], false])
  })

  it('finds an equipped card by its spot and a card of the hand by its id', () => {
    expect(offered('lose 2').spot(1)?.action).toBe('lose 2')
    expect(offered('drop 1').spot(1)).toBeNull()
    expect(offered('dismiss hook').givenUp('hook')?.action).toBe('dismiss hook')
    expect(offered('discard fog').givenUp('fog')?.action).toBe('discard fog')
  })
})
