import { describe, expect, it, vi } from 'vitest'

import { placed } from './slip.ts'

const box = (x: number, y: number, width: number, height: number) => new DOMRect(x, y, width, height)

/** A table of 400 by 300, below a head of 50 and beside a log of 100. */
function table(scrolled = 0): HTMLElement {
  const element = document.createElement('div')
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(box(100, 50, 400, 300))
  element.scrollTop = scrolled
  return element
}

describe('a slip about something on the table', () => {
  it('lies above it, in the middle', () => {
    expect(placed(box(300, 250, 40, 40), table(), 120, 80)).toEqual({ left: 160, top: 112 })
  })

  it('lies below where there is no room above', () => {
    expect(placed(box(300, 100, 40, 40), table(), 120, 80)).toEqual({ left: 160, top: 98 })
  })

  it('stays within the table', () => {
    expect(placed(box(100, 200, 20, 20), table(), 120, 200)).toEqual({ left: 8, top: 92 })
    expect(placed(box(480, 200, 20, 20), table(), 120, 60).left).toBe(272)
    expect(placed(box(300, 200, 20, 20), table(), 500, 400)).toEqual({ left: 8, top: 8 })
  })

  it('moves with a table that was scrolled', () => {
    expect(placed(box(300, 250, 40, 40), table(60), 120, 80).top).toBe(172)
  })
})
