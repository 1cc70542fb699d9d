import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'

import { Show } from '../table/show.svelte.ts'
import { Sitting } from '../table/sitting.svelte.ts'
import type { Source } from '../table/sitting.svelte.ts'
import type { Offer, Option } from '../wire/shapes.ts'
import { need, speak } from '../words/language.svelte.ts'
import { choicesOf } from './choices.ts'
import { Desk } from './desk.svelte.ts'
import { Equipping } from './equipping.svelte.ts'
import { scene } from './fixtures/read.ts'
import { looseOf } from './loose.ts'
import { Recruiting } from './recruiting.svelte.ts'

beforeAll(async () => {
  await speak('en')
  await need('table', 'arrr')
})

let codes = 0
const option = (action: string, refused = false): Option => ({
  code: (codes += 1),
  action,
  text: { key: 'x' },
  ...(refused ? { refused: { rule: 'P2.1.2', why: { key: 'x' } } } : {}),
})

/** What can be said behind a draft, by what the draft says. */
function sittingWith(
  told: Record<string, Option[]>,
  name: string,
  leadsOn: readonly string[] = [],
  sent: number[][] = [],
): Sitting {
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
      const name = leadsOn.includes(draft.map((code) => said.get(code)).join()) ? 'declare' : asked
      return Promise.resolve<Offer | null>(options ? { question: number, draft, name, rule: '', options } : null)
    },
    answer: (_, codes) => {
      sent.push(codes)
      return Promise.resolve(true)
    },
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

  it('sends nothing while the server is still asked what comes behind the last touch', async () => {
    const sent: number[][] = []
    const sitting = sittingWith(told, 'boarding-equip', [], sent)
    const equipping = new Equipping(sitting)
    await settled()
    sitting.ripe = true
    const placing = equipping.place('hook')
    expect(sitting.drafting).toBe(true)
    await sitting.commit(told[''][0])
    expect(sent).toEqual([]) // without the hook
    await placing
    expect(sitting.drafting).toBe(false)
    await sitting.commit(told['equip hook'][0])
    expect(sent).toEqual([[told[''][2]!.code, told['equip hook'][0]!.code]])
  })

  it('is done once the hand is empty, and says so before anything is declared', async () => {
    const last = {
      '': [option('done'), option('equip hook')],
      'equip hook': [option('sail ghost-ship'), option('raid')],
    }
    const sent: number[][] = []
    const sitting = sittingWith(last, 'boarding-equip', ['equip hook'], sent)
    const desk = new Desk(sitting, new Show(sitting.source))
    await settled()
    expect(desk.equipped).toBe(false)
    await desk.equipping.place('hook')
    expect(desk.equipped).toBe(true)
    expect(desk.offered.options).toEqual([])
    expect(looseOf(desk)).toEqual([])
    const [sails, ...more] = choicesOf(desk)
    expect(more).toEqual([])
    sitting.ripe = true
    sails!.act!()
    await settled()
    expect(sent).toEqual([[last[''][1]!.code]])
  })
})
