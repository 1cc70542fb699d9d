/** The pictures of cards: the server composes them, from what a card shows, what kind of card it is, and its id. */
import type { Card } from './wire.ts'

/** The address of a card's picture. */
export function pictureOf(card: Card): string {
  const words = { ...card.picture, role: card.pack === 'crew' ? card.sort : card.pack }
  const parts = Object.entries(words).map(([what, which]) => `${what}=${encodeURIComponent(which)}`)
  return `/pictures/${encodeURIComponent(card.id)}.svg?${parts.join('&')}`
}
