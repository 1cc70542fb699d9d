/** What is said aloud at a table: what happens, as it is shown, and how things stand, when somebody asks. */
import type { Beat } from '../wire/shapes.ts'
import { say, text } from '../words/language.svelte.ts'
import { entriesOf } from './log.ts'
import { handOf, standsOn } from './pieces.ts'
import type { Sitting } from './sitting.svelte.ts'

/** The sentences of all beats behind one, up to another. */
export function newsOf(beats: readonly Beat[], after: number, upTo: number, names: readonly string[]): string {
  const news = beats.filter((beat) => beat.number > after && beat.number <= upTo)
  return entriesOf(news)
    .map((entry) => text(entry.message, names))
    .join(' ')
}

/** One's hand, where everybody stands, what is asked, or who is awaited. */
export function stateOf(sitting: Sitting): string {
  const { view, question } = sitting
  const names = sitting.source.names
  const parts: string[] = []
  if (view) {
    if (typeof view.seat === 'number') parts.push(say('table-speak-hand', { cards: handOf(view, view.seat) }))
    view.layout.seats.forEach((_, seat) => {
      const space = standsOn(view, seat)
      const key = space ? 'table-speak-stands' : 'table-speak-out'
      parts.push(text({ key, args: { seat: { seat }, ...(space ? { space } : {}) } }, names))
    })
  }
  if (sitting.source.open && question?.text) parts.push(text(question.text, names))
  else if (question) parts.push(text(question.awaited, names))
  return parts.join(' ')
}
