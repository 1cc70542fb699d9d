import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Curtain, IDLE } from './curtain.svelte.ts'

describe('the curtain', () => {
  let awaited: number[]
  let seats: number[]
  let curtain: Curtain
  let end: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    seats = [0, 2, 3]
    awaited = [0, 2, 3]
    curtain = new Curtain(
      () => seats,
      () => awaited,
    )
    end = curtain.watch()
  })
  afterEach(() => {
    end()
    vi.useRealTimers()
  })

  it('hangs at first, and is not needed by one alone', () => {
    expect(curtain.open).toBeNull()
    expect(curtain.needed).toBe(true)
    seats = [2]
    expect(curtain.needed).toBe(false)
  })

  it('goes round the table by who is to choose', () => {
    expect(curtain.next).toBe(0)
    curtain.draw(0)
    expect(curtain.passes).toBe(false)
    awaited = [2, 3]
    expect(curtain.passes).toBe(true)
    expect(curtain.next).toBe(2)
    curtain.draw(2)
    awaited = [0, 3]
    expect(curtain.next).toBe(3)
    curtain.draw(3)
    awaited = [0]
    expect(curtain.next).toBe(0)
  })

  it('stays open for who has the device while others think', () => {
    curtain.draw(2)
    awaited = []
    expect(curtain.next).toBeNull()
    expect(curtain.passes).toBe(false)
  })

  it('falls when nobody touches anything for a while', () => {
    curtain.draw(2)
    vi.advanceTimersByTime(IDLE - 1)
    dispatchEvent(new Event('pointerdown'))
    vi.advanceTimersByTime(IDLE - 1)
    expect(curtain.open).toBe(2)
    vi.advanceTimersByTime(1)
    expect(curtain.open).toBeNull()
  })

  it('falls when the page is left', () => {
    curtain.draw(2)
    dispatchEvent(new Event('blur'))
    expect(curtain.open).toBeNull()
    curtain.draw(2)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(curtain.open).toBeNull()
  })
})
