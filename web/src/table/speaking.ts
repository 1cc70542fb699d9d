/** What is said aloud at a table: what happens, as it is shown, and how things stand, when somebody asks. */
import type { Beat } from '../wire/shapes.ts'
import { text } from '../words/language.svelte.ts'
import { entriesOf } from './log.ts'
import type { Sitting } from './sitting.svelte.ts'

/** The sentences of all beats behind one, up to another. */
export function newsOf(beats: readonly Beat[], after: number, upTo: number, names: readonly string[]): string {
  const news = beats.filter((beat) => beat.number > after && beat.number <= upTo)
  return entriesOf(news)
    .map((entry) => text(entry.message, names))
    .join(' ')
}

/** How things stand, as the game says it; then what is asked, or who is awaited. */
export function stateOf(sitting: Sitting, standing: (sitting: Sitting) => string[]): string {
  const { question } = sitting
  const names = sitting.source.names
  const parts = standing(sitting)
  if (sitting.source.open && question?.text) parts.push(text(question.text, names))
  else if (question) parts.push(text(question.awaited, names))
  return parts.join(' ')
}
