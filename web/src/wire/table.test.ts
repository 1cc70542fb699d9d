/** A real evening at a real server (docs/protocol-exchange.txt): what Anna's client makes of the frames that she was sent. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Frame, LayoutTold } from './shapes.ts'
import { PROTOCOL } from './shapes.ts'
import { Table } from './table.svelte.ts'

const FRAMES = readFileSync(join(import.meta.dirname, '../../../docs/protocol-exchange.txt'), 'utf-8')
  .split('\n')
  .filter((line) => line.startsWith('A< {') && !line.startsWith('A< {"code"'))
  .map((line) => JSON.parse(line.slice(3)) as Frame)

describe('a table', () => {
  let table: Table

  /** Take frames up to the first one of which that is true. */
  function takeUntil(reached: () => boolean): void {
    for (const frame of left) {
      table.take(frame)
      if (reached()) return
    }
    throw new Error('it never came to that')
  }
  let left: Iterator<Frame> & Iterable<Frame>

  beforeEach(() => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined)) // the layout never comes
    table = new Table('pvznnv')
    left = FRAMES[Symbol.iterator]()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const anna = () => table.eye(0)!

  it('knows who sits there, and who one is', () => {
    takeUntil(() => table.names.includes('Bruno'))
    expect(table.names).toEqual(['Anna', 'Bruno', 'Spuma'])
    expect(table.you).toEqual({ seats: [0], host: true })
    expect(table.presence).toEqual([true, false, true])
  })

  it('is asked, answers, and answers otherwise', () => {
    takeUntil(() => table.eyes.length > 0)
    expect(anna().question).toMatchObject({ number: 1, name: 'pick', codes: [5, 21, 8], mine: [] })
    takeUntil(() => anna().question!.mine!.length > 0)
    expect(anna().question).toMatchObject({ answered: [0], mine: [5] })
    takeUntil(() => anna().question!.mine![0] !== 5)
    // Of a question that was told before only what has changed comes again.
    expect(anna().question).toMatchObject({ answered: [0], mine: [21], text: { key: 'question-pick' } })
  })

  it('changes the view by what a frame says has changed', () => {
    takeUntil(() => table.eyes.length > 0)
    const before = anna().cells
    expect(before[28]).toBe(4) // cards in Anna's hand
    takeUntil(() => anna().last === 2)
    expect(anna().cells[28]).toBe(3)
    expect(before[28]).toBe(4)
    expect(anna().question).toMatchObject({ number: 2, seats: [1] })
    expect(anna().question!.codes).toBeUndefined()
  })

  it('goes on where it was after the line broke', () => {
    takeUntil(() => table.eyes.length > 0 && anna().last === 3)
    expect(anna().beats.map((beat) => beat.number)).toEqual([1, 2, 3])
    expect(anna().question).toMatchObject({ number: 3, name: 'barrel', codes: [0, 1] })
  })

  it('hears what is said, for a while', () => {
    vi.useFakeTimers()
    takeUntil(() => table.said.length > 0)
    expect(table.said).toMatchObject([{ seat: 1, emote: 'oops' }])
    vi.advanceTimersByTime(60_000)
    expect(table.said).toEqual([])
    vi.useRealTimers()
  })

  it('drops what was taken back', () => {
    takeUntil(() => table.room?.undos === 1)
    expect(anna().beats.map((beat) => beat.number)).toEqual([1, 2])
    expect(anna().question).toMatchObject({ number: 2, undos: 1 })
  })

  it('comes to an end, with the luck', () => {
    takeUntil(() => table.room?.stage === 'ended')
    expect(anna().question).toBeNull()
    expect(table.room!.end).toMatchObject({ closed: 'agreed' })
    expect(table.room!.end!.luck!.nonces[0]).toBe('416e6e612773206f776e206c75636b')
  })

  it('says what it could not understand', () => {
    table.take({ version: PROTOCOL })
    expect(table.outdated).toBe(false)
    table.take({ version: PROTOCOL + 1 })
    expect(table.outdated).toBe(true)
  })

  it('closes eyes that are not its own any more', () => {
    takeUntil(() => table.eyes.length > 0)
    table.take({ you: { seats: [], host: false } })
    expect(table.eyes).toEqual([])
  })

  it('asks what its cells are once, and again if the settings are others', async () => {
    const layout: LayoutTold = { seats: [], counters: [], agenda: 0, steps: {}, places: [], numbers: {}, constants: {} }
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(layout))))
    vi.stubGlobal('fetch', fetched)
    takeUntil(() => table.room !== null)
    await vi.waitFor(() => expect(table.layout).not.toBeNull())
    takeUntil(() => table.names.includes('Bruno'))
    expect(fetched).toHaveBeenCalledOnce()
    table.take({ room: { ...table.room!, settings: { ...table.room!.settings, seats: 4 } } })
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  })

  it('asks at once, and again where what was told may be of settings that could still be changed', async () => {
    vi.stubGlobal(
      'WebSocket',
      class {
        close = vi.fn()
      },
    )
    const answers: ((seats: string[]) => void)[] = []
    const layout: LayoutTold = { seats: [], counters: [], agenda: 0, steps: {}, places: [], numbers: {}, constants: {} }
    vi.stubGlobal('fetch', () => {
      return new Promise((resolve) => {
        answers.push((places) => {
          resolve(new Response(JSON.stringify({ ...layout, places })))
        })
      })
    })
    table.open()
    expect(answers).toHaveLength(1)
    takeUntil(() => table.room !== null)
    const { stage } = table.room!
    expect(stage).toBe('waiting')
    expect(answers).toHaveLength(2)
    answers[1]!(['of now'])
    await vi.waitFor(() => expect(table.layout).not.toBeNull())
    answers[0]!(['of before'])
    await new Promise((resolve) => setTimeout(resolve))
    expect(table.layout!.told.places).toEqual(['of now'])
    table.close()
  })

  it('begins anew when a seat has become its own of which it lacks the beginning', () => {
    const addresses: string[] = []
    vi.stubGlobal(
      'WebSocket',
      class {
        static OPEN = 1
        constructor(address: string) {
          addresses.push(address)
        }
        close(): void {
          return
        }
      },
    )
    takeUntil(() => table.eyes.length > 0)
    const { beats, view } = FRAMES.find((frame) => frame.eyes?.[0]?.beats?.[0]?.number === 3)!.eyes![0]!
    table.take({ you: { seats: [0, 1], host: true }, eyes: [{ seat: 1, beats: beats!, view: view! }] })
    expect(table.eyes).toEqual([])
    expect(addresses).toHaveLength(1)
    expect(addresses[0]).not.toContain('after')
    table.close()
  })
})
