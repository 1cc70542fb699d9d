/** How far a game is, in a few words for the header: the round, and what is left in the deck that ends it. */
import type { Gauges } from '../wire/shapes.ts'
import type { View } from '../wire/view.ts'
import { say } from '../words/language.svelte.ts'

export function factsOf(view: View | null, gauges: Gauges): string[] {
  const { round, rounds } = gauges
  const facts: string[] = []
  const left = (gauges.decks as { explorations?: number } | undefined)?.explorations
  if (left !== undefined) facts.push(say('arrr-explorations', { count: left }))
  if (typeof round === 'number' && round > 0) {
    const known = typeof rounds === 'number' && rounds > 0
    facts.push(known ? say('table-round-of', { round, rounds }) : say('table-round', { round }))
  }
  const deck = view?.layout.places.findIndex((place) => place.name === 'deck') ?? -1
  if (view && deck >= 0) facts.push(say('table-deck', { count: view.size(deck) }))
  return facts
}
