/** What happened, line by line, as the log shows it: the lines of the beats, and between them where a new round begins. */
import type { Argument, Beat, Message } from '../wire/shapes.ts'

export interface Entry {
  /** Unlike any other of the same log. */
  id: string
  beat: number
  depth: number
  message: Message
  /** A round begins; or time was over for somebody; or just a line. */
  sort: 'round' | 'clock' | 'line'
}

const ROUNDS = /(^|-)log-(round|turn)$/

/**
 * The lines of these beats. `clocked`: by question, the seats for which a bot chose since time was over; the answers to question n lead to
 * beat n + 1, so it is said there.
 */
export function entriesOf(beats: readonly Beat[], clocked: Record<string, number[]> = {}): Entry[] {
  return beats.flatMap((beat) => [
    ...(clocked[beat.number - 1] ?? []).map((seat) => ({
      id: `${beat.number} clock ${seat}`,
      beat: beat.number,
      depth: 0,
      message: { key: 'page-time-ran-out', args: { seat: { seat } } },
      sort: 'clock' as const,
    })),
    ...linesOf(beat),
  ])
}

/** A beat never changes, so its entries are made once: what is drawn from them is not drawn anew with every further beat. */
const made = new WeakMap<Beat, Entry[]>()

function linesOf(beat: Beat): Entry[] {
  let lines = made.get(beat)
  if (!lines) {
    lines = beat.log.map((line, index) => ({
      id: `${beat.number} ${index}`,
      beat: beat.number,
      depth: line.depth ?? 0,
      message: line,
      sort: ROUNDS.test(line.key) ? ('round' as const) : ('line' as const),
    }))
    made.set(beat, lines)
  }
  return lines
}

/** The seats and the spaces that a message speaks of: they can be pointed at. */
export interface Mentioned {
  seats: number[]
  spaces: number[]
}

export function mentioned(message: Message): Mentioned {
  const found: Mentioned = { seats: [], spaces: [] }
  gather(message, found)
  return { seats: [...new Set(found.seats)], spaces: [...new Set(found.spaces)] }
}

function gather(value: Argument, found: Mentioned): void {
  if (typeof value !== 'object') return
  if (Array.isArray(value)) value.forEach((each) => gather(each, found))
  else if ('seat' in value) found.seats.push(value.seat)
  else if ('key' in value) {
    const number = value.args?.number
    if (value.key === 'space' && typeof number === 'number') found.spaces.push(number)
    Object.values(value.args ?? {}).forEach((each) => gather(each, found))
  }
}

/** Mark on the table what a message speaks of; null: nothing any more. */
export function pointAt(area: Element, message: Message | null): void {
  area.querySelectorAll('[data-pointed]').forEach((each) => each.removeAttribute('data-pointed'))
  if (message === null) return
  const { seats, spaces } = mentioned(message)
  const wanted = [...seats.map((seat) => `[data-seat="${seat}"]`), ...spaces.map((space) => `[data-space="${space}"]`)]
  if (wanted.length === 0) return
  area.querySelectorAll(wanted.join()).forEach((each) => each.setAttribute('data-pointed', ''))
}

/** Go to the log with the keyboard; false if it is not to be seen. */
export function focusLog(): boolean {
  const stop = document.querySelector<HTMLElement>('[data-zone="log"] [tabindex="0"]')
  stop?.focus()
  return stop !== null
}
