import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet, flushSync, tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { AtMoment, OPTIONS, PASS } from '../arrr/answers/fixtures/moment.svelte.ts'
import { need, speak } from '../words/language.svelte.ts'
import { Bar } from './bar.svelte.ts'
import Barred from './fixtures/Barred.svelte'
import { Keys } from './keys.ts'
import { INERT, Sitting } from './sitting.svelte.ts'

beforeAll(async () => {
  await speak('en')
  await need('table', 'arrr')
})

let source: AtMoment
let sitting: Sitting
let bar: Bar
let keys: Keys
let end: () => void

const rest = createRawSnippet(() => ({ render: () => '<p>Nothing is asked.</p>' }))
const respond = vi.fn()
const words = () => document.querySelector('.words')!.textContent.replace(/\s+/g, ' ').trim()
const button = (name: string) => screen.getByRole('button', { name })

async function sit(change: (source: AtMoment) => void = () => undefined): Promise<void> {
  source = new AtMoment()
  change(source)
  sitting = new Sitting(source)
  bar = new Bar()
  keys = new Keys({ letters: true, keys: {} })
  end = $effect.root(() => {
    $effect(() => sitting.follow())
  })
  flushSync()
  await vi.waitFor(() => expect(sitting.options.length).toBeGreaterThan(0))
  bar.setLane(true)
  bar.setQuiet({ label: 'Pass', option: PASS, instead: { label: 'Respond', act: respond } })
  render(Barred, { sitting, bar, keys, rest })
  flushSync()
}

const settled = () => vi.advanceTimersByTime(INERT)

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => {
  end()
  cleanup()
  vi.useRealTimers()
})

describe('an answer at a moment', () => {
  it('waits, and another one takes its place', async () => {
    await sit()
    settled()
    void sitting.commit(PASS)
    expect(sitting.waiting).toEqual(PASS)
    void sitting.commit(PASS)
    expect(source.answers).toEqual([[1]])
    void sitting.commit(OPTIONS[1])
    expect(source.answers).toEqual([[1], [2]])
    expect(sitting.given).toEqual(OPTIONS[1])
    source.replies[0]!(true)
    await tick()
    expect(sitting.waiting).toEqual(OPTIONS[1])
    source.replies[1]!(false)
    await vi.waitFor(() => expect(sitting.sending).toBe('late'))
  })

  it('is not late if it was only a pass: nothing is lost', async () => {
    await sit()
    settled()
    void sitting.commit(PASS)
    source.replies[0]!(false)
    await vi.waitFor(() => expect(sitting.waiting).toBeNull())
    expect(sitting.sending).toBe('idle')
  })

  it('that standing orders have given is nobody’s to think about, until one wants to', async () => {
    await sit((one) => one.ask({ prompt: false, mine: [PASS.code] }))
    expect([sitting.open, sitting.answered]).toEqual([false, false])
    sitting.peek()
    expect([sitting.open, sitting.answered]).toEqual([true, true])
    expect(sitting.given).toEqual(PASS)
  })
})

describe('the button that lets things be', () => {
  it('does nothing for a moment after it has appeared', async () => {
    await sit()
    await fireEvent.click(button('Pass'))
    expect(source.answers).toEqual([])
    settled()
    await fireEvent.click(button('Pass'))
    expect(source.answers).toEqual([[1]])
  })

  it('does nothing for a moment after it has come to mean something else', async () => {
    await sit()
    settled()
    bar.setQuiet({ label: 'Roll', option: PASS, instead: null })
    flushSync()
    await fireEvent.click(button('Roll'))
    expect(source.answers).toEqual([])
  })

  it('is pressed by the space bar, but not while something is chosen', async () => {
    await sit()
    settled()
    sitting.touch(OPTIONS[1]!)
    flushSync()
    expect(keys.perform('onward')).toBe(false)
    sitting.clear()
    expect(keys.perform('onward')).toBe(true)
    expect(source.answers).toEqual([[1]])
  })

  it('stands where nothing else ever stands', async () => {
    await sit()
    const lane = () => button('Pass').parentElement!
    expect(lane().className).toContain('quiet')
    expect(button('Respond').parentElement).not.toBe(lane())
    sitting.touch(OPTIONS[1]!)
    await tick()
    expect(screen.queryByRole('button', { name: 'Respond' })).toBeNull()
    expect(button('Play').parentElement).not.toBe(lane())
    bar.setQuiet(null)
    await tick()
    expect(document.querySelector('.quiet')!.children).toHaveLength(0)
    expect(document.querySelector('.quiet [data-commit]')).toBeNull()
  })

  it('says that it was pressed, for as long as it can be thought better of', async () => {
    await sit()
    settled()
    await fireEvent.click(button('Pass'))
    await tick()
    expect(words()).toContain('You have chosen: “pass”')
    expect(button('Pass').getAttribute('aria-pressed')).toBe('true')
    sitting.touch(OPTIONS[1]!)
    await tick()
    await fireEvent.click(button('Change'))
    expect(source.answers).toEqual([[1], [2]])
  })

  it('has what else could be done beside it', async () => {
    await sit()
    await fireEvent.click(button('Respond'))
    expect(respond).toHaveBeenCalledOnce()
  })
})

describe('who is not prompted', () => {
  it('is told what happens, and may want to answer', async () => {
    await sit((one) => one.ask({ prompt: false }))
    const stepIn = vi.fn()
    bar.setStepIn({ label: 'Step in', act: stepIn })
    await tick()
    expect(words()).toBe('Nothing is asked.')
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull()
    await fireEvent.click(button('Step in'))
    expect(stepIn).toHaveBeenCalledOnce()
    settled()
    sitting.peek()
    await tick()
    await fireEvent.click(button('Pass'))
    expect(source.answers).toEqual([])
    settled()
    await fireEvent.click(button('Pass'))
    expect(source.answers).toEqual([[1]])
  })
})

describe('around the bar', () => {
  it('lies what a game puts there', async () => {
    await sit()
    const part = (id: string) => createRawSnippet(() => ({ render: () => `<p id="${id}"></p>` }))
    bar.setAround(part('above'), part('below'))
    await tick()
    const at = (selector: string) => document.querySelector(selector)!
    const follows = Node.DOCUMENT_POSITION_FOLLOWING
    expect(at('#above').compareDocumentPosition(at('.bar')) & follows).toBeTruthy()
    expect(at('.bar').compareDocumentPosition(at('#below')) & follows).toBeTruthy()
  })
})
