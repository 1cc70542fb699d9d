import { describe, expect, it } from 'vitest'

import type { Dare } from '../offered.ts'
import type { DuelGauge, Trait } from '../wire.ts'
import { Daring } from './daring.svelte.ts'

const dare = (opponent: number, trait: Trait, prize: number | string, refused = false): Dare => ({
  opponent,
  trait,
  prize,
  option: {
    code: 0,
    action: `challenge ${opponent} in ${trait} for ${prize}`,
    text: { key: 'x' },
    ...(refused ? { refused: { rule: 'P5.1', why: { key: 'x' } } } : {}),
  },
})
const duel = (opponent: number, trait: Trait, win: number, loss: number): DuelGauge => ({
  opponent,
  trait,
  mine: { total: 1, parts: [] },
  theirs: { total: 1, parts: [] },
  win,
  tie: 100 - win - loss,
  loss,
})

const DARES = [
  dare(1, 'attack', 1),
  dare(1, 'attack', 2),
  dare(1, 'attack', 3, true),
  dare(1, 'cunning', 1),
  dare(1, 'cunning', 'idol'),
  dare(2, 'attack', 1, true),
]
const DUELS = [duel(1, 'attack', 30, 40), duel(1, 'cunning', 60, 20)]

describe('a challenge that is put together', () => {
  let opponent: number | null = 1
  const daring = new Daring(
    () => DARES,
    () => DUELS,
    () => opponent,
  )

  it('is against who can be challenged', () => {
    expect(daring.opponents).toEqual([1])
  })

  it('begins with the trait that is won most often, and the smallest prize', () => {
    expect([daring.trait, daring.prize]).toEqual(['cunning', 1])
    expect(daring.option?.action).toBe('challenge 1 in cunning for 1')
  })

  it('can be changed in all its parts', () => {
    daring.name('attack')
    daring.want(2)
    expect(daring.prizes).toEqual([1, 2])
    expect(daring.option?.action).toBe('challenge 1 in attack for 2')
  })

  it('goes back to what can be won if the trait changes', () => {
    daring.name('cunning')
    expect(daring.prize).toBe(1)
    daring.want('idol')
    expect(daring.option?.action).toBe('challenge 1 in cunning for idol')
    daring.forget()
    expect(daring.prize).toBe(1)
  })

  it('is none where nobody is meant', () => {
    opponent = null
    const nobody = new Daring(
      () => DARES,
      () => DUELS,
      () => null,
    )
    expect(nobody.option).toBeNull()
  })
})
