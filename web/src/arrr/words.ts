/** Numbers of the table in words: what a sum is made of, chances, what somebody owns. */
import { say } from '../words/language.svelte.ts'
import { nameOf } from './cards/words.ts'
import type { Deck } from './reading.ts'
import type { Part, Sum } from './wire.ts'

/** A number with its sign; a true minus, which is as wide as a plus. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** Where a number of a sum comes from: a card by its name, or what the rules say. */
export function sourceOf(deck: Deck, { card, source }: Part): string {
  if (card && source !== 'printed') return nameOf(deck.of(card))
  return say(source === 'played' ? 'arrr-from-played' : 'arrr-from-printed')
}

export interface Term {
  amount: string
  source: string
}

/** The numbers of a sum in their order, the first without a sign. Those that are 0 say nothing, unless there is no other. */
export function termsOf(deck: Deck, { parts }: Sum): Term[] {
  const said = parts.filter((part, index) => part.amount !== 0 || (index === 0 && parts.length > 1))
  return said.map((part, index) => ({
    amount: index === 0 && part.amount >= 0 ? String(part.amount) : signed(part.amount),
    source: sourceOf(deck, part),
  }))
}

/** Whether the numbers add up to something else than what counts: a difficulty below 1 is 1, dice below 0 are none. */
export const isBounded = ({ parts, total }: Sum): boolean =>
  parts.length > 0 && parts.reduce((sum, { amount }) => sum + amount, 0) !== total

/** A sum in one sentence, for who hears it: "2 Olga, +1 Hook = 3". */
export function sumSaid(deck: Deck, sum: Sum): string {
  const terms = termsOf(deck, sum).map(({ amount, source }) => `${amount} ${source}`)
  return terms.length === 0 ? String(sum.total) : `${terms.join(', ')} = ${sum.total}`
}

/** What is printed of a sum, where it is not what counts. */
export function printedOf({ parts, total }: Sum): number | undefined {
  const printed = parts.find(({ source }) => source === 'printed')?.amount
  return printed === undefined || printed === total ? undefined : printed
}

export const percent = (hundredths: number): string => say('arrr-percent', { number: hundredths })
