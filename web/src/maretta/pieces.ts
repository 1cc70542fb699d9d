/** What the end of a game and whoever reads it aloud name: the cards in a hand, the space of a meeple. */
import { boardOf } from './reading.ts'
import { cardName, spaceName } from './words.ts'
import type { Message } from '../wire/shapes.ts'
import type { View } from '../wire/view.ts'

/** Where somebody stands; null for who is out of the race. */
export function standsOn(view: View, seat: number): Message | null {
  const space = view.counter('space', seat)
  return space < 0 ? null : spaceName(boardOf(view.layout), space)
}

/** The cards that a seat holds, as far as whoever looks can see them. */
export function handOf(view: View, seat: number): Message[] {
  const pieces = view.pieces(view.layout.place('hand', seat))
  return pieces.map(({ kind }) => (kind === null ? { key: 'card-hidden' } : cardName(kind)))
}
