/** Who is there: of everybody at the table whether they are at it, on their way back, away, or have a bot playing for them. */
import { createContext, untrack } from 'svelte'

import type { Seat } from '../wire/shapes.ts'
import type { Table } from '../wire/table.svelte.ts'

export type State = 'here' | 'back-soon' | 'away' | 'bot' | 'stand-in' | 'free'

const BACK_SOON = 15 // seconds without a line that may be a tunnel or a reload
export const GRACE = 60 // seconds after which the others may call a bot; the server decides

/** How it is with one seat; `gone`: for how many seconds nobody has been there. */
export function stateOf(seat: Seat, present: boolean, gone: number): State {
  if (seat.free) return 'free'
  if (seat.bot > 0) return seat.person ? 'stand-in' : 'bot'
  if (present) return 'here'
  return gone < BACK_SOON ? 'back-soon' : 'away'
}

export class Company {
  /** Who is not there, and since when by the server's clock. */
  private gone = $state.raw<readonly { seat: number; since: number }[]>([])
  private now = $state(0)

  constructor(readonly table: Table) {}

  /** Call in an effect: it notes who is not there, and looks at the clock as long as somebody is not. */
  follow(): (() => void) | undefined {
    const { presence, room } = this.table
    const now = this.table.now()
    const before = untrack(() => this.gone)
    const people = (room?.seats ?? []).map((seat, index) => (seat.person && seat.bot === 0 ? index : -1))
    const missing = people.filter((seat) => seat >= 0 && presence[seat] === false)
    this.gone = missing.map((seat) => before.find((each) => each.seat === seat) ?? { seat, since: now })
    this.now = now
    if (missing.length === 0) return undefined
    const ticking = setInterval(() => (this.now = this.table.now()), 1000)
    return () => clearInterval(ticking)
  }

  state(seat: number): State {
    const told = this.table.room?.seats[seat]
    return told ? stateOf(told, this.table.presence[seat] !== false, this.goneFor(seat)) : 'free'
  }

  private goneFor(seat: number): number {
    const since = this.gone.find((each) => each.seat === seat)?.since ?? this.now
    return Math.max(0, this.now - since)
  }

  /** Those of the others for whom one may call a bot: they have been gone for long enough. */
  get callable(): number[] {
    const own = this.table.you.seats
    return this.gone.map(({ seat }) => seat).filter((seat) => !own.includes(seat) && this.goneFor(seat) >= GRACE)
  }
}

export const [getCompany, provideCompany, hasCompany] = createContext<Company>()
