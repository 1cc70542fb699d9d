import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'

import { Sitting } from '../table/sitting.svelte.ts'
import type { Source } from '../table/sitting.svelte.ts'
import type { Offer, Option } from '../wire/shapes.ts'
import { Equipping } from './equipping.svelte.ts'
import { scene } from './fixtures/read.ts'
import { Recruiting } from './recruiting.svelte.ts'

let codes = 0
const option = (action: string, refused = false): Option => ({
  code: (codes += 1),
  action,
  text: { key: 'x' },
  ...(refused ? { refused: { rule: 'P2.1.2', why: { key: 'x' } } } : {}),
})

/** What can be said behind a draft, by what the draft says. */
function sittingWith(told: Record<string, Option[]>, name: string): Sitting {
  const recorded = scene(name)
  const said = new Map(
    Object.values(told).flatMap((options) => options.map(({ code, action }) => [code, action] as const)),
  )
  const source: Source = {
    game: 'arrr',
    seat: recorded.seat,
    names: recorded.names,
    layout: recorded.layout,
    beats: [],
    cells: recorded.cells,
    facts: [],
    gauges: {},
    question: recorded.question,
    open: true,
    offer: (draft) => {
      const options = told[draft.map((code) => said.get(code)).join()]
      const { number, name: asked } = recorded.question
      return Promise.resolve<Offer | null>(options ? { question: number, draft, name: asked, rule: '', options } : null)
    },
    answer: () => Promise.resolve(true),
  }
  const sitting = new Sitting(source)
  sitting.follow()
  return sitting
}
const settled = async () => {
  await new Promise((done) => setTimeout(done))
  flushSync()
}

describe('recruiting', () => {
  const told = {
    '': [option('dismiss hook'), option('draw 0 events 0'), option('draw 0 events 1'), option('draw 1 events 0', true)],
    'dismiss hook': [
      option('draw 0 events 0'),
      option('draw 0 events 1'),
      option('draw 1 events 0'),
      option('draw 1 events 1'),
    ],
  }
  const seats = () => ['purple', 'pink']

  it('draws as many as can be as long as nothing else is said, and says why not one more', async () => {
    const recruiting = new Recruiting(sittingWith(told, 'boarding-recruit'), seats)
    await settled()
    expect(recruiting.draw).toMatchObject({ crew: 0, events: 1 })
    expect(recruiting.counts('events')).toEqual([0, 1])
    expect(recruiting.whyNone('crew')?.refused?.rule).toBe('P2.1.2')
    expect(recruiting.whyNone('events')).toBeNull()
  })

  it('has other bounds behind each card that goes, and they come back with it', async () => {
    const recruiting = new Recruiting(sittingWith(told, 'boarding-recruit'), seats)
    await settled()
    await recruiting.toggle({ pack: 'crew', id: 'hook', index: 2 })
    expect(recruiting.isMarked('crew', 2)).toBe(true)
    expect(recruiting.draw).toMatchObject({ crew: 1, events: 1 })
    recruiting.want('crew', 0)
    expect(recruiting.draw).toMatchObject({ crew: 0 })
    expect(recruiting.back()).toBe(true)
    await settled()
    expect(recruiting.marks).toEqual([])
    expect(recruiting.whyNone('crew')).not.toBeNull()
    expect(recruiting.back()).toBe(false)
  })
})

describe('equipping', () => {
  const told = {
    '': [option('done'), option('drop 1'), option('equip hook'), option('equip wheel')],
    'drop 1': [option('equip hook'), option('equip wheel')],
    'equip hook': [option('done'), option('equip wheel')],
    'drop 1,equip hook': [option('done'), option('equip wheel')],
  }

  it('puts what goes first, whatever was touched first', async () => {
    const sitting = sittingWith(told, 'boarding-equip')
    const equipping = new Equipping(sitting)
    await settled()
    await equipping.place('hook')
    await equipping.touchSpot(0, 'whoever')
    expect(sitting.steps.map(({ option: { action } }) => action)).toEqual(['drop 1', 'equip hook'])
    equipping.back()
    await settled()
    expect(sitting.steps.map(({ option: { action } }) => action)).toEqual(['drop 1'])
    await equipping.touchSpot(0, null)
    expect(sitting.steps).toEqual([])
    expect(equipping.back()).toBe(false)
  })
})
