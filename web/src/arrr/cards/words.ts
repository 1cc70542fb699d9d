/** What cards are called and what is said of them, in the language of whoever reads. */
import type { MarkName } from '../../art/arrr/signs.ts'
import type { Message } from '../../wire/shapes.ts'
import { attribute, language, say, text } from '../../words/language.svelte.ts'
import type { Card, CrewCard, ExplorationCard, Trait } from '../wire.ts'

/** The order of the values on a crew card, unless a deck says another. */
export const TRAITS: readonly Trait[] = ['attack', 'navigation', 'cunning', 'courage']

/** A name as the deck has it: in the language shown, or in the first that it has. */
export function inLanguage(names: Record<string, string>): string {
  return names[language()] ?? names.en ?? Object.values(names)[0] ?? ''
}

export const nameOf = (card: Card): string => inLanguage(card.name)

/** What sort of card it is: an officer, an event, a permanent event... */
export function sortOf(card: Card): string {
  if (card.pack === 'crew') return attribute(`kind-${card.sort}`, 'label')
  if (card.pack === 'event') return say(card.lasting ? 'cards-sort-permanent' : 'cards-sort-event')
  return say(card.pack === 'exploration' ? 'cards-sort-exploration' : 'cards-sort-captain')
}

/** The sign of that. */
export const markOf = (card: Card): MarkName => (card.pack === 'crew' ? card.sort : card.pack)

export const traitLabel = (trait: Trait | 'jolly'): string => attribute(`trait-${trait}`, 'label')

export interface Value {
  trait: Trait
  value: number
}

/** The traits of a crew card that have a number (P6.1). */
export function valuesOf(card: CrewCard, traits: readonly Trait[] = TRAITS): Value[] {
  return traits.map((trait, at) => ({ trait, value: card.traits[at] ?? 0 })).filter(({ value }) => value > 0)
}

const valueSaid = ({ trait, value }: Value): string =>
  say('trait-value', { trait: { key: `trait-${trait}` }, amount: value })

/** A symbol is called by a message, or as the deck writes it. */
export const symbolName = (card: ExplorationCard): string => {
  const { symbol_name: name, symbol } = card
  return name === null ? symbol : typeof name === 'string' ? name : text(name)
}

/** What conquering an exploration brings, besides what happens then. */
export function lootSaid(card: ExplorationCard, doubloons = card.doubloons): string[] {
  return [
    ...(card.fame ? [say('fame', { amount: card.fame })] : []),
    ...(card.symbol ? [say('collection', { symbol: symbolName(card) })] : []),
    ...(doubloons ? [say('doubloons', { amount: doubloons })] : []),
  ]
}

/** A line of a card's text, with the sign that stands before it. */
export interface Line {
  mark: MarkName | Trait | null
  text: string
  /** For who hears it: what the sign says. */
  sign: string
}

const line = (mark: Line['mark'], message: Message, sign = ''): Line => ({ mark, text: text(message), sign })

/** What is written on a card below its picture: what its signs and numbers do not say already. */
export function written(card: Card): Line[] {
  switch (card.pack) {
    case 'crew':
    case 'captain':
      return card.lines.map((each) => line(each.key === ALWAYS ? 'permanent' : 'exhaust', each))
    case 'event':
      return card.lines.map((each) => line(EVENT_MARKS[each.key] ?? null, each))
    case 'exploration':
      return [
        ...(card.condition ? [line('lock', card.condition)] : []),
        ...card.lines.filter(({ key }) => key === WATCHED).map((each) => line('eye', each)),
        ...card.tests.flatMap(({ trait, reward, penalty }) => [
          ...(reward ? [line(trait, reward)] : []),
          ...(penalty ? [line(trait, penalty)] : []),
        ]),
        ...(card.reward ? [line('reward', card.reward)] : []),
        ...(card.penalty ? [line('damage', card.penalty)] : []),
      ]
  }
}

const ALWAYS = 'printed-always'
/** Nobody cheats there. */
const WATCHED = 'printed-watched'
const EVENT_MARKS: Partial<Record<string, MarkName>> = { 'printed-play': 'moment', 'printed-lasting': 'permanent' }

/** All of a card for who hears it: its name, what it is, and everything printed on it. */
export function spoken(card: Card): string {
  const lines = [...card.signs, ...card.lines].map((each) => text(each))
  // The first sign of a crew card says what it is already.
  return sentences([nameOf(card), ...(card.pack === 'crew' ? [] : [sortOf(card)]), ...lines])
}

/** A crew card in a slot: its name, what it is and its traits. */
export function crewSpoken(card: CrewCard, traits: readonly Trait[] = TRAITS, exhausted = false): string {
  const values = valuesOf(card, traits).map(valueSaid)
  return sentences([
    nameOf(card),
    [sortOf(card), ...values].join(', '),
    ...(exhausted ? [say('cards-exhausted')] : card.ability ? [say('cards-has-ability')] : []),
  ])
}

/** Some sentences in a row; those that end without a stop get one. */
export const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ')
