/** Which cards fly in a moment, and between which spots of the table. A hidden card has no identity: it goes from place to place. */
import type { Moment } from '../table/show.svelte.ts'
import type { Flight as Flown } from '../table/sky.ts'
import type { Event } from '../wire/shapes.ts'
import { MOVED } from '../wire/view.ts'
import type { Layout } from '../wire/view.ts'
import { cardOf } from './reading.ts'

export interface Flight extends Flown {
  card: string | null // null: nobody here sees it
}

const FLYING = new Set(['draw', 'slot', 'keep', 'steal', 'lose'])
const LATE = 24

export function flightsIn(moment: Moment, own: number | null): Flight[] {
  if (!FLYING.has(moment.sort)) return []
  const { layout } = moment.before
  return moment.events
    .filter((event) => event[0] === MOVED)
    .map((event, index) => ({ ...flight(layout, event, own), late: moment.sort === 'draw' ? index * LATE : 0 }))
    .filter(({ from, to }) => from !== to && !isPick(from, to, own))
}

/** The own card lies there already, ever since it was chosen. */
const isPick = (from: string, to: string, own: number | null) =>
  from.startsWith(`hand-${own}-`) && to === `slot1-${own}`

function flight(layout: Layout, event: Event, own: number | null): Omit<Flight, 'late'> {
  const [, kind, source, index, target, goal, , up] = event as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const card = layout.places[source]!.kinds[kind] ?? null
  const hidden = layout.places[target]!.name === 'slot1' && up === 0
  return {
    card: hidden ? null : card,
    from: spotOf(layout, source, index, card, own),
    to: spotOf(layout, target, goal, card, own),
  }
}

/** The name of a spot, as elements carry it. */
function spotOf(layout: Layout, place: number, index: number, card: string | null, own: number | null): string {
  const { name, owner } = layout.places[place]!
  if (name === 'hand') return owner === own ? `hand-${owner}-${index}` : `hand-${owner}`
  if (name === 'stock') return `stock-${owner}-${card ? cardOf(card).suit : ''}`
  return name.startsWith('slot') ? `${name}-${index}` : name
}
