import { describe, expect, it, vi } from 'vitest'

import { nearest, roving } from './roving.ts'
import type { Box } from './roving.ts'

const at = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 })

describe('what is nearest', () => {
  // 0 1 2
  // 3 . 4
  const boxes = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(40, 20)]

  it('lies in the direction of the arrow', () => {
    expect(nearest(boxes[0]!, boxes, [1, 0])).toBe(1)
    expect(nearest(boxes[0]!, boxes, [0, 1])).toBe(3)
    expect(nearest(boxes[3]!, boxes, [1, 0])).toBe(4)
    expect(nearest(boxes[4]!, boxes, [0, -1])).toBe(2)
  })

  it('is nothing at an edge', () => {
    expect(nearest(boxes[0]!, boxes, [-1, 0])).toBe(-1)
    expect(nearest(boxes[0]!, boxes, [0, -1])).toBe(-1)
  })

  it('may lie a little aside, where nothing lies straight ahead', () => {
    expect(nearest(boxes[1]!, boxes, [0, 1])).toBe(3)
  })
})

describe('roving focus', () => {
  function zone(html: string): HTMLElement {
    document.body.innerHTML = `<section>${html}</section>`
    return document.querySelector('section')!
  }

  const tabbed = (section: HTMLElement) => [...section.querySelectorAll('[tabindex="0"]')].map((each) => each.id)

  it('stops once at a zone: at what is chosen, or first', () => {
    const section = zone('<button id="a"></button><button id="b" data-chosen></button><button id="c"></button>')
    const end = roving(section)
    expect(tabbed(section)).toEqual(['b'])
    end()
    const other = zone('<button id="a"></button><a id="b" href="/"></a>')
    roving(other)
    expect(tabbed(other)).toEqual(['a'])
  })

  it('goes to both ends with Home and End, and stays where one was', () => {
    const section = zone('<button id="a"></button><button id="b"></button><button id="c"></button>')
    roving(section)
    const press = (key: string) =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    document.getElementById('a')!.focus()
    press('End')
    expect(document.activeElement!.id).toBe('c')
    expect(tabbed(section)).toEqual(['c'])
    press('Home')
    expect(tabbed(section)).toEqual(['a'])
  })

  it('sets nothing that is set already: all that is would be styled anew', async () => {
    const section = zone('<button id="a"></button><button id="b"></button>')
    roving(section)
    const set = vi.spyOn(Element.prototype, 'setAttribute')
    section.append(document.createElement('i'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(set).not.toHaveBeenCalled()
    section.append(document.createElement('button'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(set.mock.calls).toEqual([['tabindex', '-1']])
  })

  it('finds another stop when its own is gone', async () => {
    const section = zone('<button id="a"></button><button id="b"></button>')
    roving(section)
    document.getElementById('a')!.remove()
    await new Promise((resolve) => setTimeout(resolve))
    expect(tabbed(section)).toEqual(['b'])
  })
})
