/** What flies in a moment, and between which spots of the table: cards, and doubloons. A hidden card is a back. */
import type { Moment } from '../table/show.svelte.ts'
import type { Flight as Flown } from '../table/sky.ts'
import type { Event } from '../wire/shapes.ts'
import { COUNTED, MOVED } from '../wire/view.ts'
import type { Layout } from '../wire/view.ts'
import type { Pack } from './wire.ts'

export interface Flight extends Flown {
  /** A card by its id; null: its back, or a doubloon. */
  card: string | null
  /** Null: a doubloon. */
  pack: Pack | null
}

const LATE = 24
const MANY_COINS = 5

export function flightsIn(moment: Moment, own: number | null): Flight[] {
  const { layout } = moment.before
  if (moment.sort === 'coins') return coins(moment, layout)
  return moment.events
    .filter((event) => event[0] === MOVED)
    .map((event, index) => ({ ...card(layout, event, own), late: moment.sort === 'draw' ? index * LATE : 0 }))
    .filter(({ from, to }) => from !== to)
}

function card(layout: Layout, event: Event, own: number | null): Omit<Flight, 'late'> {
  const [, kind, source, index, target, goal] = event as [number, number, number, number, number, number]
  const id = layout.places[source]!.kinds[kind] ?? null
  return {
    card: id,
    pack: packOf(layout.places[source]!.name),
    from: spotOf(layout, source, index, kind, own),
    to: spotOf(layout, target, goal, kind, own),
  }
}

/** Doubloons go through the supply, whoever gives them to whom. */
function coins(moment: Moment, layout: Layout): Flight[] {
  return moment.events.flatMap((event) => {
    const counter = event[0] === COUNTED ? layout.counterAt(event[1]!) : null
    if (counter?.name !== 'coins') return []
    const change = event[2]! - moment.before.counter('coins', counter.seat)
    const [from, to] = change > 0 ? ['supply', `coins-${counter.seat}`] : [`coins-${counter.seat}`, 'supply']
    const many = Math.min(MANY_COINS, Math.abs(change))
    return Array.from({ length: many }, (_, at) => ({ card: null, pack: null, from, to, late: at * 2 * LATE }))
  })
}

function packOf(place: string): Pack {
  if (place.startsWith('crew') || place === 'area') return 'crew'
  if (place.startsWith('captain')) return 'captain'
  return place.startsWith('event') || place === 'stack' || place === 'lasting' ? 'event' : 'exploration'
}

/** The name of a spot, as elements carry it. */
function spotOf(layout: Layout, place: number, index: number, kind: number, own: number | null): string {
  const { name, owner } = layout.places[place]!
  if (name === 'seas') return `seas-${kind}`
  if (name === 'area') return `area-${owner}-${index}`
  if (name === 'captain') return `captain-${index}`
  if (name === 'stake') return `chest-${index}`
  if (owner < 0) return name
  return owner === own && name !== 'chest' ? `${name}-${owner}-${index}` : `${name}-${owner}`
}
