/** Short notices at the edge of the page: they say what went wrong or well, are read aloud, and go by themselves. */
import { Refused, Unreachable } from '../wire/http.ts'
import { say } from '../words/language.svelte.ts'
import { announce } from './live.svelte.ts'

export interface Tiding {
  id: number
  text: string
  bad: boolean
}

const SHORTEST = 4_000 // milliseconds
const PER_LETTER = 60

let tidings = $state.raw<Tiding[]>([])
let last = 0

/** What notices keep clear of: so many pixels at the lower edge of the page, the bar of a table. */
export const clearance = $state({ height: 0 })

export const allTidings = (): readonly Tiding[] => tidings

export function tell(text: string, bad = false): void {
  const tiding = { id: ++last, text, bad }
  tidings = [...tidings.filter((each) => each.text !== text), tiding]
  announce(text)
  setTimeout(() => drop(tiding.id), SHORTEST + text.length * PER_LETTER)
}

export function drop(id: number): void {
  tidings = tidings.filter((each) => each.id !== id)
}

/** Why something failed, in a sentence: as the server says it, or that it cannot be reached. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused && error.problem.detail) return error.problem.detail
  return say(error instanceof Unreachable ? 'web-unreachable' : 'web-failed')
}

/** Do something, and say so if it fails; true if it did not. */
export async function trying(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what()
    return true
  } catch (error) {
    tell(reasonOf(error), true)
    return false
  }
}
