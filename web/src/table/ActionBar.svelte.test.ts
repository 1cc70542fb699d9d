import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet, flushSync, tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { scene } from '../maretta/fixtures/read.ts'
import { Recorded } from '../maretta/fixtures/recorded.ts'
import { Refused } from '../wire/http.ts'
import { need, speak } from '../words/language.svelte.ts'
import Barred from './fixtures/Barred.svelte'
import { Bar } from './bar.svelte.ts'
import { Keys } from './keys.ts'
import { INERT, Sitting } from './sitting.svelte.ts'

beforeAll(async () => {
  await speak('en')
  await need('table', 'maretta', 'rules')
})

let source: Recorded
let sitting: Sitting
let bar: Bar
let end: () => void

const rest = createRawSnippet(() => ({ render: () => '<p>Nothing is asked.</p>' }))

async function sit(name: string): Promise<void> {
  source = new Recorded(scene(name))
  sitting = new Sitting(source)
  bar = new Bar()
  const keys = new Keys({ letters: true, keys: {} })
  keys.register('clear', () => {
    sitting.clear()
    return true
  })
  end = $effect.root(() => {
    $effect(() => sitting.follow())
  })
  flushSync()
  await vi.waitFor(() => expect(sitting.options.length).toBeGreaterThan(0))
  render(Barred, { sitting, bar, keys, rest })
  vi.advanceTimersByTime(INERT)
}

const option = (action: string) => sitting.options.find((each) => each.action.startsWith(action))!
const words = () => document.querySelector('.words')!.textContent.replace(/\s+/g, ' ').trim()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  vi.advanceTimersByTime(1000)
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

describe('the action bar', () => {
  it('leaves out what the table draws, where there is little room', async () => {
    await sit('place')
    bar.setDrawn(({ key }) => key === 'preview-moves')
    sitting.touch(option('place wood-4 on yellow'))
    flushSync()
    expect(words()).toBe('Wood 4 on Gino. Gino moves to 10. Anna moves to 8.')
    const narrow = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) =>
          ({ matches: query.includes('max-width'), addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never,
      )
    cleanup()
    render(Barred, { sitting, bar, keys: new Keys({ letters: true, keys: {} }), rest })
    expect(words()).toBe('Wood 4 on Gino.')
    narrow.mockRestore()
  })

  it('asks, then says what the chosen answer would do, and sends it', async () => {
    await sit('place')
    expect(words()).toBe('Which card do you give away, and to whom?')
    const [first] = sitting.options.filter((each) => !each.refused)
    sitting.touch(first!)
    await tick()
    expect(words()).toContain('moves')
    await fireEvent.click(screen.getByRole('button', { name: 'Give' }))
    expect(source.answers).toEqual([[first!.code]])
  })

  it('commits nothing that has only just appeared', async () => {
    await sit('pick')
    sitting.touch(option('pick'))
    sitting.follow()
    const late = new Sitting(source)
    late.follow()
    await vi.waitFor(() => expect(late.options.length).toBeGreaterThan(0))
    void late.commit(late.options[0])
    expect(source.answers).toEqual([])
    vi.advanceTimersByTime(INERT)
    void late.commit(late.options[0])
    expect(source.answers).toHaveLength(1)
  })

  it('clears with a button of its own', async () => {
    await sit('pick')
    const clear = screen.getByRole('button', { name: 'Take the choice back' })
    expect(clear).toHaveProperty('disabled', true)
    sitting.touch(option('pick'))
    await tick()
    await fireEvent.click(clear)
    expect(sitting.chosen).toBeNull()
  })

  it('says why not: the fact, the rule, and where it stands', async () => {
    await sit('place')
    const refused = sitting.options.find((each) => each.refused)!
    sitting.touch(refused)
    await tick()
    await vi.waitFor(() =>
      expect(document.querySelector('.rule')!.textContent).toContain('A slot 2 takes only one card'),
    )
    const link = screen.getByRole('link', { name: `Rule ${refused.refused!.rule}` })
    expect(link.getAttribute('href')).toBe(`/rules/maretta#${refused.refused!.rule}`)
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(sitting.refused).toBeNull()
  })

  it('shows several choices as equal buttons, which do nothing for a moment', async () => {
    await sit('place')
    const [one, two] = sitting.options.filter((each) => !each.refused)
    const act = vi.fn()
    sitting.touch(one!)
    bar.setChoices([
      { label: 'Move', option: one! },
      { label: 'Steal', option: two!, act },
    ])
    await tick()
    expect(screen.queryByRole('button', { name: 'Give' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Steal' }))
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(INERT)
    await fireEvent.click(screen.getByRole('button', { name: 'Steal' }))
    expect(act).toHaveBeenCalledOnce()
    await fireEvent.click(screen.getByRole('button', { name: 'Move' }))
    expect(source.answers).toEqual([[one!.code]])
  })

  it('says that an answer came too late, or was refused', async () => {
    await sit('pick')
    source.answer = () => Promise.resolve(false)
    await sitting.commit(option('pick'))
    await tick()
    expect(words()).toContain('Too late')
    const problem = { title: 'Conflict', status: 409, detail: 'You do not hold that.' }
    source.answer = () => Promise.reject(new Refused(problem))
    await sitting.commit(option('pick'))
    await tick()
    expect(words()).toBe('You do not hold that.')
  })

  it('says what was answered as long as it can be changed', async () => {
    await sit('picked')
    expect(words()).toMatch(/^You have chosen: .* You may change it until everybody has chosen\.$/)
    sitting.touch(sitting.options.find((each) => each.code !== sitting.question!.mine![0])!)
    await tick()
    expect(screen.getByRole('button', { name: 'Change' })).toBeDefined()
  })

  it('asks again what can be answered if that could not be told', async () => {
    source = new Recorded(scene('pick'))
    const told = source.told.offer
    source.offer = vi.fn().mockRejectedValueOnce(new Error()).mockResolvedValue(told)
    const patient = new Sitting(source)
    patient.follow()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(1000)
    await vi.waitFor(() => expect(patient.offer).toEqual(told))
  })
})
