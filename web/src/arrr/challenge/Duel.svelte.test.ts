import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { need, speak } from '../../words/language.svelte.ts'
import { betrayed, changed, isSaid, lookAt } from '../fixtures/seated.ts'
import Duel from './Duel.svelte'

beforeAll(async () => {
  await speak('en')
  await need('table', 'arrr')
})
afterEach(cleanup)

const tray = (seat: number) => document.querySelector<HTMLElement>(`[data-tray="${seat}"]`)!
const leading = () => [...document.querySelectorAll('.leads')].map((each) => each.getAttribute('data-tray'))
const stakes = () => [...document.querySelectorAll('.stake')].map((each) => each.textContent.trim())

describe('a challenge that goes on', () => {
  it('begins with what each will throw, and how it would go for who looks', async () => {
    // Anna has challenged Tea, who looks, in courage.
    const desk = await lookAt(Duel, changed('arrr-stakes-set'))
    expect(screen.getByRole('group').getAttribute('aria-label')).toBe('Challenge in Courage')
    expect([0, 3].map((seat) => tray(seat).querySelector('.who b')!.textContent)).toEqual(['Anna', 'Tea'])
    expect(tray(0).querySelector('.sum .total')!.textContent).toBe('3')
    expect(tray(3).querySelector('.sum .total')!.textContent).toBe('2')
    expect(isSaid('Win 19%, tie 31%, lose 50%')).toBe(true)
    expect(leading()).toEqual([])
    expect(betrayed(desk)).toEqual([])
  })

  it('says how it would go to the challenger the other way round, and to nobody else', async () => {
    await lookAt(
      Duel,
      changed('arrr-stakes-set', (told) => (told.seat = 0)),
    )
    expect(isSaid('Win 50%, tie 31%, lose 19%')).toBe(true)
    cleanup()
    await lookAt(
      Duel,
      changed('arrr-stakes-set', (told) => (told.seat = 1)),
    )
    expect(isSaid(/Win|lose/)).toBe(false)
    expect(tray(0).textContent).toContain('Anna')
  })

  it('has what both have set aside between them, once both have', async () => {
    await lookAt(Duel, changed('arrr-name-prize'))
    expect(stakes()).toEqual([])
    cleanup()
    await lookAt(Duel, changed('arrr-stakes-set'))
    expect(stakes()).toEqual(['2', '3'])
    cleanup()
    await lookAt(
      Duel,
      changed('arrr-stakes-set', ({ gauges }) => {
        Object.assign(gauges.seats[0]!, { staked: 0, staked_card: 19 })
        gauges.seats[3]!.staked = 0
      }),
    )
    expect(stakes()).toEqual(['Dinner Bell Atoll', '–'])
  })

  it('shows the dice as they lie, says them, and who leads', async () => {
    // Bianca has thrown 5 dice, Anna, who looks, none.
    await lookAt(Duel, changed('arrr-contest'))
    expect(screen.getByRole('img', { name: 'Dice: 5, successes: 1' }).children).toHaveLength(5)
    expect(screen.getByRole('img', { name: 'Dice: 0, successes: 0' }).children).toHaveLength(0)
    expect(leading()).toEqual(['1'])
    expect(tray(1).querySelector('.count .unseen')!.textContent).toBe('1 success')
    expect(tray(0).querySelector('.purse')!.textContent).toBe('5')
    expect(isSaid(/Win|lose/)).toBe(false)
  })

  it('has nobody in front where both have as much', async () => {
    await lookAt(Duel, changed('arrr-contest-ends'))
    expect([3, 0].map((seat) => tray(seat).querySelector('.count .unseen')!.textContent)).toEqual([
      '2 successes',
      '2 successes',
    ])
    expect(leading()).toEqual([])
  })

  it('is not there without a challenge', async () => {
    await lookAt(
      Duel,
      changed('arrr-contest', ({ gauges }) => (gauges.action = null)),
    )
    expect(screen.queryByRole('group')).toBeNull()
  })
})
