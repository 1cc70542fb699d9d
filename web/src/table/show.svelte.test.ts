import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { stretch } from '../maretta/fixtures/read.ts'
import { Stretched } from '../maretta/fixtures/stretched.svelte.ts'
import { Reading } from '../maretta/reading.ts'
import { stage } from '../maretta/staging.ts'
import { chosen } from '../settings.svelte.ts'
import { Show } from './show.svelte.ts'

let source: Stretched
let show: Show
let end: () => void

/** A recorded game that is watched from its first frame on. */
function watch(): void {
  source = new Stretched(stretch('game-maretta'))
  show = new Show(source)
  show.staging = stage
  end = $effect.root(() => {
    $effect(() => show.follow())
  })
  flushSync()
}

function tell(frames = 1): void {
  source.goOn(frames)
  flushSync()
  vi.advanceTimersByTime(0) // what is told and what moves do not come in one breath
}

const sort = () => show.moment?.sort
const space = (seat: number) => new Reading(show.view!).space(seat)

beforeEach(() => {
  vi.useFakeTimers()
  chosen.speed = 'normal'
  watch()
})

afterEach(() => {
  end()
  show.close()
  vi.useRealTimers()
})

describe('a show', () => {
  it('begins with how it is, and plays nothing of what was before', () => {
    expect(show.beat).toBe(1)
    expect(show.playing).toBe(false)
    expect(show.view!.cells).toEqual(source.cells)
  })

  it('plays a beat moment by moment, and tells when it is over', () => {
    tell()
    expect(sort()).toBe('slot')
    expect(show.beat).toBe(1)
    expect(show.moment!.before.slot(show.view!.layout.place('slot1'), 1)).toBeNull()
    vi.advanceTimersByTime(220)
    expect(sort()).toBe('flip')
    vi.advanceTimersByTime(400)
    expect(sort()).toBeUndefined()
    expect([show.beat, show.playing]).toEqual([2, false])
    expect(show.view!.cells).toEqual(source.cells)
    expect(show.gauges).toBe(source.gauges)
  })

  it('says that something is about to move while all still lies as it did', () => {
    const seen: (string | boolean)[] = []
    show.ahead = (moment) => seen.push(moment.sort, show.view === moment.before, show.moment !== moment)
    tell()
    expect(seen).toEqual(['slot', true, true])
    chosen.speed = 'off'
    vi.advanceTimersByTime(220)
    expect(seen).toHaveLength(3)
  })

  it('leaves time to read one beat before the next', () => {
    tell()
    vi.advanceTimersByTime(620)
    tell()
    expect(show.beat).toBe(2)
    expect([show.moment, show.playing]).toEqual([null, true])
    vi.advanceTimersByTime(279)
    expect(show.moment).toBeNull()
    vi.advanceTimersByTime(2)
    expect(sort()).toBe('slot')
  })

  it('goes faster when more than three beats wait', () => {
    tell(5)
    vi.advanceTimersByTime(110)
    expect(sort()).toBe('flip')
  })

  it('shows only the last of a great many', () => {
    source.told = 1
    tell(13)
    expect(show.beat).toBeGreaterThanOrEqual(11)
    vi.runAllTimers()
    expect(show.beat).toBe(14)
    expect(show.view!.cells).toEqual(source.cells)
  })

  it('keeps each beat together with its own gauges', () => {
    tell()
    tell()
    const [, second] = source.stretch.frames
    vi.advanceTimersByTime(620)
    expect([show.beat, show.gauges]).toEqual([2, second!.gauges])
  })

  it('skips to the end at once', () => {
    tell(3)
    show.skip()
    expect([show.beat, show.playing, show.moment]).toEqual([4, false, null])
    expect(show.view!.cells).toEqual(source.cells)
    vi.runAllTimers()
    expect(show.beat).toBe(4)
  })

  it('jumps where nobody looks', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    tell(2)
    expect([show.beat, show.playing]).toEqual([3, false])
  })

  it('jumps when the page is left in the middle of something', () => {
    tell(2)
    expect(sort()).toBe('slot')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    vi.advanceTimersByTime(220)
    expect([show.beat, show.playing]).toEqual([3, false])
  })

  it('moves nothing for who wants no motion, and goes twice as fast for who wants that', () => {
    chosen.speed = 'off'
    tell(2)
    expect([show.beat, show.playing]).toEqual([3, false])
    chosen.speed = 'fast'
    vi.advanceTimersByTime(900)
    tell()
    expect(show.moment!.takes).toBe(110)
  })

  it('goes back when everybody did', () => {
    tell(3)
    vi.runAllTimers()
    source.told = 2
    flushSync()
    expect([show.beat, show.playing]).toEqual([2, false])
    expect(show.view!.cells).toEqual(source.cells)
  })

  it('has hops begin where the meeple stood', () => {
    source.told = 7
    flushSync()
    vi.runAllTimers()
    vi.advanceTimersByTime(900)
    tell()
    vi.advanceTimersByTime(220)
    expect(sort()).toBe('hop')
    expect(new Reading(show.moment!.before).space(1)).toBe(0)
    expect(space(1)).toBe(1)
  })
})
