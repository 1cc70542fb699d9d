import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Beat } from '../wire/shapes.ts'
import type { Table } from '../wire/table.svelte.ts'
import { Reading } from './digest.svelte.ts'

const beats = (count: number): Beat[] =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, events: [], log: [] }))

describe('how far somebody has read', () => {
  let told: Beat[]
  let seen: number[]
  let reading: Reading
  let end: () => void
  let visible: 'visible' | 'hidden'

  function look(state: 'visible' | 'hidden'): void {
    visible = state
    document.dispatchEvent(new Event('visibilitychange'))
  }

  const server = (seen: number) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ tables: [{ code: 'pvznnv', seen }] }))))

  beforeEach(() => {
    vi.useFakeTimers()
    visible = 'visible'
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
    told = beats(8)
    seen = []
    const table = {
      code: 'pvznnv',
      room: { stage: 'playing' },
      eye: () => ({ beats: told }),
      wish: (wish: { beat: number }) => {
        seen.push(wish.beat)
        return Promise.resolve(true)
      },
    }
    reading = new Reading(table as unknown as Table, 0)
    end = reading.watch()
  })
  afterEach(() => {
    end()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is told to the server, now and then', () => {
    reading.follow(3)
    vi.advanceTimersByTime(0)
    expect(seen).toEqual([3])
    reading.follow(4)
    reading.follow(5)
    vi.advanceTimersByTime(4_999)
    expect(seen).toEqual([3])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([3, 5])
  })

  it('stands still while nobody looks', () => {
    look('hidden')
    reading.follow(3)
    vi.advanceTimersByTime(10_000)
    expect(seen).toEqual([])
    look('visible')
    vi.advanceTimersByTime(10_000)
    expect(seen).toEqual([3])
  })

  it('says what was missed on another day or another device', async () => {
    server(5)
    await reading.begin()
    expect(reading.unread.map((beat) => beat.number)).toEqual([6, 7, 8])
    reading.done()
    expect(reading.unread).toEqual([])
  })

  it('does not take for missed what comes while the server is asked', async () => {
    server(5)
    const begun = reading.begin()
    told = beats(20)
    await begun
    expect(reading.unread.map((beat) => beat.number)).toEqual([6, 7, 8])
  })

  it('does not tell of a beat or two, nor of a game that was never looked at', async () => {
    server(7)
    await reading.begin()
    expect(reading.unread).toEqual([])
    server(0)
    await reading.begin()
    expect(reading.unread).toEqual([])
  })

  it('tells who was away for a while, and not who only looked aside', () => {
    reading.follow(8)
    look('hidden')
    told = beats(12)
    vi.advanceTimersByTime(5_000)
    look('visible')
    expect(reading.unread).toEqual([])
    reading.follow(12)
    look('hidden')
    told = beats(20)
    vi.advanceTimersByTime(60_000)
    look('visible')
    expect(reading.unread.map((beat) => beat.number)[0]).toBe(13)
  })
})
