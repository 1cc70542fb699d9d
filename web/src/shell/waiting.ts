/** The waiting room: what is missing before a game can begin, and what is asked of the server for each thing that is pressed. */
import type { Message, Room, Settings, Wish, You } from '../wire/shapes.ts'

/** What stands between now and the first card. */
export function missing(room: Room, you: You): { free: number; late: string[]; say: Message } {
  const free = room.seats.filter((seat) => seat.free).length
  const late = room.seats.filter((_, seat) => isLate(room, seat)).map(({ name }) => name)
  if (free > 0) return { free, late, say: { key: 'web-seats-free', args: { count: free } } }
  if (late.length > 0) return { free, late, say: { key: 'web-waits-for', args: { names: late, count: late.length } } }
  return { free, late, say: { key: you.host ? 'web-all-ready-host' : 'web-all-ready' } }
}

/** Whether everybody waits for who sits there: people say that they are ready, but for the host, who begins. */
export function isLate(room: Room, seat: number): boolean {
  const { person, bot, ready } = room.seats[seat]!
  return person && bot === 0 && !ready && !room.host.includes(seat)
}

export const freeSeats = (room: Room): number[] => room.seats.flatMap(({ free }, seat) => (free ? [seat] : []))

/** Whether somebody may sit down: who has a seat at a locked table may bring another person at the same device. */
export function maySit(room: Room, you: You): boolean {
  return freeSeats(room).length > 0 && (!room.locked || you.host || you.seats.length > 0)
}

/** Whether somebody is called so already; names are the same however they are spelled. */
export function isTaken(room: Room, name: string, own?: number): boolean {
  const wanted = name.trim().toLocaleLowerCase()
  return room.seats.some((seat, index) => index !== own && !seat.free && seat.name.toLocaleLowerCase() === wanted)
}

export const sitting = (seat: number | null, name: string): Wish => ({
  do: 'sit',
  name: name.trim(),
  ...(seat === null ? {} : { seat }),
})

export const readying = (seat: number, nonce: string): Wish => ({ do: 'ready', seat, ready: true, nonce })

/** Other settings; null if they are as they were, since asking would make everybody unready for nothing. */
export function changing(before: Settings, after: Settings): Wish | null {
  const settings = { ...after, variant: after.variant.trim() }
  return JSON.stringify(sorted(before)) === JSON.stringify(sorted(settings)) ? null : { do: 'change', settings }
}

const sorted = (settings: Settings) => Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1))

/** The seats that a smaller table would lack: those who sit there would have nowhere to go. */
export function seatedBeyond(room: Room, seats: number): number {
  return room.seats.slice(seats).filter(({ free }) => !free).length
}
