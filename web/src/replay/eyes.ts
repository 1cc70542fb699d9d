/** Through whose eyes a game may be seen: during it one's own or a spectator's; after it everybody's, or with all cards open. */
import type { Room } from '../wire/shapes.ts'

export type Observer = number | null | 'all'

/** Those that are allowed, the most usual first. */
export function eyesFor(room: Room, own: readonly number[]): Observer[] {
  if (room.stage !== 'ended') return own.length > 0 ? [...own] : [null]
  const seats = room.seats.map((_, seat) => seat)
  return ['all', ...own, ...seats.filter((seat) => !own.includes(seat)), null]
}

/** The one that an address names, if it may be; otherwise the most usual. */
export function eyesIn(wanted: string | null, allowed: readonly Observer[]): Observer {
  const named = wanted === null ? undefined : allowed.find((each) => wordOf(each) === wanted)
  return named === undefined ? (allowed[0] ?? null) : named
}

/** How an address names them. */
export const wordOf = (eyes: Observer): string => (eyes === null ? 'none' : String(eyes))
