import { cleanup, fireEvent, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { need, speak } from '../../words/language.svelte.ts'
import { betrayed, changed, chosenIn, isSaid, lookAt, REFUSED } from '../fixtures/seated.ts'
import Answer from './Answer.svelte'

beforeAll(async () => {
  await speak('en')
  await need('table', 'arrr')
})
afterEach(cleanup)

const button = (name: RegExp) => screen.getByRole('button', { name })

// Tea challenges Gino, who looks, in navigation: with 5 dice to 2.
describe('the answer to a challenge', () => {
  it('says of both ways what they lead to, as seen from who is challenged', async () => {
    const desk = await lookAt(Answer, changed('arrr-respond'))
    const accept = button(/^Accept/)
    expect(accept.textContent).toContain('Win 6%, tie 16%, lose 77%')
    expect(accept.textContent).toContain('2 to 5')
    expect(accept.textContent).toContain("Tea's dice:")
    expect(button(/^Refuse/).textContent).toContain(
      'Tea may take 2 cards of your crew, and doubloons from the supply: 1.',
    )
    expect(betrayed(desk)).toEqual([])
  })

  it('says what refusing costs in any variant', async () => {
    await lookAt(
      Answer,
      changed('arrr-respond', ({ gauges }) => (gauges.refusal = { crew: 0, coins: 7 })),
    )
    expect(button(/^Refuse/).textContent).toContain('Tea may take 7 from the supply. Your crew is safe.')
  })

  it('is chosen by a touch and given by a second one, but never by a double click', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
    const source = changed('arrr-respond')
    const desk = await lookAt(Answer, source)
    await fireEvent.click(button(/^Refuse/))
    expect(chosenIn(desk)).toBe('refuse')
    expect([button(/^Refuse/), button(/^Accept/)].map((each) => each.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
    ])
    now.mockReturnValue(1_200)
    await fireEvent.click(button(/^Refuse/))
    expect(source.answers).toEqual([])
    await fireEvent.click(button(/^Accept/))
    expect(chosenIn(desk)).toBe('accept')
    now.mockReturnValue(2_000)
    await fireEvent.click(button(/^Accept/))
    expect(source.answers).toEqual([[7]])
  })

  it('has only the ways there are, and says why one that is barred cannot be gone', async () => {
    const source = changed('arrr-respond', ({ offer }) => {
      offer.options = offer.options.filter(({ action }) => action === 'accept')
      offer.options[0]!.refused = REFUSED
    })
    const desk = await lookAt(Answer, source)
    expect(screen.queryByRole('button', { name: /^Refuse/ })).toBeNull()
    expect(button(/^Accept/).getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(button(/^Accept/))
    expect([chosenIn(desk), desk.sitting.refused?.action]).toEqual([null, 'accept'])
  })

  it('is not there where nobody is challenged', async () => {
    await lookAt(
      Answer,
      changed('arrr-respond', ({ gauges }) => (gauges.action = null)),
    )
    expect(screen.queryByRole('button')).toBeNull()
    expect(isSaid(/Tea/)).toBe(false)
  })
})
