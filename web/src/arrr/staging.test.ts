import { describe, expect, it } from 'vitest'

import type { Beat, Event } from '../wire/shapes.ts'
import { COUNTED, MOVED, View } from '../wire/view.ts'
import type { Layout } from '../wire/view.ts'
import { scene } from './fixtures/read.ts'
import { flightsIn } from './flights.ts'
import { Reading } from './reading.ts'
import { stage } from './staging.ts'

const source = scene('boarding-declare')
const { layout } = source
const view = () => new View(layout, source.seat, [...source.cells])
const beat = (...events: Event[]): Beat => ({ number: 1, events, log: [] })
const place = (of: Layout, name: string, owner?: number) => of.place(name, owner)
const counted = (name: string, seat: number, value: number): Event => [COUNTED, layout.cell(name, seat), value]

describe('the beats of a game', () => {
  it('play what belongs together at once: dice of one throw, doubloons that change hands', () => {
    const before = view()
    const steps = stage(
      beat(counted('dice', 0, 2), counted('dice', 4, 1), counted('coins', 0, 99), counted('supply', 0, 0)),
      before,
    )
    expect(steps.map(({ sort, events }) => [sort, events.length])).toEqual([
      ['dice', 2],
      ['coins', 2],
    ])
  })

  it('let dice go without a sound, and throw those that are bought faster', () => {
    const before = view()
    before.apply(counted('dice', 0, 2))
    before.apply(counted('thrown', 0, 1))
    const [more] = stage(beat(counted('dice', 1, 2)), before)
    const [gone] = stage(beat(counted('dice', 0, 0)), before)
    expect([more!.sort, more!.lasts]).toEqual(['dice', 450])
    expect([gone!.sort, gone!.lasts]).toEqual(['still', 0])
  })

  it('leave the view they are given as it was', () => {
    const before = view()
    const cells = [...before.cells]
    stage(beat(counted('coins', 0, 7)), before)
    expect(before.cells).toEqual(cells)
  })
})

describe('what flies', () => {
  const moment = (sort: string, events: Event[]) => ({
    sort,
    events,
    lasts: 1,
    id: 1,
    beat: 1,
    before: view(),
    takes: 1,
  })

  it('goes from the supply to who earns a doubloon, and back from who loses one', () => {
    const has = view().counter('coins', 1)
    const [earned] = flightsIn(moment('coins', [counted('coins', 1, has + 1)]), 0)
    const [lost] = flightsIn(moment('coins', [counted('coins', 1, has - 1)]), 0)
    expect([earned!.from, earned!.to, earned!.pack]).toEqual(['supply', 'coins-1', null])
    expect([lost!.from, lost!.to]).toEqual(['coins-1', 'supply'])
  })

  it('is a back where the card is hidden, and lands on its spot of the area where it is seen', () => {
    const drawn: Event = [MOVED, -2, place(layout, 'crew-deck'), -2, place(layout, 'crew', 1), 0, 0, 0]
    const placed: Event = [MOVED, 0, place(layout, 'crew', 0), 2, place(layout, 'area', 0), 1, 0, 1]
    const [hidden] = flightsIn(moment('draw', [drawn]), 0)
    const [seen] = flightsIn(moment('crew', [placed]), 0)
    expect([hidden!.card, hidden!.pack, hidden!.from, hidden!.to]).toEqual([null, 'crew', 'crew-deck', 'crew-1'])
    expect([seen!.from, seen!.to]).toEqual(['crew-0-2', 'area-0-1'])
    expect(seen!.card).toBe(layout.places[place(layout, 'crew', 0)]!.kinds[0])
  })
})

describe('dice that lie on the table', () => {
  it('are read side by side, in the order of the traits, then the jolly', () => {
    const thrown = view()
    for (const [face, count] of [1, 0, 2, 0, 1].entries()) thrown.apply(counted('dice', face, count))
    expect(new Reading(thrown, null).dice(0)).toEqual(['attack', 'cunning', 'cunning', 'jolly'])
    expect(new Reading(thrown, null).dice(1)).toEqual([])
  })
})
