/** How everybody came out, and how the dice fell. */
import type { Event } from '../../wire/shapes.ts'
import { ROLLED } from '../../wire/view.ts'
import type { Face, SeatGauge } from '../wire.ts'

export interface Place {
  seat: number
  /** From 1 on; the same for all who won, and for others with as many points. */
  rank: number
}

/** Whoever won comes first: how that was decided is known by the rules. The others come by their points. */
export function rankingOf(seats: readonly SeatGauge[], winners: readonly number[]): Place[] {
  const worth = seats.map(({ points }, seat) => (winners.includes(seat) ? Infinity : (points ?? 0)))
  return worth
    .map((own, seat) => ({ seat, rank: 1 + worth.filter((other) => other > own).length }))
    .sort((one, two) => one.rank - two.rank || one.seat - two.seat)
}

export interface Fallen {
  face: Face
  count: number
  /** How often it would lie up if every side came up equally often. */
  expected: number
}

/** How often each face lay up in all throws of a game; `die`: what the sides of one show, `faces`: how events number them. */
export function fallenIn(
  beats: readonly { events: Event[] }[],
  die: readonly Face[],
  faces: readonly Face[],
): Fallen[] {
  const counts = faces.map(() => 0)
  for (const { events } of beats) for (const [sort, , face] of events) if (sort === ROLLED) counts[face!]!++
  const all = counts.reduce((sum, count) => sum + count, 0)
  return faces.flatMap((face, index) => {
    const sides = die.filter((side) => side === face).length
    return sides === 0 ? [] : [{ face, count: counts[index]!, expected: (all * sides) / die.length }]
  })
}
