import { describe, expect, it } from 'vitest'

import type { Sea } from '../reading.ts'
import { scene, SCENES } from '../fixtures/read.ts'
import { gaugesOf, Reading } from '../reading.ts'
import { View } from '../../wire/view.ts'
import { between } from './spoken.ts'

const rowIn = (name: string): Sea[] => {
  const source = scene(name)
  return new Reading(new View(source.layout, source.seat, [...source.cells]), gaugesOf(source.gauges)).row
}

describe('influences between neighbours', () => {
  it('lie behind the left one of the two, and point to the one they act on', () => {
    const rows = SCENES.map(rowIn)
    const found = rows.flatMap((row) => between(row).map((each) => ({ row, ...each })))
    expect(found.length).toBeGreaterThan(0)
    for (const { row, after, way, what, amount } of found) {
      const [from, to] = way === 'right' ? [row[after]!, row[after + 1]!] : [row[after + 1]!, row[after]!]
      expect(from.card.influence[what]).toBe(amount)
      expect(what === 'doubloons' || to.card.tests.some(({ trait }) => trait === what)).toBe(true)
    }
  })

  it('tell nothing of a row that has not been worked out yet', () => {
    expect(between(rowIn('gallows-declare').map((sea) => ({ ...sea, gauge: null })))).toEqual([])
  })
})
