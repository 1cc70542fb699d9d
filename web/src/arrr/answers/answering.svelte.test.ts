import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { Show } from '../../table/show.svelte.ts'
import { INERT, Sitting } from '../../table/sitting.svelte.ts'
import { USUAL } from '../../table/standing.ts'
import { need, speak } from '../../words/language.svelte.ts'
import { Answering } from './answering.svelte.ts'
import { AtMoment, FOG, OPTIONS, stacked } from './fixtures/moment.svelte.ts'

beforeAll(async () => {
  await speak('en')
  await need('table', 'arrr')
})

let source: AtMoment
let sitting: Sitting
let answering: Answering
let end: () => void

async function sit(change: (source: AtMoment) => void = () => undefined): Promise<void> {
  source = new AtMoment()
  change(source)
  sitting = new Sitting(source)
  answering = new Answering(sitting, new Show(source))
  end = $effect.root(() => {
    $effect(() => sitting.follow())
    $effect(() => answering.giveBack())
    $effect(() => answering.wakeForMore())
  })
  flushSync()
  await vi.waitFor(() => expect(sitting.options.length).toBeGreaterThan(0))
  vi.advanceTimersByTime(INERT)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

describe('what is asked at a moment', () => {
  it('is asked for alike, whether one is prompted or not', async () => {
    await sit()
    const prompted = source.offers
    end()
    await sit((one) => one.ask({ prompt: false }))
    expect(source.offers).toBe(prompted)
    expect(sitting.open).toBe(false)
  })

  it('is not asked for by who is not asked', () => {
    source = new AtMoment()
    const { codes: _codes, mine: _mine, prompt: _prompt, ...others } = source.question!
    source.question = others
    sitting = new Sitting(source)
    sitting.follow()
    expect(source.offers).toBe(0)
  })

  it('lists own cards with all that they could be aimed at', async () => {
    await sit()
    expect(answering.playable.map(({ card, ways }) => [card.id, ways.map(({ aim }) => aim)])).toEqual([
      [
        'fog',
        [
          { sort: 'seat', seat: 1 },
          { sort: 'seat', seat: 2 },
        ],
      ],
      ['gunner', [null]],
    ])
  })
})

describe('letting things be', () => {
  it('is passing in what others do', async () => {
    await sit()
    expect(answering.quiet).toMatchObject({ label: 'Pass', option: OPTIONS[0], instead: { label: 'Respond' } })
  })

  it('is the own next step where it is one’s own action', async () => {
    await sit((one) => one.change({ turn: 0, action: { ...one.told.action!, seat: 0 } }))
    expect(answering.passLabel).toBe('Roll')
    source.ask({ name: 'roll-ends' })
    expect(answering.passLabel).toBe('Count')
  })

  it('offers nothing else to who holds nothing', async () => {
    await sit((one) => (one.options = [OPTIONS[0]!]))
    expect(answering.quiet?.instead).toBeNull()
  })

  it('is stopping while one rolls, though that is no moment', async () => {
    await sit((one) => {
      one.ask({ name: 'rolling', moment: false })
      one.options = [{ code: 9, action: 'stop', text: OPTIONS[0]!.text }]
      one.change({ action: { ...one.told.action!, seat: 0 } })
    })
    expect(answering.quiet).toMatchObject({ label: 'Stop', option: { code: 9 }, instead: null })
  })

  it('is no matter where something has to be chosen', async () => {
    await sit((one) => one.ask({ name: 'respond', moment: false }))
    expect(answering.quiet).toBeNull()
  })
})

describe('stepping in', () => {
  it('asks for as long as the question is open, and gives the orders of before back', async () => {
    await sit((one) => {
      one.ask({ prompt: false })
      one.orders = { ...USUAL, passing: 'action' }
    })
    expect(answering.mayStepIn).toBe(true)
    await answering.stepIn()
    flushSync()
    expect(source.orders).toMatchObject({ prompt: 'always', passing: '' })
    expect(sitting.open).toBe(true)
    source.ask({ number: 8 })
    flushSync()
    await vi.waitFor(() => expect(source.orders).toMatchObject({ prompt: 'smart', passing: 'action' }))
  })
})

describe('more time', () => {
  it('can be had by whoever is asked, as often as is left', async () => {
    await sit((one) => (one.options = [OPTIONS[0]!]))
    await answering.hold()
    expect(source.held).toEqual([7])
    source.holds = 0
    expect(await answering.hold()).toBe(false)
  })

  it('is part of a fuse that burns alike for who is asked and who is not', async () => {
    await sit()
    expect(answering.fuse).toEqual({ asked: 100, by: 108 })
    source.question = { ...source.question!, held: 1, codes: undefined as never, by: undefined as never }
    expect(answering.fuse).toEqual({ asked: 100, by: 128 })
    source.fuse = 0
    expect(answering.fuse).toBeNull()
  })
})

describe('letting all of it happen', () => {
  it('is offered where nobody else can answer what lies there', async () => {
    await sit((one) => one.change({ stack: [stacked(1, 0), stacked(2, 0)] }))
    expect(answering.alone).toBe(false)
    source.ask({ seats: [0] })
    expect(answering.alone).toBe(true)
  })

  it('wakes up if something else is played', async () => {
    await sit((one) => {
      one.ask({ seats: [0] })
      one.change({ stack: [stacked(1, 0), stacked(2, 0)] })
    })
    await answering.settleAll()
    flushSync()
    expect(source.orders).toMatchObject({ passing: 'stack' })
    source.change({ stack: [stacked(1, 0)] })
    flushSync()
    expect(source.orders).toMatchObject({ passing: 'stack' })
    source.change({ stack: [stacked(1, 0), stacked(2, 1)] })
    flushSync()
    await vi.waitFor(() => expect(source.orders).toMatchObject({ passing: '' }))
  })
})

describe('orders', () => {
  it('are shown as wished at once, and taken back if they are refused', async () => {
    await sit()
    const wish = answering.orders.always()
    expect(answering.orders.watch).toBe('always')
    await wish
    source.refuses = true
    const other = answering.orders.sleep('my-turn', true)
    expect(answering.orders.watch).toBe('sleep')
    expect(await other).toBe(false)
    expect(answering.orders.watch).toBe('always')
  })

  it('are about cards, effects and triggers', async () => {
    await sit()
    await answering.orders.ring(FOG.order, false)
    expect(answering.orders.rings(FOG.order)).toBe(false)
    await answering.orders.notFor(1, true)
    expect(source.orders).toMatchObject({ bells_off: [500], not_for: [1] })
    await answering.orders.arm({ card: FOG.order, when: { moment: 'before-roll' } })
    const [armed] = answering.orders.armed(FOG.order)
    await answering.orders.disarm(armed!)
    expect(answering.orders.now.armed).toEqual([])
    await answering.orders.ring(FOG.order, true)
    expect(answering.orders.rings(FOG.order)).toBe(true)
  })

  it('are no matter for who shares the device', async () => {
    await sit()
    expect(answering.orderFor('event', 0)).toEqual(FOG)
    answering.shared = true
    expect(answering.orderFor('event', 0)).toBeNull()
  })
})
