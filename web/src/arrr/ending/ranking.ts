/** How everybody came out (P8.3), and how the dice fell. */
import type { Event } from '../../wire/shapes.ts'
import { ROLLED } from '../../wire/view.ts'
import type { Face, SeatGauge } from '../wire.ts'

export interface Place {
  seat: number
  /** From 1 on; the same for who is equal in everything that counts. */
  rank: number
}

/** By points, then fame, then doubloons. */
export function rankingOf(seats: readonly SeatGauge[]): Place[] {
  const worth = ({ points, fame, coins }: SeatGauge) => [points ?? 0, fame ?? 0, coins]
  const compare = (one: SeatGauge, two: SeatGauge) => {
    const [mine, theirs] = [worth(one), worth(two)]
    const at = mine.findIndex((value, index) => value !== theirs[index])
    return at < 0 ? 0 : theirs[at]! - mine[at]!
  }
  return seats
    .map((gauge, seat) => ({ seat, rank: 1 + seats.filter((other) => compare(other, gauge) < 0).length }))
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
