import { beforeEach, describe, expect, it, vi } from 'vitest'

import { KEY_NAMES, Keys, USUAL, keysOf, meaning, touchByKey } from './keys.ts'
import type { KeyChoice } from './keys.ts'

const USUALLY: KeyChoice = { letters: true, keys: {} }

/** Press a key where the focus is; whether the page took it. */
function press(keys: Keys, key: string, target: Element = document.body, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  target.addEventListener('keydown', (each) => keys.press(each as KeyboardEvent), { once: true })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

describe('what a key means', () => {
  it('is what the design says, and no key means two things', () => {
    expect(meaning('3', USUALLY)).toEqual({ name: 'hand', index: 2 })
    expect(meaning('W', USUALLY)).toEqual({ name: 'opponent', index: 1 })
    expect(meaning('Enter', USUALLY)).toEqual({ name: 'commit', index: 0 })
    expect(meaning('x', USUALLY)).toBeNull()
    const all = Object.values(USUAL).flat()
    expect(new Set(all).size).toBe(all.length)
  })

  it('can be given to another key, each of several by itself', () => {
    const other: KeyChoice = { letters: true, keys: { undo: 'z', 'opponent-1': 'a' } }
    expect(meaning('z', other)).toEqual({ name: 'undo', index: 0 })
    expect(meaning('u', other)).toBeNull()
    expect(keysOf('opponent', other)).toEqual(['a', 'w', 'e', 'r'])
    expect(meaning('A', other)).toEqual({ name: 'opponent', index: 0 })
  })

  it('leaves only keys that are no characters when those are switched off', () => {
    const off: KeyChoice = { letters: false, keys: {} }
    const left = KEY_NAMES.filter((name) => keysOf(name, off).some((key) => meaning(key, off)))
    expect(left).toEqual(['commit', 'clear', 'onward'])
  })
})

describe('keys', () => {
  let keys: Keys
  beforeEach(() => {
    document.body.replaceChildren()
    keys = new Keys(USUALLY)
  })

  it('are registered several at once, and given back together', () => {
    const end = keys.registerAll({ undo: () => true, log: () => true })
    expect([press(keys, 'u'), press(keys, 'l')]).toEqual([true, true])
    end()
    expect([press(keys, 'u'), press(keys, 'l'), keys.does('undo')]).toEqual([false, false, false])
  })

  it('do what was registered last, until that is over', () => {
    const first = vi.fn(() => true)
    const second = vi.fn(() => true)
    keys.register('hand', first)
    const over = keys.register('hand', second)
    expect(press(keys, '2')).toBe(true)
    expect(second).toHaveBeenCalledWith(1)
    expect(first).not.toHaveBeenCalled()
    over()
    press(keys, '4')
    expect(first).toHaveBeenCalledWith(3)
  })

  it('keep their usual meaning where there is nothing to do', () => {
    keys.register('onward', () => false)
    expect(press(keys, ' ')).toBe(false)
    expect(press(keys, 'b')).toBe(false)
  })

  it('are letters where somebody writes', () => {
    const deed = vi.fn(() => true)
    keys.register('log', deed)
    document.body.innerHTML = '<input><textarea></textarea><input type="range">'
    for (const target of ['input', 'textarea']) press(keys, 'l', document.querySelector(target)!)
    press(keys, 'l', document.body, { ctrlKey: true })
    expect(deed).not.toHaveBeenCalled()
    press(keys, 'l', document.querySelector('[type=range]')!)
    expect(deed).toHaveBeenCalledOnce()
  })

  it('belong to a dialog as long as one is open', () => {
    const clear = vi.fn(() => true)
    keys.register('clear', clear)
    document.body.innerHTML = '<dialog open><p>text</p></dialog>'
    expect(press(keys, 'Escape')).toBe(false)
    document.body.replaceChildren()
    expect(press(keys, 'Escape')).toBe(true)
    expect(clear).toHaveBeenCalledOnce()
  })

  it('press what has the focus, unless that is chosen already', () => {
    const commit = vi.fn(() => true)
    keys.register('commit', commit)
    document.body.innerHTML = '<button id="one">1</button><button id="two" data-chosen>2</button>'
    press(keys, 'Enter', document.querySelector('#one')!)
    expect(commit).not.toHaveBeenCalled()
    press(keys, 'Enter', document.querySelector('#two')!)
    expect(commit).toHaveBeenCalledOnce()
    press(keys, 'Enter', document.body, { repeat: true })
    expect(commit).toHaveBeenCalledOnce()
  })

  it('commit behind a key that touched something, as long as that has the focus', () => {
    const commit = vi.fn(() => false)
    keys.register('commit', commit)
    document.body.innerHTML = '<button id="one">1</button><button id="two">2</button>'
    const [one, two] = [document.querySelector<HTMLElement>('#one')!, document.querySelector<HTMLElement>('#two')!]
    const touched = vi.fn()
    one.addEventListener('click', touched)
    touchByKey(one)
    expect(touched).toHaveBeenCalledOnce()
    expect(press(keys, 'Enter', one)).toBe(true) // it is not touched again, though there was nothing to commit
    expect(commit).toHaveBeenCalledOnce()
    expect(press(keys, ' ', one)).toBe(false)
    two.focus()
    one.focus()
    expect(press(keys, 'Enter', one)).toBe(false)
    expect(commit).toHaveBeenCalledOnce()
  })
})
