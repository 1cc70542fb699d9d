import { describe, expect, it } from 'vitest'

import { pathOf } from '../table/course.ts'
import type { Beat } from '../wire/shapes.ts'
import { COUNTED, Layout, View } from '../wire/view.ts'
import { courseOf, ranking } from './course.ts'

const COUNTERS = ['round', 'space', 'space', 'space', 'lava']
const LAYOUT = new Layout({
  seats: ['purple', 'pink', 'yellow'],
  counters: COUNTERS,
  agenda: 9,
  steps: {},
  places: [],
  numbers: {},
  constants: {},
})
const START = [0, 0, 0, 0, 1, 0, 0, 0, -2]
const [ROUND, ANNA, BRUNO, CARLA, LAVA] = [4, 5, 6, 7, 8]
const beat = (number: number, ...counted: [number, number][]): Beat => ({
  number,
  events: counted.map(([cell, value]) => [COUNTED, cell, value]),
  log: [],
})
const BEATS = [
  beat(1, [ANNA, 3], [ANNA, 5], [LAVA, 1]),
  beat(2, [BRUNO, 2], [ROUND, 2]),
  beat(3, [ANNA, 9], [LAVA, 4], [BRUNO, -1]),
]

describe('the course of a game', () => {
  it('has for each round where everybody was at its end', () => {
    const course = courseOf(LAYOUT, START, BEATS, false)
    expect(course).toEqual({
      seats: [
        [0, 5, 9],
        [0, 2, null],
        [0, 0, 0],
      ],
      lava: null,
      rounds: 2,
      highest: 9,
    })
    expect(CARLA).toBe(7)
  })

  it('shows what runs after them', () => {
    expect(courseOf(LAYOUT, START, BEATS, true).lava).toEqual([-2, 1, 4])
  })

  it('is a flat line for a game in which nothing has moved', () => {
    const course = courseOf(LAYOUT, START, [], false)
    expect(course).toMatchObject({ rounds: 0, highest: 1 })
    expect(pathOf(course.seats[0]!, course, 100, 50)).toBe('M0 50')
  })
})

describe('the ranking', () => {
  it('goes by how far everybody came; who is equal shares a rank', () => {
    const view = new View(LAYOUT, null, [0, 0, 0, 0, 1, 7, -1, 7, 0])
    expect(ranking(view)).toEqual([
      { rank: 1, seat: 0, space: 7 },
      { rank: 1, seat: 2, space: 7 },
      { rank: 3, seat: 1, space: null },
    ])
  })
})
