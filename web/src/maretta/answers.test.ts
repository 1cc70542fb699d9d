import { describe, expect, it } from 'vitest'

import { Answers, wordsOf } from './answers.ts'
import { scene } from './fixtures/read.ts'

function answers(name: string): Answers {
  const { offer, layout } = scene(name)
  return new Answers(offer.options, layout.seats)
}

describe('answers', () => {
  it('are read from the words of the notation', () => {
    expect(wordsOf('place rope-1 on pink steal water-1')).toEqual({
      verb: 'place',
      what: 'rope-1',
      on: 'pink',
      steal: 'water-1',
    })
    expect(wordsOf('open 2')).toEqual({ verb: 'open', what: '2' })
  })

  it('are sorted by card and raft, thefts apart', () => {
    const placing = answers('place').placingOf('rope-1', 1)!
    expect(placing.plain.action).toBe('place rope-1 on pink')
    expect(placing.thefts.map((option) => option.action)).toEqual([
      'place rope-1 on pink steal wood-1',
      'place rope-1 on pink steal rope-1',
      'place rope-1 on pink steal wood-2',
      'place rope-1 on pink steal water-4',
    ])
    expect(answers('place').placingOf('wood-4', 1)!.thefts).toEqual([])
  })

  it('keep what cannot be done, with its reason', () => {
    const taken = answers('place').placingOf('wood-4', 3)!
    expect(taken.plain.refused?.why.key).toBe('refused-slot-taken')
    expect(answers('place').placeable('wood-4')).toBe(true)
    expect(answers('play').ofCard('food-3')?.refused?.why.key).toBe('refused-same-suit')
    expect(answers('play').none?.refused?.rule).toBe('B3.2')
  })

  it('leave only the own raft where no other is free', () => {
    const free = answers('place-own')
      .placings('wood-4')
      .filter(({ plain }) => !plain.refused)
    expect(free.map(({ seat }) => seat)).toEqual([0])
  })

  it('are sorted by whose stock a card is taken from', () => {
    const monkey = answers('monkey').taken()
    expect(monkey.map(({ seat, options }) => [seat, options.filter((option) => !option.refused).length])).toEqual([
      [0, 0],
      [1, 4],
      [2, 3],
      [3, 4],
    ])
    expect(
      answers('troop')
        .taken()
        .map(({ seat }) => seat),
    ).toEqual([-1])
    expect(
      answers('anchor')
        .taken()[0]!
        .options.map((option) => answers('anchor').cardIn(option)),
    ).toEqual(['wood-1', 'fire-1', 'food-1', 'food-2'])
  })

  it('are found by seat and by barrel', () => {
    expect(answers('spear').ofSeat(1)?.refused?.rule).toBe('D7')
    expect(answers('spear').ofSeat(2)?.action).toBe('swap yellow')
    expect(answers('barrel').ofBarrel(2)?.action).toBe('open 2')
    expect(answers('place').ofSeat(1)).toBeNull()
  })
})
