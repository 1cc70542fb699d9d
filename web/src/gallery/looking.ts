/** Which cards of a deck somebody looks for: of a pack, with a trait, with words on them. */
import { nameOf, spoken } from '../arrr/cards/words.ts'
import type { Card, DeckTold, Pack, Trait } from '../arrr/wire.ts'
import { matches } from '../shell/rulebook.ts'

export const PACKS: readonly Pack[] = ['captain', 'crew', 'event', 'exploration']

export interface Wanted {
  /** Empty: any. */
  pack: Pack | ''
  trait: Trait | ''
  words: string
}

/** All cards of a deck, pack by pack. */
export const allOf = (deck: DeckTold): Card[] => [...deck.captains, ...deck.crew, ...deck.events, ...deck.explorations]

/** A card is of a trait if it brings some of it, or asks for it. */
export function hasTrait(card: Card, trait: Trait, traits: readonly Trait[]): boolean {
  if (card.pack === 'crew') return (card.traits[traits.indexOf(trait)] ?? 0) > 0
  return card.pack === 'exploration' && card.tests.some((test) => test.trait === trait)
}

export function foundIn(deck: DeckTold, { pack, trait, words }: Wanted): Card[] {
  return allOf(deck).filter(
    (card) =>
      (pack === '' || card.pack === pack) &&
      (trait === '' || hasTrait(card, trait, deck.traits)) &&
      matches(words, '', `${nameOf(card)} ${spoken(card)}`),
  )
}

export const inDeck = (cards: readonly Card[]): number => cards.reduce((sum, { copies }) => sum + copies, 0)

/** The card beside one in a list, round its ends. */
export function beside(cards: readonly Card[], card: Card, step: 1 | -1): Card | null {
  const at = cards.findIndex(({ id }) => id === card.id)
  return at < 0 ? (cards[0] ?? null) : (cards[(at + step + cards.length) % cards.length] ?? null)
}
