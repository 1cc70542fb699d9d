/** What an answer would do, as far as it was foretold: read off its events and messages, for ghosts on the board and lines on rafts. */
import type { SuitName } from '../art/palette.ts'
import type { Argument, Case, Event, Message, Option } from '../wire/shapes.ts'
import { COUNTED, MOVED } from '../wire/view.ts'
import type { View } from '../wire/view.ts'
import { gaugesOf } from './gauges.ts'
import type { Gauges } from './gauges.ts'
import { cardOf, Reading } from './reading.ts'
import type { Barrel } from './reading.ts'

/** A meeple that would move: the nearest and the furthest space it may come to. */
export interface Landing {
  seat: number
  from: number
  low: number
  high: number
  swapped: boolean
  barrels: Barrel[] // of which one would be opened; only where the space is certain
}

/** A stack of cards of one suit, with what lies on the minecart: what it would add up to. */
export interface Stack {
  seat: number
  suit: SuitName
  total: number
  limit: number
  lost: boolean
}

export interface Foretold {
  landings: Landing[]
  later: { seat: number; steps: number }[] // moves that come after something nobody can foretell
  stacks: Stack[]
  boards: { seat: number; aboard: boolean; score: number }[]
  caught: number[]
  suits: { seat: number; before: number; after: number }[] // in stocks from or to which a card would go
  gauges: Gauges | null
}

const NOTHING: Foretold = { landings: [], later: [], stacks: [], boards: [], caught: [], suits: [], gauges: null }

export function foretell(view: View | null, option: Option | null): Foretold {
  if (!view || !option?.foretold) return NOTHING
  const said = option.preview ?? []
  return {
    landings: landings(view, option.foretold),
    later: found(said, 'preview-later').map((args) => ({ seat: seatIn(args), steps: args.steps as number })),
    stacks: [
      ...found(said, 'preview-stack').map((args) => stackIn(args, false)),
      ...found(said, 'preview-burst').map((args) => stackIn(args, true)),
      ...found(said, 'preview-no-stack').map((args) => stackIn(args, true)),
    ],
    boards: [
      ...found(said, 'preview-boards').map((args) => boardingIn(args, true)),
      ...found(said, 'preview-left-behind').map((args) => boardingIn(args, false)),
    ],
    caught: found(said, 'preview-caught').map(seatIn),
    suits: suitsAfter(view, option.foretold[0]?.events ?? []),
    gauges: gaugesOf(option.gauges),
  }
}

type Args = Record<string, Argument>

const found = (said: readonly Message[], key: string): Args[] =>
  said.filter((message) => message.key === key).map((message) => message.args ?? {})

const seatIn = (args: Args): number => (args.seat as { seat: number }).seat

function boardingIn(args: Args, aboard: boolean): Foretold['boards'][number] {
  return { seat: seatIn(args), aboard, score: (args.sum as Message).args!.score as number }
}

function stackIn(args: Args, lost: boolean): Stack {
  const suit = (args.suit as Message).key.replace('suit-', '') as SuitName
  return { seat: seatIn(args), suit, total: args.total as number, limit: args.limit as number, lost }
}

/** How many suits there are in stocks before and after cards leave some of them; what else comes to stocks later does not count. */
function suitsAfter(view: View, events: readonly Event[]): Foretold['suits'] {
  if (new Reading(view).board.volcano) return [] // there it is stacks that count
  const taken = events.filter((event) => event[0] === MOVED && view.layout.places[event[2]!]?.name === 'stock')
  if (taken.length === 0) return []
  const table = view.copy()
  for (const event of taken) table.apply(event)
  const [was, is] = [new Reading(view), new Reading(table)]
  const suits = (reading: Reading, seat: number) => new Set(reading.stock(seat).map((card) => cardOf(card).suit)).size
  return was.seats
    .filter((seat) => was.stock(seat).length !== is.stock(seat).length)
    .map((seat) => ({ seat, before: suits(was, seat), after: suits(is, seat) }))
}

/** Where a meeple stood and where it comes to, in one case. */
interface Walk {
  to: number
  swapped: boolean
  barrels: Barrel[]
}

function landings(view: View, cases: readonly Case[]): Landing[] {
  const before = new Reading(view)
  const walks = cases.map((each) => walksIn(view, each))
  return before.seats.flatMap((seat) => {
    const from = before.space(seat)
    const ends = cases.flatMap((each, index) => {
      const walk = walks[index]!.get(seat)
      // Where a case is cut short the own move may still be to come: that is no reason to say that one stays.
      return walk ?? (each.cut && seat === view.seat ? [] : [{ to: from, swapped: false, barrels: [] }])
    })
    const low = Math.min(...ends.map(({ to }) => to))
    const high = Math.max(...ends.map(({ to }) => to))
    if (ends.length === 0 || (low === from && high === from)) return []
    const swapped = ends.some((end) => end.swapped)
    return [{ seat, from, low, high, swapped, barrels: low === high && !swapped ? ends[0]!.barrels : [] }]
  })
}

function walksIn(view: View, { events }: Case): Map<number, Walk> {
  const table = view.copy()
  const walks = new Map<number, Walk>()
  events.forEach((event, index) => {
    const mover = event[0] === COUNTED ? view.layout.counterAt(event[1]!) : null
    if (mover?.name === 'space' && event[2]! >= 0) {
      const { seat } = mover
      const swapped = isSwap(table, events, index) || isSwap(table, events, index - 1)
      const barrels = swapped ? [] : new Reading(table).barrels(event[2]!)
      walks.set(seat, { to: event[2]!, swapped, barrels })
    }
    table.apply(event)
  })
  return walks
}

/** Whether an event and the next one bring two meeples to where the other one stood. `view`: before either of them, or between. */
export function isSwap(view: View, events: readonly (readonly number[])[], index: number): boolean {
  const [one, two] = [events[index], events[index + 1]]
  if (one?.[0] !== COUNTED || two?.[0] !== COUNTED) return false
  const [first, second] = [view.layout.counterAt(one[1]!), view.layout.counterAt(two[1]!)]
  if (first?.name !== 'space' || second?.name !== 'space' || first.seat === second.seat) return false
  const there = view.counter('space', second.seat)
  return two[2]! < there && one[2] === there
}
