import { beforeEach, describe, expect, it, vi } from 'vitest'

import { focusOn, shapeOf, usualDeeds } from './area.ts'
import { elsewhere } from './inspecting.ts'
import { Keys } from './keys.ts'

describe('the shape of a table', () => {
  it('is that of a phone, of a phone on its side, or of a screen with room', () => {
    expect(shapeOf(360, 500)).toBe('upright')
    expect(shapeOf(640, 300)).toBe('flat')
    expect(shapeOf(1000, 700)).toBe('large')
  })

  it('is upright where it is wide but low without being a phone, and before anything is laid out', () => {
    expect(shapeOf(700, 600)).toBe('upright')
    expect(shapeOf(1000, 450)).toBe('upright')
    expect(shapeOf(1000, 450, 420)).toBe('large')
    expect(shapeOf(0, 0)).toBe('upright')
  })
})

describe('keys at any table', () => {
  let table: HTMLElement
  beforeEach(() => {
    table = document.createElement('div')
    table.innerHTML = '<div data-zone="board"><button>a</button><button tabindex="0">b</button></div>'
    document.body.replaceChildren(table)
  })

  it('go to the board, and take back what is half chosen', () => {
    const clear = vi.fn(() => false)
    const keys = new Keys({ letters: true, keys: {} })
    keys.registerAll(usualDeeds(() => table, clear))
    expect(keys.perform('board')).toBe(true)
    expect(document.activeElement!.textContent).toBe('b')
    expect(keys.perform('clear')).toBe(false)
    expect(clear).toHaveBeenCalledOnce()
    expect(keys.perform('inspect')).toBe(false)
  })

  it('say whether there was anything to go to', () => {
    expect([focusOn(table, 'button'), focusOn(table, 'a'), focusOn(undefined, 'button')]).toEqual([true, false, false])
    expect(document.activeElement).toBe(table.querySelector('button'))
  })
})

describe('a touch elsewhere', () => {
  it('puts away what is looked at closely, but not one of the slip itself', () => {
    document.body.innerHTML = '<div role="note"><b></b></div><i></i>'
    const desk: { inspected: object | null } = { inspected: {} }
    document.body.addEventListener('pointerdown', elsewhere(desk))
    document.querySelector('b')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(desk.inspected).not.toBeNull()
    document.querySelector('i')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(desk.inspected).toBeNull()
  })
})
