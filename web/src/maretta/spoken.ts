/** How things stand on the rafts, for who listens. */
import type { Sitting } from '../table/sitting.svelte.ts'
import { say, text } from '../words/language.svelte.ts'
import { handOf, standsOn } from './pieces.ts'

/** One's hand, and where everybody stands. */
export function standing({ view, source }: Sitting): string[] {
  if (!view) return []
  const hand = typeof view.seat === 'number' ? [say('table-speak-hand', { cards: handOf(view, view.seat) })] : []
  const places = view.layout.seats.map((_, seat) => {
    const space = standsOn(view, seat)
    const key = space ? 'table-speak-stands' : 'table-speak-out'
    return text({ key, args: { seat: { seat }, ...(space ? { space } : {}) } }, source.names)
  })
  return [...hand, ...places]
}
