import { beforeAll, describe, expect, it } from 'vitest'

import type { CrewCard, DeckTold, EventCard, ExplorationCard } from '../arrr/wire.ts'
import { need, speak } from '../words/language.svelte.ts'
import { beside, foundIn, hasTrait, inDeck } from './looking.ts'

beforeAll(async () => {
  await speak('en')
  await need('cards')
})

const printed = (id: string, en: string) => ({
  kind: 0,
  id,
  name: { en, it: `${en} (it)` },
  picture: {},
  from: 'original',
  signs: [],
  lines: [],
})
const crab = {
  ...printed('crab', 'Captain Crab'),
  pack: 'crew',
  copies: 2,
  sort: 'item',
  traits: [0, 3, 0, 0],
  ability: null,
} as CrewCard
const fog = { ...printed('fog', 'Brûlée of Fog'), pack: 'event', copies: 3, lasting: null } as EventCard
const reef = {
  ...printed('reef', 'The Reef'),
  pack: 'exploration',
  copies: 1,
  tests: [{ trait: 'attack', difficulty: 2, reward: null, penalty: null }],
  fame: 1,
  symbol: '',
  symbol_name: null,
  doubloons: 0,
  condition: null,
  watched: false,
  reward: null,
  penalty: null,
  influence: {},
} as ExplorationCard
const DECK: DeckTold = {
  deck: 'three',
  traits: ['attack', 'navigation', 'cunning', 'courage'],
  crew: [crab],
  events: [fog],
  explorations: [reef],
  captains: [],
}
const ANY = { pack: '', trait: '', words: '' } as const
const ids = (wanted: Partial<Parameters<typeof foundIn>[1]>) => foundIn(DECK, { ...ANY, ...wanted }).map(({ id }) => id)

describe('looking for cards', () => {
  it('all are there, pack by pack', () => expect(ids({})).toEqual(['crab', 'fog', 'reef']))

  it('by pack', () => expect(ids({ pack: 'event' })).toEqual(['fog']))

  it('by a trait that a card brings or asks for', () => {
    expect(ids({ trait: 'navigation' })).toEqual(['crab'])
    expect(ids({ trait: 'attack' })).toEqual(['reef'])
    expect(hasTrait(fog, 'attack', DECK.traits)).toBe(false)
  })

  it('by words, whatever the accents and capitals, in any order', () => {
    expect(ids({ words: 'fog BRULEE' })).toEqual(['fog'])
    expect(ids({ words: 'exploration' })).toEqual(['reef'])
    expect(ids({ words: 'walrus' })).toEqual([])
  })

  it('counts every copy', () => expect(inDeck(foundIn(DECK, ANY))).toBe(6))

  it('goes round the ends, and begins anew beside a card that is no longer looked for', () => {
    const found = foundIn(DECK, ANY)
    expect(beside(found, reef, 1)).toBe(crab)
    expect(beside(found, crab, -1)).toBe(reef)
    expect(beside([crab, fog], reef, 1)).toBe(crab)
    expect(beside([], reef, 1)).toBeNull()
  })
})
