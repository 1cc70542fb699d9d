/** The last lines of the log that are about somebody. */
import type { Argument, Beat, LogLine } from '../wire/shapes.ts'

const MOST = 3
const NOT_MOVES = new Set(['log-round', 'log-draw', 'log-draw-up', 'log-draws', 'log-turned-up'])

export function lastMoves(beats: readonly Beat[], upTo: number, seat: number): LogLine[] {
  const found: LogLine[] = []
  for (const beat of beats.toReversed()) {
    if (beat.number > upTo) continue
    for (const line of beat.log.toReversed()) {
      if (NOT_MOVES.has(line.key) || !Object.values(line.args ?? {}).some((argument) => isAbout(argument, seat)))
        continue
      found.unshift(line)
      if (found.length === MOST) return found
    }
  }
  return found
}

const GIVEN = new Set(['log-give', 'log-give-hidden', 'log-give-steal', 'log-load'])

/** By whom those who got a second card in this round got it. */
export function givers(beats: readonly Beat[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const line of beats.flatMap(({ log }) => log)) {
    if (line.key === 'log-round') found.clear()
    const { giver, receiver } = (line.args ?? {}) as Record<string, { seat: number } | undefined>
    if (GIVEN.has(line.key) && giver && receiver) found.set(receiver.seat, giver.seat)
  }
  return found
}

function isAbout(argument: Argument, seat: number): boolean {
  if (typeof argument !== 'object') return false
  if (Array.isArray(argument)) return argument.some((each) => isAbout(each, seat))
  if ('seat' in argument) return argument.seat === seat
  return 'args' in argument && Object.values(argument.args ?? {}).some((each) => isAbout(each, seat))
}
