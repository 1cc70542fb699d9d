import { cleanup, fireEvent, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { need, speak } from '../../words/language.svelte.ts'
import { betrayed, changed, chosenIn, isSaid, lookAt, refuse } from '../fixtures/seated.ts'
import Plunder from './Plunder.svelte'

beforeAll(async () => {
  await speak('en')
  await need('table', 'arrr')
})
afterEach(cleanup)

const loot = (what: number | 'coin') => document.querySelector<HTMLElement>(`[data-plunder="${what}"]`)
const pressed = () =>
  [...document.querySelectorAll('[data-plunder][aria-pressed="true"]')].map((each) => each.getAttribute('data-plunder'))

// Gino has refused Tea, who looks: up to two of four cards, and a doubloon.
describe('what is taken from who has refused', () => {
  it('is the doubloon alone as long as no card is marked', async () => {
    const desk = await lookAt(Plunder, changed('arrr-plunder'))
    expect(screen.getByRole('heading').textContent).toBe('What do you take from Gino? Up to 2.')
    expect(screen.getAllByRole('button')).toHaveLength(5)
    expect(pressed()).toEqual(['coin'])
    expect(chosenIn(desk)).toBe('take none doubloons yes')
  })

  it('is equipped, and said as it lies there; what is in hand stays hidden', async () => {
    const desk = await lookAt(Plunder, changed('arrr-plunder'))
    expect(loot(1)!.textContent).toContain('Seals of Disapproval')
    expect([loot(1), loot(2)].map((each) => each!.textContent.includes('Exhausted'))).toEqual([false, true])
    expect(betrayed(desk)).toEqual([])
  })

  it('is marked card by card; one too many takes the place of the first', async () => {
    const desk = await lookAt(Plunder, changed('arrr-plunder'))
    await fireEvent.click(loot(3)!)
    await fireEvent.click(loot(1)!)
    expect(chosenIn(desk)).toBe('take 1,3 doubloons yes')
    await fireEvent.click(loot(4)!)
    expect([pressed(), chosenIn(desk)]).toEqual([['1', '4', 'coin'], 'take 1,4 doubloons yes'])
    await fireEvent.click(loot(1)!)
    await fireEvent.click(loot('coin')!)
    expect([pressed(), chosenIn(desk)]).toEqual([['4'], 'take 4 doubloons no'])
  })

  it('can be touched where it lies as well', async () => {
    const desk = await lookAt(Plunder, changed('arrr-plunder'))
    expect([desk.touchCrew(2, 1), desk.touchCrew(3, 0)]).toEqual([true, false])
    await Promise.resolve()
    expect(pressed()).toEqual(['2', 'coin'])
  })

  it('is as many doubloons as a variant says', async () => {
    await lookAt(
      Plunder,
      changed('arrr-plunder', ({ gauges }) => (gauges.refusal = { crew: 2, coins: 3 })),
    )
    expect(loot('coin')!.textContent.trim()).toBe('3 doubloons')
  })

  it('is no doubloon where there is none to take, and no more cards than may be taken', async () => {
    const desk = await lookAt(
      Plunder,
      changed('arrr-plunder', (told) => {
        refuse(told, (action) => /yes$|,/.test(action))
        told.offer.options = told.offer.options.filter(({ action }) => !/[34]/.test(action))
      }),
    )
    expect([loot('coin'), loot(3), loot(4)]).toEqual([null, null, null])
    expect(isSaid('Up to 1.')).toBe(true)
    await fireEvent.click(loot(1)!)
    await fireEvent.click(loot(2)!)
    expect([pressed(), chosenIn(desk)]).toEqual([['2'], 'take 2 doubloons no'])
  })

  it('is nothing where nobody was challenged', async () => {
    await lookAt(
      Plunder,
      changed('arrr-plunder', ({ gauges }) => (gauges.action = null)),
    )
    expect(screen.queryByRole('button')).toBeNull()
  })
})
