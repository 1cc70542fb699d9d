import { describe, expect, it } from 'vitest'

import type { Plunder } from '../offered.ts'
import { Plundering } from './plundering.svelte.ts'

const plunder = (code: number, spots: number[], coin: boolean): Plunder => ({
  option: { code, action: `take ${code}`, text: { key: 'x' } },
  spots,
  coin,
})
const ALL = [[], [0], [1], [3], [0, 1], [0, 3], [1, 3]].flatMap((spots, at) => [
  plunder(at * 2, spots, false),
  plunder(at * 2 + 1, spots, true),
])

describe('plundering', () => {
  it('takes what is marked, and the doubloon unless one would rather not', () => {
    const plundering = new Plundering(() => ALL)
    expect(plundering.spots).toEqual([0, 1, 3])
    expect(plundering.most).toBe(2)
    expect(plundering.option?.code).toBe(1)
    plundering.toggle(3)
    plundering.toggle(0)
    expect(plundering.option?.code).toBe(11)
    plundering.toggleCoin()
    expect(plundering.option?.code).toBe(10)
  })

  it('gives the first one back for one too many, and the last one for a step back', () => {
    const plundering = new Plundering(() => ALL)
    for (const spot of [0, 1, 3]) plundering.toggle(spot)
    expect([0, 1, 3].map((spot) => plundering.has(spot))).toEqual([false, true, true])
    expect(plundering.back()).toBe(true)
    expect(plundering.has(3)).toBe(false)
    plundering.forget()
    expect(plundering.back()).toBe(false)
  })

  it('takes no doubloon where the supply has none', () => {
    const plundering = new Plundering(() => ALL.filter(({ coin }) => !coin))
    expect(plundering.mayTakeCoin).toBe(false)
    expect(plundering.option?.code).toBe(0)
  })
})
