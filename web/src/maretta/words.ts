/** The names of what lies on the table, as messages. */
import type { SuitName } from '../art/palette.ts'
import type { Message } from '../wire/shapes.ts'
import { cardOf } from './reading.ts'
import type { Barrel, Board } from './reading.ts'

export function cardName(word: string): Message {
  const { suit, number } = cardOf(word)
  if (suit === null) return { key: 'card-steamship' }
  return { key: 'card', args: { suit: suitName(suit), number } }
}

export const suitName = (suit: SuitName): Message => ({ key: `suit-${suit}` })

export const barrelName = (kind: string): Message => ({ key: `barrel-${kind}` })

/** What a barrel does, with the numbers of the table. */
export function barrelEffect(kind: string, board: Board): Message {
  const count = board.layout.number(`barrels.${kind}_cards`)
  return { key: `barrel-${kind}-effect`, ...(count > 0 ? { args: { count } } : {}) }
}

/** Barrels in a row: those that lie open one by one, the others counted. */
export function barrelList(barrels: readonly Barrel[]): Message[] {
  const hidden = barrels.filter(({ kind }) => kind === null).length
  return [
    ...barrels.flatMap(({ kind }) => (kind ? [barrelName(kind)] : [])),
    ...(hidden > 0 ? [{ key: 'barrels-hidden', args: { count: hidden } }] : []),
  ]
}

export function spaceName(board: Board, space: number): Message {
  if (space < 0) return { key: 'space-behind', args: { count: -space } }
  if (space === 0) return { key: board.volcano ? 'space-village' : 'space-island' }
  if (space >= board.last) return { key: board.volcano ? 'space-sea' : 'space-steamship' }
  return { key: 'space', args: { number: space } }
}
