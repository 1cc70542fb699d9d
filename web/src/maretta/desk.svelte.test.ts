import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { chosen } from '../settings.svelte.ts'
import { Show } from '../table/show.svelte.ts'
import { Sitting } from '../table/sitting.svelte.ts'
import { need, speak } from '../words/language.svelte.ts'
import { Desk } from './desk.svelte.ts'
import { scene } from './fixtures/read.ts'
import { Recorded } from './fixtures/recorded.ts'

beforeAll(async () => {
  await speak('en')
  await need('table', 'maretta')
})

let source: Recorded
let desk: Desk
let end: () => void

async function sit(name: string): Promise<void> {
  source = new Recorded(scene(name))
  const sitting = new Sitting(source)
  const show = new Show(source)
  desk = new Desk(sitting, show)
  end = $effect.root(() => {
    $effect(() => sitting.follow())
    $effect(() => show.follow())
  })
  flushSync()
  await vi.waitFor(() => expect(sitting.options.length).toBeGreaterThan(0))
}

const action = () => desk.sitting.chosen?.action
const labels = () => desk.choices.map(({ label }) => label)
const pause = () => vi.advanceTimersByTime(400)

beforeEach(() => {
  chosen.speed = 'off'
  chosen.help = 'guide'
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  vi.advanceTimersByTime(1000)
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

describe('a pick', () => {
  it('lies on the own raft as soon as it is chosen, and can be changed', async () => {
    await sit('pick')
    desk.touchCard('rope-1')
    expect([action(), desk.picked]).toEqual(['pick rope-1', 'rope-1'])
    desk.touchCard('fire-5')
    expect(desk.picked).toBe('fire-5')
    expect(source.answers).toEqual([])
  })

  it('stays there once it was sent', async () => {
    await sit('picked')
    expect([desk.picked, desk.given?.action, action()]).toEqual(['rope-1', 'pick rope-1', undefined])
    desk.touchCard('wood-4')
    expect(desk.picked).toBe('wood-4')
  })

  it('is given by a second touch, but not by a double click', async () => {
    await sit('pick')
    pause()
    desk.touchCard('rope-1')
    desk.touchCard('rope-1')
    expect(source.answers).toEqual([])
    pause()
    desk.touchCard('rope-1')
    expect(source.answers).toHaveLength(1)
  })
})

describe('a card for somebody else', () => {
  it('is chosen first, then the raft; every raft shows what it would do', async () => {
    await sit('place')
    desk.touchCard('wood-4')
    expect([desk.card, action()]).toEqual(['wood-4', undefined])
    expect(desk.hint).toBe('Wood 4: onto which raft?')
    expect(desk.outcomeFor(2)!.foretold.landings.map(({ seat, high }) => [seat, high])).toEqual([
      [0, 8],
      [2, 10],
    ])
    expect(desk.outcomeFor(3)!.placing.plain.refused?.rule).toBe('A3.2')
    desk.touchSeat(2)
    expect([action(), labels()]).toEqual(['place wood-4 on yellow', []])
    expect(desk.foretold.landings).toHaveLength(2)
  })

  it('shows on the board where each of them and oneself would land, until a raft is chosen', async () => {
    await sit('place')
    expect(desk.drawn.landings).toEqual([])
    desk.touchCard('wood-4')
    const drawn = () => desk.drawn.landings.map(({ seat, high }) => [seat, high])
    expect(drawn()).toEqual([
      [1, 5],
      [2, 10],
      [0, 8],
    ])
    expect(desk.foretold.landings).toEqual([])
    desk.touchSeat(2)
    expect(drawn()).toEqual([
      [0, 8],
      [2, 10],
    ])
    desk.clear()
    expect(drawn()).toEqual([])
  })

  it('leaves to the table what is drawn there', async () => {
    await sit('place')
    desk.touchCard('rope-1')
    desk.touchSeat(1)
    const drawn = () => desk.sitting.chosen!.preview!.filter((message) => desk.isDrawn(message)).map(({ key }) => key)
    expect(drawn()).toEqual(['preview-could-steal'])
    desk.choices[1]!.act!()
    desk.touch(desk.stealing!.thefts[3]!)
    expect(drawn()).toEqual(['preview-moves'])
    chosen.help = 'expert'
    expect(drawn()).toEqual([])
  })

  it('says why it cannot go to a raft, also before a card is chosen', async () => {
    await sit('place')
    expect(desk.touchSeat(3)).toBe(true)
    expect(desk.sitting.refused?.refused?.why.key).toBe('refused-slot-taken')
    expect(desk.touchSeat(1)).toBe(false)
    desk.touchCard('fire-5')
    desk.touchSeat(0)
    expect(desk.sitting.refused?.refused?.why.key).toBe('refused-own-slot-last')
    expect(action()).toBeUndefined()
  })

  it('asks whether to move or to steal, and which card', async () => {
    await sit('place')
    desk.touchCard('rope-1')
    desk.touchSeat(1)
    expect(labels()).toEqual(['Move +2', 'Steal a card'])
    pause()
    desk.touchSeat(1)
    expect(source.answers).toEqual([])
    desk.choices[1]!.act!()
    expect(desk.stealing?.thefts).toHaveLength(4)
    expect([labels(), action(), desk.hint]).toEqual([[], undefined, 'Which card do you steal?'])
    desk.touch(desk.stealing!.thefts[3]!)
    expect([action(), labels()]).toEqual(['place rope-1 on pink steal water-4', []])
    expect(desk.foretold.suits).toEqual([
      { seat: 0, before: 3, after: 4 },
      { seat: 1, before: 3, after: 2 },
    ])
  })

  it('goes to the own raft where no other is free, and it is said why', async () => {
    await sit('place-own')
    expect(desk.whyOwn).toContain('Wood 3 for Bianca, Water 3 for Gino and Food 2 for Tea')
    desk.touchCard('wood-4')
    expect(action()).toBe('place wood-4 on purple')
  })

  it('warns who looks for guidance that only one raft would be left', async () => {
    await sit('place')
    desk.touchCard('wood-4')
    desk.touchSeat(2)
    expect(desk.hint).toContain('Bianca')
    chosen.help = 'normal'
    expect(desk.hint).toBe('')
  })

  it('is taken back step by step', async () => {
    await sit('place')
    desk.touchCard('rope-1')
    desk.touchSeat(1)
    desk.choices[1]!.act!()
    expect([desk.clear(), desk.stealing, desk.card]).toEqual([true, null, 'rope-1'])
    expect([desk.clear(), desk.card]).toEqual([true, null])
    expect(desk.clear()).toBe(false)
  })

  it('can be found in the table of all of them', async () => {
    await sit('place')
    desk.touchPair('wood-4', 1)
    expect([desk.card, action()]).toEqual(['wood-4', 'place wood-4 on pink'])
  })
})

describe('other questions', () => {
  it('are answered by the raft they are about', async () => {
    await sit('spear')
    desk.touchSeat(1)
    expect(desk.sitting.refused?.refused?.rule).toBe('D7')
    desk.touchSeat(3)
    expect(action()).toBe('swap turquoise')
  })

  it('ask after the move whether to steal, where that is played', async () => {
    await sit('steal-after')
    expect(labels()).toEqual(['Move +3', 'Steal a card'])
    desk.choices[1]!.act!()
    expect([desk.stealingAfter, labels()]).toEqual([true, []])
  })

  it('keep clashing cards back, with the reason', async () => {
    await sit('play')
    desk.touchCard('food-3')
    expect(desk.sitting.refused?.refused?.why.key).toBe('refused-same-suit')
    desk.touchCard('wood-4')
    expect([action(), desk.foretold.stacks[0]?.lost]).toEqual(['play wood-4', true])
  })
})

it('others sit clockwise from oneself', async () => {
  await sit('place-five')
  expect([desk.own, desk.others]).toEqual([0, [1, 2, 3, 4]])
  Object.assign(source.told, { seat: 3 })
  expect(new Desk(new Sitting(source), new Show(source)).others).toEqual([4, 0, 1, 2])
})
