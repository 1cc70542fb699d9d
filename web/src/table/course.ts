/** How far everybody came, round by round: read from the public numbers that a game's beats count. */
import type { Beat } from '../wire/shapes.ts'
import type { Layout } from '../wire/view.ts'
import { View } from '../wire/view.ts'

/** One line of the chart: a value for each round, from before the first one on; null once there is none any more. */
export type Values = (number | null)[]

export interface Course {
  /** Of every seat, in the order of the seats. */
  seats: Values[]
  /** What runs after them, if anything does. */
  lava: Values | null
  rounds: number
  highest: number
}

const OFF = -1 // the space of who is out of the race

export function courseOf(layout: Layout, start: readonly number[], beats: readonly Beat[], withLava: boolean): Course {
  const view = new View(layout, null, [...start])
  const seats: Values[] = layout.seats.map(() => [])
  const lava: Values = []
  const note = (round: number) => {
    layout.seats.forEach((_, seat) => (seats[seat]![round] = spaceOf(view, seat)))
    lava[round] = view.counter('lava')
  }
  note(0)
  for (const beat of beats) {
    for (const event of beat.events) {
      const round = Math.max(1, view.counter('round')) // what begins the next one still belongs to it
      view.apply(event)
      note(round)
    }
  }
  const all = [...seats, ...(withLava ? [lava] : [])].flat().filter((value) => value !== null)
  const rounds = Math.max(0, ...seats.map((values) => values.length - 1))
  return { seats, lava: withLava ? lava : null, rounds, highest: Math.max(1, ...all) }
}

function spaceOf(view: View, seat: number): number | null {
  const space = view.counter('space', seat)
  return space === OFF ? null : space
}

/** Everybody by how far they came, the furthest first; who came equally far shares a rank. Who is out comes last. */
export interface Ranked {
  rank: number
  seat: number
  space: number | null
}

export function ranking(view: View): Ranked[] {
  const found = view.layout.seats.map((_, seat) => ({ rank: 0, seat, space: spaceOf(view, seat) }))
  found.sort((one, two) => (two.space ?? OFF) - (one.space ?? OFF) || one.seat - two.seat)
  found.forEach((each, index) => {
    const before = found[index - 1]
    each.rank = before?.space === each.space ? before.rank : index + 1
  })
  return found
}

/** Where the points of a line lie in a box; it is broken where there is no value. */
export function pathOf(values: Values, course: Course, width: number, height: number): string {
  const across = width / Math.max(1, course.rounds)
  let drawing = false
  return values
    .map((value, round) => {
      if (value === null) {
        drawing = false
        return ''
      }
      const point = `${drawing ? 'L' : 'M'}${rounded(round * across)} ${rounded(height - (value / course.highest) * height)}`
      drawing = true
      return point
    })
    .join('')
}

const rounded = (number: number) => Math.round(number * 10) / 10

/** Round steps for an axis, at most so many: 0, 5, 10 ... */
export function ticks(highest: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => highest / each <= most) ?? highest
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step)
}

/** Heights for labels beside the ends of lines: as near to them as they can be without covering each other. */
export function labelHeights(wanted: readonly number[], apart: number, height: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, two) => wanted[one]! - wanted[two]!)
  const found = [...wanted]
  order.forEach((index, place) => {
    const above = order[place - 1]
    if (above !== undefined) found[index] = Math.max(found[index]!, found[above]! + apart)
  })
  const last = order.at(-1)
  const over = last === undefined ? 0 : Math.max(0, found[last]! - height)
  for (let place = order.length - 1, limit = height; over > 0 && place >= 0; place--, limit -= apart)
    found[order[place]!] = Math.min(found[order[place]!]!, limit)
  return found
}
