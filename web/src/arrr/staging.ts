/** How the beats of Arrr!!! are played: which events belong together, and how long they take. */
import type { Staging, Step } from '../table/show.svelte.ts'
import type { Event } from '../wire/shapes.ts'
import { COUNTED, ENDED, MOVED } from '../wire/view.ts'
import type { View } from '../wire/view.ts'

const LASTS = {
  row: 300, // an exploration comes, others move on
  draw: 320,
  crew: 220, // a card comes aboard
  play: 240, // an event goes onto the stack
  pop: 200,
  conquer: 420,
  lose: 260,
  coins: 350,
  dice: 700,
  more: 450, // dice that are thrown besides
  tire: 200,
  end: 400,
}
const STAGGER = 24

interface Sort {
  sort: string
  lasts: number
  /** For every further event of the sort that happens together with it. */
  stagger: number
}

const sort = (name: string, lasts: number, stagger = 0): Sort => ({ sort: name, lasts, stagger })
const STILL = sort('still', 0)

export const stage: Staging = (beat, before) => {
  const table = before.copy()
  const steps: Step[] = []
  for (const event of beat.events) {
    const found = sortOf(event, table)
    table.apply(event)
    const last = steps.at(-1)
    if (last?.sort === found.sort) {
      last.events.push(event)
      last.lasts = Math.max(last.lasts, found.lasts + found.stagger * (last.events.length - 1))
    } else steps.push({ sort: found.sort, events: [event], lasts: found.lasts })
  }
  return steps
}

function sortOf(event: Event, table: View): Sort {
  switch (event[0]) {
    case MOVED:
      return movedSort(placeName(table, event[2]!), placeName(table, event[4]!))
    case COUNTED:
      return countedSort(event, table)
    case ENDED:
      return sort('end', LASTS.end)
    default:
      return STILL
  }
}

function movedSort(from: string, to: string): Sort {
  if (to === 'chest' && from === 'seas') return sort('conquer', LASTS.conquer)
  if (to === 'seas' || from === 'seas') return sort('row', LASTS.row)
  if (from === 'crew-deck' || from === 'event-deck') return sort('draw', LASTS.draw, STAGGER)
  if (to === 'area' || to === 'captain') return sort('crew', LASTS.crew, STAGGER)
  if (to === 'stack') return sort('play', LASTS.play)
  if (from === 'stack') return sort('pop', LASTS.pop)
  return sort('lose', LASTS.lose)
}

function countedSort(event: Event, table: View): Sort {
  const counter = table.layout.counterAt(event[1]!)
  if (!counter) return STILL
  const change = event[2]! - table.counter(counter.name, counter.seat)
  switch (counter.name) {
    case 'coins':
    case 'staked':
    case 'supply':
      return change === 0 ? STILL : sort('coins', LASTS.coins)
    case 'dice':
      // Dice that are taken away go without a sound.
      return change <= 0 ? STILL : sort('dice', table.counter('thrown') > 0 && hasDice(table) ? LASTS.more : LASTS.dice)
    case 'tired':
      return change === 0 ? STILL : sort('tire', LASTS.tire)
    default:
      return STILL
  }
}

function hasDice(table: View): boolean {
  const count = table.layout.told.counters.filter((name) => name === 'dice').length
  return Array.from({ length: count }, (_, at) => table.counter('dice', at)).some((dice) => dice > 0)
}

const placeName = (view: View, place: number): string => view.layout.places[place]?.name ?? ''
