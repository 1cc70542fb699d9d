/** What touching an own card would answer, as far as one answer can stand for it: the first that can be given, or why none can. */
import type { Option } from '../../wire/shapes.ts'
import type { Desk } from '../desk.svelte.ts'
import type { Card } from '../wire.ts'

export function optionOfCard(desk: Desk, card: Card): Option | null {
  const plays = desk.offered.plays(card.id)
  const chosen = plays.find(({ option }) => desk.isChosen(option))
  return (chosen ?? plays.find(({ option }) => !option.refused) ?? plays[0])?.option ?? null
}
