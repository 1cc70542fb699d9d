/** How far everybody came, round by round: read from the public numbers that a game's beats count. */
import type { Course, Values } from '../table/course.ts'
import type { Beat } from '../wire/shapes.ts'
import type { Layout } from '../wire/view.ts'
import { View } from '../wire/view.ts'

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
