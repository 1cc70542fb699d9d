import { cleanup, fireEvent, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Recorded } from '../../maretta/fixtures/recorded.ts'
import { need, speak } from '../../words/language.svelte.ts'
import type { Desk } from '../desk.svelte.ts'
import { betrayed, changed, isSaid, lookAt, refuse } from '../fixtures/seated.ts'
import ChallengeSheet from './ChallengeSheet.svelte'

beforeAll(async () => {
  await speak('en')
  await need('table', 'arrr')
})
beforeEach(() => {
  // What happy-dom does not know of dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterEach(cleanup)

const ANNA = 0
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const trait = (name: string) => document.querySelector<HTMLElement>(`[data-trait="${name}"]`)!
const pressed = () =>
  [...document.querySelectorAll('[data-trait][aria-pressed="true"]')].map((each) => each.getAttribute('data-trait'))
const amount = () => screen.getByRole('spinbutton')

/** Gino declares: his sheet about a challenge of somebody is open. */
async function dare(source: Recorded, opponent = ANNA): Promise<Desk> {
  const desk = await lookAt(ChallengeSheet, source)
  expect(screen.queryByRole('dialog')).toBeNull()
  desk.touchSeat(opponent)
  flushSync()
  return desk
}

describe('the sheet of a challenge', () => {
  it('says whom, how it would stand in each trait, and what a refusal brings', async () => {
    const desk = await dare(changed('arrr-declare'))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Challenge Anna')
    expect(trait('attack').textContent).toContain('2 to 3')
    expect(trait('attack').textContent).toContain('Win 19%, tie 31%, lose 50%')
    expect(isSaid('If Anna refuses, Gino may take 1 equipped card, and 1 doubloon from the supply.')).toBe(true)
    expect(betrayed(desk)).toEqual([])
  })

  it('begins with the trait that is won most often, for as little as can be', async () => {
    const source = changed('arrr-declare')
    await dare(source)
    const { duels } = source.told.gauges as unknown as { duels: { opponent: number; trait: string; win: number }[] }
    const best = duels.filter(({ opponent }) => opponent === ANNA).sort((one, two) => two.win - one.win)[0]!
    expect(pressed()).toEqual([best.trait])
    expect(amount().textContent).toBe('1 doubloon')
  })

  it('can be changed in all its parts, and is declared as it stands', async () => {
    const source = changed('arrr-declare')
    const desk = await dare(source)
    await fireEvent.click(trait('attack'))
    await fireEvent.click(button(/^More/))
    await fireEvent.click(button(/^More/))
    expect(source.answers).toEqual([])
    await fireEvent.click(button('Declare'))
    const wanted = source.told.offer.options.find(({ action }) => action === 'challenge purple in attack for 3')!
    expect(source.answers).toEqual([[wanted.code]])
    expect(desk.daring).toBeNull()
  })

  it('is about somebody else with one touch', async () => {
    const desk = await dare(changed('arrr-declare'))
    await fireEvent.click(button('Tea'))
    expect(desk.daring).toBe(3)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Challenge Tea')
    expect(['Anna', 'Bianca', 'Tea'].map((name) => button(name).getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'true',
    ])
  })

  it('offers nobody, no trait and no prize that cannot be named', async () => {
    await dare(
      changed('arrr-declare', (told) =>
        refuse(told, (action) => /^challenge (pink|turquoise)|in courage|for 4/.test(action)),
      ),
    )
    expect(screen.queryByRole('button', { name: 'Tea' })).toBeNull()
    expect(document.querySelector('[data-trait="courage"]')).toBeNull()
    expect(amount().getAttribute('aria-valuemax')).toBe('3')
  })

  it('does not open where nobody can be challenged: why not is said instead', async () => {
    const desk = await dare(changed('arrr-declare', (told) => refuse(told, (action) => action.includes('challenge'))))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(desk.sitting.refused?.action).toMatch(/^challenge purple/)
  })

  it('is put away without a word, and begins anew', async () => {
    const source = changed('arrr-declare')
    const desk = await dare(source)
    const [first] = pressed()
    await fireEvent.click(trait(first === 'attack' ? 'cunning' : 'attack'))
    await fireEvent.click(button('Better not'))
    expect([desk.daring, source.answers, screen.queryByRole('dialog')]).toEqual([null, [], null])
    desk.touchSeat(ANNA)
    flushSync()
    expect(pressed()).toEqual([first])
  })

  it('declares nothing before a button that has only just appeared can be meant', async () => {
    const source = changed('arrr-declare')
    const desk = await dare(source)
    desk.sitting.ripe = false
    await fireEvent.click(button('Declare'))
    expect([source.answers, desk.daring]).toEqual([[], ANNA])
  })
})
