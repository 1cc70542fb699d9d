import { describe, expect, it } from 'vitest'

import { labelHeights, pathOf, ticks } from './course.ts'
import type { Course } from './course.ts'

describe('a line of the chart', () => {
  const course: Course = {
    seats: [
      [0, 5, 9],
      [0, 2, null],
    ],
    lava: null,
    rounds: 2,
    highest: 9,
  }

  it('goes from left to right and upwards', () => {
    expect(pathOf(course.seats[0]!, course, 100, 90)).toBe('M0 90L50 40L100 0')
  })

  it('ends where somebody is out', () => {
    expect(pathOf(course.seats[1]!, course, 100, 90)).toBe('M0 90L50 70')
  })
})

describe('an axis', () => {
  it('has few and round numbers', () => {
    expect(ticks(18, 5)).toEqual([0, 5, 10, 15])
    expect(ticks(4, 5)).toEqual([0, 1, 2, 3, 4])
  })
})

describe('labels beside lines', () => {
  it('stay where they are wanted if there is room', () => {
    expect(labelHeights([100, 20], 20, 200)).toEqual([100, 20])
  })

  it('make room for each other, and stay within the chart', () => {
    expect(labelHeights([50, 50, 55], 20, 200)).toEqual([50, 70, 90])
    expect(labelHeights([200, 200, 195], 20, 200)).toEqual([180, 200, 160])
  })
})
