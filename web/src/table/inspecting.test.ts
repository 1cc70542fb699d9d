/** A short touch chooses, a long one looks closely; also where the page was too busy to hear in time which it was. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { closely, LONG_PRESS } from './inspecting.ts'
import type { Looking } from './inspecting.ts'

let element: HTMLElement
let desk: Looking<string>
const chosen = vi.fn()
let leave: () => void

beforeEach(() => {
  vi.useFakeTimers()
  chosen.mockReset()
  element = document.createElement('button')
  desk = { inspected: null, inspect: () => (desk.inspected = { passing: false }) }
  leave = closely(desk, () => 'a card')(element) as () => void
  element.addEventListener('click', chosen)
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

function happens(name: string, at: number): void {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true })
  Object.defineProperties(event, { timeStamp: { value: at }, pointerType: { value: 'touch' } })
  element.dispatchEvent(event)
}

it('a short touch chooses', () => {
  happens('pointerdown', 1000)
  happens('pointerup', 1100)
  vi.advanceTimersByTime(LONG_PRESS)
  happens('click', 1100)
  expect(chosen).toHaveBeenCalledOnce()
  expect(desk.inspected).toBeNull()
})

it('a long one looks closely, and chooses nothing', () => {
  happens('pointerdown', 1000)
  vi.advanceTimersByTime(LONG_PRESS)
  happens('pointerup', 1500)
  happens('click', 1500)
  expect(chosen).not.toHaveBeenCalled()
  expect(desk.inspected).toEqual({ passing: false })
})

it('a short one that is heard of late chooses all the same', () => {
  happens('pointerdown', 1000)
  vi.advanceTimersByTime(LONG_PRESS)
  happens('pointerup', 1100)
  happens('click', 1100)
  expect(chosen).toHaveBeenCalledOnce()
  expect(desk.inspected).toBeNull()
})
