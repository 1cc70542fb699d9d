/** How the beats of Maretta are played: which events belong together, and how long they take. */
import type { Staging, Step } from '../table/show.svelte.ts'
import type { Beat, Event } from '../wire/shapes.ts'
import { ASKED, COUNTED, ENDED, MOVED, SHOWN, TURNED } from '../wire/view.ts'
import type { View } from '../wire/view.ts'
import { isSwap } from './foretelling.ts'

const LASTS = {
  deal: 500,
  draw: 320,
  slot: 220,
  flip: 260,
  hop: 130, // for each space
  hops: 900, // at most
  swap: 600,
  open: 350,
  read: 500, // what was found in a barrel is to be read
  steal: 300,
  lose: 300,
  keep: 260,
  burst: 420,
  look: 350,
  lava: 900,
  sink: 600,
  round: 250,
  board: 500, // for each seat
  end: 400,
}
const STAGGER = 70

export const stage: Staging = (beat, before) => {
  const table = before.copy()
  const steps: Step[] = []
  const opened = new Set<number>()
  beat.events.forEach((event, index) => {
    const found = sortOf(event, index, beat, table)
    if (isBoarding(beat, event, table, steps)) steps.push(boarding(beat))
    const barrel = barrelIn(event, table)
    if (barrel >= 0 && !opened.has(barrel)) {
      opened.add(barrel)
      if (event[0] === TURNED) {
        steps.push({ sort: 'open', events: [event], lasts: LASTS.open + LASTS.read })
        table.apply(event)
        return
      }
      // A barrel that lay face up is opened without an event of its own: before what it does, after the move that led there.
      const landed = steps.findLastIndex(({ sort }) => sort === 'hop')
      if (!isOpen(before, barrel)) steps.splice(landed + 1, 0, opening(barrel, table))
    }
    table.apply(event)
    const last = steps.at(-1)
    if (last?.sort === found.sort && found.joins) {
      last.events.push(event)
      last.lasts = Math.max(last.lasts, found.lasts + found.stagger * (last.events.length - 1))
    } else {
      steps.push({ sort: found.sort, events: [event], lasts: found.lasts })
    }
  })
  return steps
}

interface Sort {
  sort: string
  lasts: number
  joins: boolean // happens together with what is of the same sort just before
  stagger: number
}

const sort = (name: string, lasts: number, joins = true, stagger = 0): Sort => ({ sort: name, lasts, joins, stagger })

function sortOf(event: Event, index: number, beat: Beat, table: View): Sort {
  switch (event[0]) {
    case MOVED:
      return movedSort(event, table)
    case TURNED:
      return sort('flip', LASTS.flip, true, STAGGER)
    case COUNTED:
      return countedSort(event, index, beat, table)
    case SHOWN:
      return sort('look', LASTS.look)
    case ENDED:
      return sort('end', LASTS.end)
    default:
      return sort('still', 0)
  }
}

function movedSort(event: Event, table: View): Sort {
  const [from, to] = [placeName(table, event[2]!), placeName(table, event[4]!)]
  if (to === 'barrels') return sort('deal', LASTS.deal)
  if (from === 'deck') return sort('draw', LASTS.draw, true, 24)
  if (from === 'barrels') return sort('close', LASTS.lose)
  if (to.startsWith('slot')) return sort('slot', LASTS.slot, to === 'slot1')
  if (from.startsWith('slot')) return sort('keep', LASTS.keep)
  if (from === 'stock') return to === 'stock' ? sort('steal', LASTS.steal) : sort('lose', LASTS.lose)
  return sort('lose', LASTS.lose)
}

function countedSort(event: Event, index: number, beat: Beat, table: View): Sort {
  const counter = table.layout.counterAt(event[1]!)
  if (counter?.name === 'space') {
    const there = event[2]!
    const distance = Math.abs(there - table.counter('space', counter.seat))
    if (there < 0) return sort('gone', 0)
    if (isSwap(table, beat.events, index) || isSwap(table, beat.events, index - 1)) return sort('swap', LASTS.swap)
    return sort('hop', Math.min(LASTS.hops, LASTS.hop * distance), false)
  }
  if (counter?.name === 'lava') return sort('lava', LASTS.lava)
  if (counter?.name === 'race') return sort('sink', LASTS.sink)
  if (counter?.name === 'round') return sort('round', table.counter('round') === 0 ? 0 : LASTS.round)
  return sort('still', 0)
}

const placeName = (view: View, place: number): string => view.layout.places[place]?.name ?? ''

/** The spot of the barrel that an event is about; -1 if it is about none. */
function barrelIn(event: Event, table: View): number {
  if (event[0] === TURNED) return placeName(table, event[1]!) === 'barrels' ? event[2]! : -1
  if (event[0] === MOVED) return placeName(table, event[2]!) === 'barrels' ? event[3]! : -1
  if (event[0] !== ASKED) return -1
  const kinds = table.layout.places[table.layout.place('barrels')]!.kinds
  for (let at = event.length - 4; at >= 2; at -= 4)
    if (kinds.includes(table.layout.told.steps[event[at]!] ?? '')) return event[at + 3]!
  return -1
}

/** Whether the effect of that barrel was going on already. */
function isOpen(view: View, spot: number): boolean {
  const kinds = view.layout.places[view.layout.place('barrels')]!.kinds
  return view.agenda.some(({ step, b }) => kinds.includes(step) && b === spot)
}

const opening = (spot: number, view: View): Step => ({
  sort: 'open',
  // It is face up already; that it is turned up once more says which one it is, and changes nothing.
  events: [[TURNED, view.layout.place('barrels'), spot, faceOf(view, spot)]],
  lasts: LASTS.open + LASTS.read,
})

function faceOf(view: View, spot: number): number {
  const place = view.layout.places[view.layout.place('barrels')]!
  return place.kinds.indexOf(view.slot(view.layout.place('barrels'), spot)?.kind ?? '')
}

/** Everybody tries to board before the cards are put away, or before the game ends: no event tells it, but the log does. */
function isBoarding(beat: Beat, event: Event, table: View, steps: readonly Step[]): boolean {
  if (steps.some((step) => step.sort === 'board')) return false
  if (!beat.log.some(({ key }) => key === 'log-boarding')) return false
  return event[0] === ENDED || (event[0] === MOVED && placeName(table, event[2]!).startsWith('slot'))
}

function boarding(beat: Beat): Step {
  const lines = beat.log.filter(({ key }) => key === 'log-aboard' || key === 'log-left-behind')
  return { sort: 'board', events: [], lasts: LASTS.board * lines.length, lines }
}
