import { describe, expect, it } from 'vitest'

import { apart, arc, between, fanned, layPath, smooth, spaceAt, steps } from './geometry.ts'

const SHIPPED = { first: 0, last: 18, down: false }
const BOXES = [
  [320, 200],
  [344, 260],
  [360, 420],
  [700, 330],
  [1000, 600],
] as const

describe('a path', () => {
  it.each(BOXES)('stays within %d x %d and gives every space room of its own', (width, height) => {
    for (const last of [2, 14, 18, 24, 31]) {
      const path = layPath(width, height, { first: 0, last, down: false })
      expect(path.spaces.map(({ number }) => number)).toEqual(Array.from({ length: last + 1 }, (_, index) => index))
      for (const { x, y } of path.spaces) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(height)
      }
      for (const one of path.spaces)
        for (const two of path.spaces)
          if (one.number < two.number)
            expect(Math.hypot(one.x - two.x, one.y - two.y), `${last}: ${one.number} ${two.number}`).toBeGreaterThan(
              path.unit * 0.55,
            )
    }
  })

  it('winds more often where the box is high', () => {
    const rows = (width: number, height: number) =>
      new Set(layPath(width, height, SHIPPED).spaces.map(({ row }) => row)).size
    expect(rows(340, 420)).toBeGreaterThan(rows(700, 330))
  })

  it('goes up from an island and down from a volcano', () => {
    const up = layPath(700, 330, SHIPPED)
    expect(spaceAt(up, 0).y).toBeGreaterThan(spaceAt(up, 18).y)
    const down = layPath(700, 330, { first: -3, last: 22, down: true })
    expect(spaceAt(down, 0).y).toBeLessThan(spaceAt(down, 22).y)
    expect(down.spaces[0]!.number).toBe(-3)
  })

  it('keeps large paths large enough to be seen', () => {
    expect(layPath(320, 200, { first: 0, last: 31, down: false }).unit).toBeGreaterThan(30)
  })

  it('has places between spaces, and ends at its ends', () => {
    const path = layPath(700, 330, SHIPPED)
    const [six, seven] = [spaceAt(path, 6), spaceAt(path, 7)]
    expect(between(path, 6.5)).toEqual({ x: (six.x + seven.x) / 2, y: (six.y + seven.y) / 2 })
    expect(spaceAt(path, 99)).toBe(spaceAt(path, 18))
  })
})

describe('pieces', () => {
  it('that share a space stand apart', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const points = fanned(count, 50)
      expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
    }
    expect(fanned(1, 50)).toEqual([{ x: 0, y: 0 }])
  })

  it('go space by space, forward and back', () => {
    expect(steps(3, 6)).toEqual([3, 4, 5, 6])
    expect(steps(4, 2)).toEqual([4, 3, 2])
    expect(steps(4, 4)).toEqual([4])
  })
})

it('words stand apart, and within the board', () => {
  const at = (x: number, y: number) => ({ x, y })
  expect(apart([at(10, 50), at(100, 50)], 60, 17)).toEqual([at(10, 50), at(100, 50)])
  expect(apart([at(10, 50), at(40, 52), at(20, 50)], 60, 17)).toEqual([at(10, 50), at(40, 69), at(20, 33)])
  expect(apart([at(10, 2), at(10, 2)], 60, 17)).toEqual([at(10, 17), at(10, 34)])
})

it('lines are drawn through their points', () => {
  expect(smooth([])).toBe('')
  expect(smooth([{ x: 1, y: 2 }])).toBe('M1 2')
  expect(
    smooth([
      { x: 0, y: 0 },
      { x: 6, y: 0 },
    ]),
  ).toBe('M0 0C1 0 5 0 6 0')
  expect(arc({ x: 0, y: 100 }, { x: 100, y: 100 })).toBe('M0 100Q50 65 100 100')
})
