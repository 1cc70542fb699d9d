import { render, screen, within } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { chosen } from '../settings.svelte.ts'
import { Show } from '../table/show.svelte.ts'
import { Sitting } from '../table/sitting.svelte.ts'
import { need, speak } from '../words/language.svelte.ts'
import { scene } from './fixtures/read.ts'
import { Recorded } from './fixtures/recorded.ts'
import MarettaTable from './MarettaTable.svelte'

beforeAll(async () => {
  await speak('en')
  await need('table', 'maretta')
})

let sitting: Sitting
let end: () => void

beforeEach(() => {
  chosen.speed = 'off'
  chosen.help = 'guide'
  // There is no layout here: everything is as large as a phone.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(470)
})
afterEach(() => end())

async function look(name: string): Promise<void> {
  const source = new Recorded(scene(name))
  sitting = new Sitting(source)
  const show = new Show(source)
  end = $effect.root(() => {
    $effect(() => sitting.follow())
    $effect(() => show.follow())
  })
  flushSync()
  await vi.waitFor(() => expect(sitting.options.length).toBeGreaterThan(0))
  render(MarettaTable, { sitting, show })
  flushSync()
}

function press(element: HTMLElement): void {
  element.click()
  flushSync()
}

const button = (name: string) => screen.getByRole('button', { name })
const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby')!)!.textContent

describe('a table', () => {
  it('has a hand of buttons, rafts that speak of themselves, and spaces that do', async () => {
    await look('place')
    const hand = screen.getByRole('region', { name: 'Your hand' })
    expect(within(hand).getAllByRole('button')).toHaveLength(3)
    expect(within(hand).getByRole('button', { name: 'Rope 1' })).toBeTruthy()
    const bianca = screen.getByRole('group', { name: 'Bianca' })
    expect(described(within(bianca).getByRole('button'))).toContain('Bianca is on 4. Slot 1: Water 5. Slot 2: nothing.')
    expect(button('space 9. Barrels: fishing spear and a barrel face down.')).toBeTruthy()
    expect(button('space 6. Here: Anna and Tea. A reef follows.')).toBeTruthy()
  })

  it('leads from a card to a raft to an answer', async () => {
    await look('place')
    press(button('Wood 4'))
    expect(button('Wood 4').getAttribute('aria-pressed')).toBe('true')
    const raft = button('Wood 4 on Gino')
    expect(described(raft)).toContain('Gino moves to 10.')
    press(raft)
    expect(sitting.chosen?.action).toBe('place wood-4 on yellow')
    expect(raft.hasAttribute('data-chosen')).toBe(true)
    expect(raft.dataset.code).toBe(String(sitting.chosen?.code))
  })

  it('lets what cannot be done be touched, and says why not', async () => {
    await look('place')
    press(button('Wood 4'))
    const tea = button('Wood 4 on Tea')
    expect(tea.getAttribute('aria-disabled')).toBe('true')
    press(tea)
    expect(sitting.refused?.refused?.why.key).toBe('refused-slot-taken')
    expect(sitting.chosen).toBeNull()
  })

  it('stripes cards that clash, with the reason', async () => {
    await look('play')
    const clashing = button('Food 3')
    expect(clashing.getAttribute('aria-disabled')).toBe('true')
    expect(described(clashing)).toContain('same suit as Food 1')
    press(clashing)
    expect(sitting.refused?.action).toBe('play food-3')
  })

  it('offers barrels by what they do, or by what they may be', async () => {
    await look('barrel')
    expect(described(button('Barrel 1: fishing spear'))).toContain('Swap places')
    expect(described(button('Barrel 2: a barrel face down'))).toMatch(/It may be: .*monkey 22%/)
    press(button('Barrel 2: a barrel face down'))
    expect(sitting.chosen?.action).toBe('open 2')
  })

  it('lists all cards that can be taken, by whose they are', async () => {
    await look('monkey')
    const stock = screen.getByRole('group', { name: "Gino's stock" })
    press(within(stock).getByRole('button', { name: 'Water 1' }))
    expect(sitting.chosen?.action).toBe('take water-1 from yellow')
  })

  it('keeps a hand that was seen at hand', async () => {
    await look('pelican-seen')
    expect(button('Bianca holds Wood 3, Wood 3 and Fire 4: 3 in all.')).toBeTruthy()
  })

  it('shows the odds only to who wants to be guided, and previews not to experts', async () => {
    chosen.help = 'normal'
    await look('barrel')
    expect(described(button('Barrel 2: a barrel face down'))).toBe('Face down: nobody knows.')
    end()
    document.body.replaceChildren()
    chosen.help = 'expert'
    await look('place')
    press(button('Wood 4'))
    expect(described(button('Wood 4 on Gino'))).not.toContain('moves to')
  })

  it('draws whatever numbers a variant has', async () => {
    await look('odd')
    expect(screen.getAllByRole('button').filter((each) => each.dataset.space !== undefined)).toHaveLength(32)
    expect(within(screen.getByRole('region', { name: 'Your hand' })).getAllByRole('button')).toHaveLength(6)
  })
})
