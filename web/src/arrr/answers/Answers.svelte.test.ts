import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { createRawSnippet, flushSync, tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { Keys } from '../../table/keys.ts'
import { USUAL } from '../../table/standing.ts'
import { need, speak } from '../../words/language.svelte.ts'
import Answered from './fixtures/Answered.svelte'
import { AtMoment, OPTIONS, stacked } from './fixtures/moment.svelte.ts'
import { Lit } from './lit.svelte.ts'

beforeAll(async () => {
  await speak('en')
  await need('table', 'arrr')
})

let source: AtMoment
let lit: Lit
let keys: Keys

const rest = createRawSnippet(() => ({ render: () => '<p>Nothing is asked.</p>' }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const pressed = (name: string | RegExp) => button(name).getAttribute('aria-pressed')

async function sit(change: (source: AtMoment) => void = () => undefined): Promise<void> {
  source = new AtMoment()
  change(source)
  lit = new Lit()
  keys = new Keys({ letters: true, keys: {} })
  render(Answered, { source, lit, keys, rest })
  await tick()
  await tick()
  flushSync()
}

beforeEach(() => {
  // What happy-dom does not know of dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterEach(cleanup)

describe('the row', () => {
  it('says how one is asked, and changes it with one touch', async () => {
    await sit()
    expect([pressed('Smart'), pressed('Always ask')]).toEqual(['true', 'false'])
    await fireEvent.click(button('Always ask'))
    await vi.waitFor(() => expect(source.orders).toMatchObject({ prompt: 'always' }))
    expect(pressed('Always ask')).toBe('true')
  })

  it('lets one sleep, and wake up with one touch', async () => {
    await sit()
    await fireEvent.click(button('Sleep until…'))
    const dialog = within(document.querySelector<HTMLElement>('dialog[open]')!)
    expect(dialog.getByRole('button', { name: 'Until the stack is done' })).toHaveProperty('disabled', true)
    await fireEvent.click(dialog.getByRole('button', { name: 'Until this action is over' }))
    await vi.waitFor(() => expect(source.orders).toMatchObject({ passing: 'action', unless_target: true }))
    await fireEvent.click(button(/wake up/))
    await vi.waitFor(() => expect(source.orders).toMatchObject({ passing: '', unless_target: false }))
  })

  it('is there for whoever plays, in the act phase alone', async () => {
    await sit((one) => one.change({ phase: 'recruit' }))
    expect(screen.queryByRole('button', { name: 'Smart' })).toBeNull()
  })

  it('has more time, by a key as well, for who holds nothing too', async () => {
    await sit((one) => (one.options = [OPTIONS[0]!]))
    await fireEvent.click(button(/20 seconds more/))
    expect(keys.perform('hold')).toBe(true)
    expect(source.held).toEqual([7, 7])
    source.holds = 0
    await tick()
    expect(button(/20 seconds more/).getAttribute('aria-disabled')).toBe('true')
    expect(keys.perform('hold')).toBe(false)
  })
})

describe('the fuse', () => {
  it('looks the same to who is prompted and who is not', async () => {
    await sit()
    const cord = () => document.querySelector('.fuse')!.innerHTML
    const prompted = cord()
    cleanup()
    await sit((one) => one.ask({ prompt: false }))
    expect(cord()).toBe(prompted)
  })
})

describe('what could be played', () => {
  it('is listed, lit where it is aimed at nothing, and chosen by a touch', async () => {
    await sit()
    await fireEvent.click(button('Respond'))
    const dialog = within(document.querySelector<HTMLElement>('dialog[open]')!)
    expect(dialog.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(['fog', 'gunner'])
    await fireEvent.click(dialog.getByRole('button', { name: 'Bruno' }))
    await tick()
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect(source.answers).toEqual([])
    expect(document.querySelector('.words')!.textContent).toContain('play fog on pink')
  })

  it('is not spoken of where there is nothing', async () => {
    await sit((one) => (one.options = [OPTIONS[0]!]))
    expect(screen.queryByRole('button', { name: 'Respond' })).toBeNull()
    expect(button('Pass')).toBeDefined()
  })
})

describe('the stack', () => {
  const STACK = [stacked(1, 1, 0), stacked(2, 2, 1)]

  it('has on top what happens next, and says all of it', async () => {
    await sit((one) => one.change({ stack: STACK }))
    const items = [...document.querySelectorAll('[data-stacked]')]
    expect(items.map((item) => item.getAttribute('data-stacked'))).toEqual(['2', '1'])
    expect(items[0]!.querySelector('.unseen')!.textContent).toBe('Stack 2: “evil-eye”, by Carla, on “what lies below”.')
    expect(items[0]!.textContent).toContain('next')
    expect(document.querySelector('.passing')!.textContent).toContain('Bruno')
  })

  it('lights what an item is aimed at', async () => {
    await sit((one) => one.change({ stack: STACK }))
    const [top] = document.querySelectorAll('[data-stacked] .face')
    await fireEvent.focus(top!)
    expect(lit.stacked(1)).toBe(true)
    await fireEvent.blur(top!)
    expect(lit.stacked(1)).toBe(false)
  })

  it('can be no reason to be asked, item by item', async () => {
    await sit((one) => one.change({ stack: STACK }))
    await fireEvent.click(button("Don't ask me about “evil-eye” this turn"))
    await vi.waitFor(() => expect(source.orders).toMatchObject({ not_for: [1] }))
  })

  it('is let happen as a whole where nobody else can answer', async () => {
    await sit((one) => {
      one.change({ stack: STACK })
      one.ask({ seats: [0] })
    })
    await fireEvent.click(button('Let all of it happen'))
    await vi.waitFor(() => expect(source.orders).toMatchObject({ passing: 'stack' }))
  })

  it('says that a moment is open also to who is not asked', async () => {
    await sit((one) => {
      one.question = { ...one.question!, codes: undefined as never, prompt: undefined as never }
      one.change({ passing: [] })
    })
    expect(document.querySelector('.stack')!.textContent).toContain('Now something can be played.')
  })
})

describe('cards that orders are about', () => {
  it('have a bell', async () => {
    await sit()
    expect(pressed('Ask me because of fog')).toBe('true')
    await fireEvent.click(button('Ask me because of fog'))
    await vi.waitFor(() => expect(source.orders).toMatchObject({ bells_off: [500] }))
    expect(pressed('Ask me because of fog')).toBe('false')
  })

  it('can be armed in plain words, and taken back', async () => {
    await sit()
    await fireEvent.click(button('Arm it for later…'))
    const dialog = within(document.querySelector<HTMLElement>('dialog[open]')!)
    await fireEvent.change(dialog.getByLabelText('Who'), { target: { value: '2' } })
    await fireEvent.change(dialog.getByLabelText('Trait of the roll'), { target: { value: 'courage' } })
    await tick()
    expect(dialog.getByRole('status').textContent).toBe('When Carla is about to roll, for courage: “fog” on Bruno')
    await fireEvent.click(dialog.getByRole('button', { name: 'Arm it' }))
    await vi.waitFor(() =>
      expect(source.orders).toMatchObject({
        armed: [{ card: 500, target: 1, when: { moment: 'before-roll', seat: 2, trait: 'courage' } }],
      }),
    )
    await fireEvent.click(button('1 card is armed'))
    await fireEvent.click(screen.getAllByRole('button', { name: /When Carla is about to roll/ })[0]!)
    await vi.waitFor(() => expect(source.orders).toEqual(USUAL))
  })
})
