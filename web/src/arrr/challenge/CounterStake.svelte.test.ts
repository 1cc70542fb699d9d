import { cleanup, fireEvent, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { need, speak } from '../../words/language.svelte.ts'
import { betrayed, changed, chosenIn, lookAt, refuse } from '../fixtures/seated.ts'
import CounterStake from './CounterStake.svelte'

beforeAll(async () => {
  await speak('en')
  await need('table', 'arrr')
})
afterEach(cleanup)

const amount = () => screen.getByRole('spinbutton')
const button = (name: string | RegExp) => screen.getByRole('button', { name })

// Anna wants 3 doubloons of Tea, who looks. Anna has 4, and the Dinner Bell Atoll.
describe('what one wants in return', () => {
  it('is the least at first, so that the bar can commit what is shown', async () => {
    const desk = await lookAt(CounterStake, changed('arrr-name-prize'))
    expect(screen.getByRole('heading').textContent).toBe('What do you want from Anna?')
    expect(amount().textContent).toBe('1 doubloon')
    expect(chosenIn(desk)).toBe('prize 1')
    expect(betrayed(desk)).toEqual([])
  })

  it('goes as far as the other can pay, and no further', async () => {
    const desk = await lookAt(CounterStake, changed('arrr-name-prize'))
    expect(button(/^Less/)).toHaveProperty('disabled', true)
    for (const _ of [2, 3, 4]) await fireEvent.click(button(/^More/))
    expect([amount().getAttribute('aria-valuenow'), chosenIn(desk)]).toEqual(['4', 'prize 4'])
    expect(button(/^More/)).toHaveProperty('disabled', true)
    await fireEvent.keyDown(amount(), { key: 'Home' })
    expect(chosenIn(desk)).toBe('prize 1')
  })

  it('is a collection card, or doubloons again', async () => {
    const desk = await lookAt(CounterStake, changed('arrr-name-prize'))
    await fireEvent.click(button(/More/))
    await fireEvent.click(button(/Dinner Bell Atoll/))
    expect([chosenIn(desk), button(/Dinner/).getAttribute('aria-pressed')]).toEqual(['prize dinner-bell-atoll', 'true'])
    await fireEvent.click(button('Doubloons instead'))
    expect([chosenIn(desk), button(/Dinner/).getAttribute('aria-pressed')]).toEqual(['prize 1', 'false'])
    expect(screen.queryByRole('button', { name: 'Doubloons instead' })).toBeNull()
  })

  it('is nothing that cannot be named', async () => {
    const desk = await lookAt(
      CounterStake,
      changed('arrr-name-prize', (told) => refuse(told, (action) => /prize ([14]|dinner-bell-atoll)$/.test(action))),
    )
    expect([amount().getAttribute('aria-valuemin'), amount().getAttribute('aria-valuemax')]).toEqual(['2', '3'])
    expect(screen.queryByRole('button', { name: /Dinner/ })).toBeNull()
    expect(chosenIn(desk)).toBe('prize 2')
  })

  it('is a card alone where the other has no doubloons', async () => {
    const desk = await lookAt(
      CounterStake,
      changed('arrr-name-prize', (told) => refuse(told, (action) => /prize \d/.test(action))),
    )
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(chosenIn(desk)).toBe('prize dinner-bell-atoll')
  })

  it('does not take the place of what was chosen before', async () => {
    const desk = await lookAt(CounterStake, changed('arrr-name-prize'))
    desk.sitting.touch(desk.offered.find('prize', '3')!)
    flushSync()
    expect([amount().textContent, chosenIn(desk)]).toEqual(['3 doubloons', 'prize 3'])
  })
})
