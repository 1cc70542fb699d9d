/** A short touch chooses, a long one looks closely; also where the page was too busy to hear in time which it was. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Desk } from './desk.svelte.ts'
import { closely, LONG_PRESS } from './inspecting.ts'

let element: HTMLElement
let desk: { inspected: unknown; inspect: () => void }
const chosen = vi.fn()
let leave: () => void

beforeEach(() => {
  vi.useFakeTimers()
  chosen.mockReset()
  element = document.createElement('button')
  desk = { inspected: null, inspect: () => (desk.inspected = 'a card') }
  leave = closely(desk as unknown as Desk, () => ({ sort: 'card', card: 'wood-1' }))(element) as () => void
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
  expect(desk.inspected).toBe('a card')
})

it('a short one that is heard of late chooses all the same', () => {
  happens('pointerdown', 1000)
  vi.advanceTimersByTime(LONG_PRESS)
  happens('pointerup', 1100)
  happens('click', 1100)
  expect(chosen).toHaveBeenCalledOnce()
  expect(desk.inspected).toBeNull()
})
