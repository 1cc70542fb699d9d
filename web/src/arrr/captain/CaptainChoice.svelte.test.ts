import { cleanup, fireEvent, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { need, speak } from '../../words/language.svelte.ts'
import { betrayed, changed, chosenIn, lookAt, REFUSED } from '../fixtures/seated.ts'
import CaptainChoice from './CaptainChoice.svelte'

beforeAll(async () => {
  await speak('en')
  await need('table', 'arrr')
})
afterEach(cleanup)

const captains = () => within(screen.getByRole('region', { name: 'The captains' })).getAllByRole('button')
const captain = (name: string) => screen.getByRole('button', { name: new RegExp(name) })
const power = () => document.querySelector('.power')!.textContent.replace(/\s+/g, ' ').trim()

describe('the choice of a captain', () => {
  it('lays out all there are, each with its power in words', async () => {
    const desk = await lookAt(CaptainChoice, changed('arrr-captain'))
    expect(captains()).toHaveLength(9)
    for (const card of desk.reading!.deck.constants.captains)
      expect(captain(card.name.en!).textContent.length).toBeGreaterThan(card.name.en!.length + 20)
    expect(power()).toBe('Touch a captain to read what they can do.')
    expect(betrayed(desk)).toEqual([])
  })

  it('reads out the one that is chosen, and gives it with a second touch', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
    const source = changed('arrr-captain')
    const desk = await lookAt(CaptainChoice, source)
    await fireEvent.click(captain('Card Shark Charlotte'))
    expect([chosenIn(desk), captain('Card Shark Charlotte').getAttribute('aria-pressed')]).toEqual([
      'captain card-shark-charlotte',
      'true',
    ])
    expect(power()).toMatch(/^Card Shark Charlotte ./)
    await fireEvent.click(captain('Hugh Manatee'))
    expect(power()).toMatch(/^Oh, the Hugh Manatee ./)
    expect(captain('Card Shark Charlotte').getAttribute('aria-pressed')).toBe('false')
    now.mockReturnValue(2_000)
    await fireEvent.click(captain('Hugh Manatee'))
    expect(source.answers).toEqual([[271]])
  })

  it('shows those that others have taken, and says why they cannot be had', async () => {
    const source = changed('arrr-captain', ({ offer }) => (offer.options[0]!.refused = REFUSED))
    const desk = await lookAt(CaptainChoice, source)
    const taken = captain('Captain Whale-Done')
    expect([taken, captain('Hugh Manatee')].map((each) => each.getAttribute('aria-disabled'))).toEqual(['true', null])
    await fireEvent.click(taken)
    expect([chosenIn(desk), desk.sitting.refused?.action]).toEqual([null, 'captain captain-whale-done'])
  })

  it('is looked at closely where the next touch inspects', async () => {
    const desk = await lookAt(CaptainChoice, changed('arrr-captain'))
    desk.inspecting = true
    await fireEvent.click(captain('Grab-Bag Kraken'))
    expect([chosenIn(desk), desk.inspecting]).toEqual([null, false])
    expect(desk.inspected?.subject).toMatchObject({ sort: 'card', card: { id: 'grab-bag-kraken' } })
  })

  it('has as many as a deck has', async () => {
    await lookAt(
      CaptainChoice,
      changed('arrr-captain', ({ offer }) => (offer.options = offer.options.slice(3, 5))),
    )
    expect(captains().map((each) => each.dataset.code)).toEqual(['111', '143'])
  })
})
