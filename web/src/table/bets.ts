/** Who is out of a game that goes on may say who will win it: once, for all to see. */
import type { Gauges, Room } from '../wire/shapes.ts'

/** The seats that take no part any more, where a game tells of such. */
export function outOf(gauges: Gauges): number[] {
  const seats = (gauges.seats ?? []) as { in_race?: boolean }[]
  return seats.flatMap((seat, index) => (seat.in_race === false ? [index] : []))
}

/** On whom a seat can still bet; empty if it cannot. */
export function runnersFor(room: Room, gauges: Gauges, seat: number | null): number[] {
  const out = outOf(gauges)
  if (seat === null || room.stage !== 'playing' || !out.includes(seat) || room.seats[seat]?.bet !== null) return []
  return room.seats.map((_, index) => index).filter((index) => !out.includes(index))
}

/** What is said of a bet: it is open as long as nobody has won. */
export function betKey(room: Room, on: number): string {
  if (room.stage !== 'ended') return 'page-bet-made'
  return room.end?.winners?.includes(on) ? 'page-bet-right' : 'page-bet-wrong'
}
