import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { QuestionTold, Wish } from '../wire/shapes.ts'
import type { Table } from '../wire/table.svelte.ts'
import { Anyone, STRIP } from './anyone.svelte.ts'
import { Curtain } from './curtain.svelte.ts'

const QUESTION = { number: 7, undos: 0, moment: true, codes: [1, 2], prompt: true, mine: [] } as unknown as QuestionTold

/** Three seats at one device, and what each of them has been told. */
class Shared {
  eyes = $state.raw<Record<number, { question: QuestionTold | null; orders: unknown }>>({})
  readonly wishes: Wish[] = []
  readonly room = { settings: { fuse: 8 }, seats: [{ holds: 0 }, { holds: 0 }, { holds: 3 }] }

  ask(seats: number[], part: Partial<QuestionTold> = {}): void {
    const orders = { prompt: 'always' }
    const asked = { ...QUESTION, ...part }
    this.eyes = Object.fromEntries(
      [0, 1, 2].map((seat) => [
        seat,
        { orders, question: seats.includes(seat) ? asked : ({ ...asked, codes: undefined } as never) },
      ]),
    )
  }
  eye(seat: number) {
    return this.eyes[seat] ?? null
  }
  wish(wish: Wish): Promise<boolean> {
    this.wishes.push(wish)
    return Promise.resolve(true)
  }
  sent(what: string): Wish[] {
    return this.wishes.filter((wish) => wish.do === what)
  }
}

let table: Shared
let curtain: Curtain
let anyone: Anyone
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  table = new Shared()
  curtain = new Curtain(
    () => [0, 1, 2],
    () => anyone.wanting,
  )
  anyone = new Anyone(table as unknown as Table, curtain, () => [0, 1, 2])
  end = $effect.root(() => {
    $effect(() => anyone.follow())
  })
})
afterEach(() => {
  end()
  anyone.close()
  vi.useRealTimers()
})

const passed = () => table.sent('answer').map(({ seat }) => seat)

describe('several people at one device, at a moment', () => {
  it('are offered a flag each, if they are asked: what they hold is no matter', () => {
    table.ask([0, 2])
    flushSync()
    expect(anyone.flags).toEqual([0, 2])
    curtain.draw(2)
    expect(anyone.flags).toEqual([0])
  })

  it('pass when the time of the strip is over', () => {
    table.ask([0, 2])
    flushSync()
    vi.advanceTimersByTime(STRIP - 1)
    expect(passed()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(passed()).toEqual([0, 2])
    expect(table.sent('answer')[0]).toEqual({ do: 'answer', seat: 0, question: 7, undos: 0, answers: ['pass'] })
  })

  it('pass at once if they say that nobody wants to', () => {
    table.ask([0, 2])
    flushSync()
    anyone.nobody()
    expect(passed()).toEqual([0, 2])
    vi.advanceTimersByTime(STRIP)
    expect(passed()).toEqual([0, 2])
  })

  it('get the device by touching their flag, and time to take it', () => {
    table.ask([0, 1, 2])
    curtain.draw(0)
    flushSync()
    anyone.raise(1)
    expect([curtain.open, curtain.next]).toEqual([null, 1])
    expect(table.sent('hold')).toEqual([{ do: 'hold', seat: 1, question: 7 }])
    vi.advanceTimersByTime(STRIP)
    expect(passed()).toEqual([0, 2])
    expect(anyone.flags).toEqual([0, 2])
  })

  it('cannot have more time than anybody', () => {
    table.ask([0, 2])
    flushSync()
    anyone.raise(2)
    expect(table.sent('hold')).toEqual([])
  })

  it('go on by a button of their own, who is on turn', () => {
    table.ask([0, 2])
    flushSync()
    anyone.busy = 0
    vi.advanceTimersByTime(STRIP)
    expect(passed()).toEqual([2])
  })

  it('are asked anew at the next moment', () => {
    table.ask([0, 2])
    flushSync()
    anyone.raise(2)
    table.ask([0, 2], { number: 8 })
    flushSync()
    expect([anyone.flags, anyone.wanting]).toEqual([[0, 2], []])
    vi.advanceTimersByTime(STRIP)
    expect(passed()).toEqual([0, 2])
  })

  it('are all asked alike, so that no pause tells who holds an answer', () => {
    table.ask([0, 2])
    table.eyes = {
      ...table.eyes,
      0: { question: { ...QUESTION, prompt: false }, orders: { prompt: 'smart', bells_off: [3] } },
    }
    flushSync()
    expect(table.sent('order')).toHaveLength(1)
    expect(table.sent('order')[0]).toMatchObject({ seat: 0, orders: { prompt: 'always', passing: '', bells_off: [3] } })
  })

  it('are left alone where nobody waits for all of them', () => {
    table.ask([0], { moment: false })
    flushSync()
    expect(anyone.flags).toEqual([])
    vi.advanceTimersByTime(STRIP)
    expect(passed()).toEqual([])
  })
})
