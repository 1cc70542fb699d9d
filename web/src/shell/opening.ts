/**
 * A table to be opened, as its form has it: who is to sit where, and what is played. What the server is asked for follows from it.
 *
 * People at this device take their seats one after the other, bots are called, and whoever is invited finds a free seat.
 */
import type { NewTable, Settings, Wish } from '../wire/shapes.ts'

/** Who is meant to sit somewhere: somebody at this device, a bot, or whoever comes by the link. */
export type Sitter = { kind: 'here'; name: string } | { kind: 'bot'; level: number } | { kind: 'friend' }

export interface Plan {
  settings: Settings
  /** The first is whoever opens the table, and at this device. */
  sitters: Sitter[]
}

export const MOST_LETTERS = 40 // of a name
const USUAL_SEATS = 4
/** Three different characters to begin with, none of them too clever. */
const USUAL_BOTS = [2, 3, 1, 2]

export function usualSettings(game: string, counts: readonly number[] = [USUAL_SEATS]): Settings {
  return {
    game,
    seats: counts.includes(USUAL_SEATS) ? USUAL_SEATS : (counts[0] ?? USUAL_SEATS),
    variant: '',
    tables: null,
    clock: { seconds: 0, bank: 0 },
    fuse: 8,
    visibility: 'link',
    spectators: true,
    chat: false,
    first: null,
  }
}

/** The usual table of a game: against bots, or with room for friends. */
export function usualPlan(settings: Settings, name: string, others: 'bots' | 'friends'): Plan {
  const bots = USUAL_BOTS.map((level): Sitter => ({ kind: 'bot', level }))
  const rest = Array.from({ length: settings.seats - 1 }, (_, index) => bots[index % bots.length]!)
  return { settings, sitters: [{ kind: 'here', name }, ...rest.map((bot) => (others === 'bots' ? bot : FRIEND))] }
}

const FRIEND: Sitter = { kind: 'friend' }

/** All others of one kind; who is of it already stays as they are. */
export function withOthers(plan: Plan, kind: Sitter['kind']): Plan {
  const bots = usualPlan(plan.settings, '', 'bots').sitters
  const sitters = plan.sitters.map((sitter, seat): Sitter => {
    if (seat === 0 || sitter.kind === kind) return sitter
    return kind === 'bot' ? bots[seat]! : kind === 'here' ? { kind, name: '' } : FRIEND
  })
  return { ...plan, sitters }
}

/** The same plan for another number of seats: whoever is added is like the last of the others. */
export function withSeats(plan: Plan, seats: number): Plan {
  const like = plan.sitters.slice(1).findLast((sitter) => sitter.kind !== 'here') ?? FRIEND
  const sitters = Array.from({ length: seats }, (_, seat) => plan.sitters[seat] ?? like)
  const first = plan.settings.first !== null && plan.settings.first < seats ? plan.settings.first : null
  return { settings: { ...plan.settings, seats, first }, sitters }
}

/** What is asked of the server: to open the table with whoever follows at once, then what else is to be done at it. */
export function opening(plan: Plan, nonce: string): { table: NewTable; then: Wish[] } {
  const [host, ...others] = plan.sitters
  const bots = leadingLevels(others)
  const whole = others.every((sitter) => sitter.kind !== 'friend')
  const atOnce = bots.length === others.length
  const then = others.flatMap((sitter, index): Wish[] => {
    const seat = index + 1
    if (sitter.kind === 'here') return [{ do: 'sit', seat, name: sitter.name.trim() }]
    return sitter.kind === 'bot' && index >= bots.length ? [{ do: 'man', seat, level: sitter.level }] : []
  })
  return {
    table: {
      settings: plan.settings,
      name: host?.kind === 'here' ? host.name.trim() : '',
      nonce,
      bots,
      deal: atOnce,
    },
    then: whole && !atOnce ? [...then, { do: 'deal' }] : then,
  }
}

/** The bots right behind the host: they can come with the table itself. */
function leadingLevels(others: readonly Sitter[]): number[] {
  const levels: number[] = []
  for (const sitter of others) {
    if (sitter.kind !== 'bot') break
    levels.push(sitter.level)
  }
  return levels
}

/** A plan as it was kept on this device, with today's name of who opens it; null if it is none. */
export function keptPlan(kept: unknown, name: string): Plan | null {
  const { settings, sitters } = (kept ?? {}) as Partial<Plan>
  if (!settings || !Array.isArray(sitters) || sitters.length !== settings.seats) return null
  return {
    settings: { ...usualSettings(settings.game), ...settings },
    sitters: [{ kind: 'here', name }, ...sitters.slice(1)],
  }
}

/** The same against bots alone. */
export const againstBots = (plan: Plan): Plan => withOthers(plan, 'bot')

/** What is wrong with the names of a plan, by seat: `empty`, or `twice`. */
export function wrongNames(sitters: readonly Sitter[]): Map<number, 'empty' | 'twice'> {
  const wrong = new Map<number, 'empty' | 'twice'>()
  const seen = new Set<string>()
  sitters.forEach((sitter, seat) => {
    if (sitter.kind !== 'here') return
    const name = sitter.name.trim().toLocaleLowerCase()
    if (!name) wrong.set(seat, 'empty')
    else if (seen.has(name)) wrong.set(seat, 'twice')
    seen.add(name)
  })
  return wrong
}
