/** What a seat knows of hands that it does not see: a pelican has looked, or a card was turned away. */
import type { View } from '../wire/view.ts'
import { Reading, sorted } from './reading.ts'

/** Cards of a hand, or face down in slot 1, that are known for certain, and how many there are in all. */
export interface Known {
  seat: number
  cards: string[]
  hidden: number
  /** Whether all of them are known: nothing has come since the look. */
  whole: boolean
}

/** Facts say: this holder has at least so many pieces of these kinds, as a sum of powers of two. */
export function knownHands(view: View, facts: readonly (readonly number[])[]): Known[] {
  const reading = new Reading(view)
  return reading.seats.flatMap((seat) => {
    if (seat === view.seat || view.seat === 'all') return []
    const kinds = view.layout.places[view.layout.place('hand', seat)]!.kinds
    const cards = facts.flatMap(([holder, mask = 0, least = 0]) => {
      const kind = holder === seat ? kindOf(mask) : -1
      return kind < 0 ? [] : Array<string>(least).fill(kinds[kind]!)
    })
    if (cards.length === 0) return []
    const hidden = reading.hand(seat).length + (reading.slot(1, seat)?.up === false ? 1 : 0)
    return [{ seat, cards: sorted(cards), hidden, whole: cards.length >= hidden }]
  })
}

/** The one kind of a fact that names just one; -1 for those that name several. Masks may be longer than 32 bits. */
function kindOf(mask: number): number {
  const kind = Math.round(Math.log2(mask))
  return 2 ** kind === mask ? kind : -1
}
