import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { Replayed } from '../../replay/source.svelte.ts'
import { chosen } from '../../settings.svelte.ts'
import { need, speak } from '../../words/language.svelte.ts'
import { AtMoment, GAUGES } from '../answers/fixtures/moment.svelte.ts'
import type { SeatGauge } from '../wire.ts'
import Review from './Review.svelte'

beforeAll(async () => {
  await speak('en')
  await need('table', 'arrr')
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  chosen.speed = 'normal'
  vi.useRealTimers()
})

const idol = { symbol: 'idol', name: 'idol', kinds: [0, 0], points: 4 }
const seat = (part: Partial<SeatGauge>): SeatGauge => ({ ...GAUGES.seats[0]!, collections: [], ...part })
const seats = [
  seat({ coins: 2, fame_cards: 2, fame_kinds: [0, 0], fame: 6, points: 8 }),
  seat({ coins: 8, fame_cards: 0, fame_kinds: [], fame: 0, points: 8 }),
  seat({ coins: 1, fame_cards: 0, fame_kinds: [], fame: 0, points: 5, collections: [idol] }),
]

function open(): void {
  const beat = {
    number: 1,
    events: [
      [5, 0, 4],
      [5, 1, 0],
    ],
    log: [],
    asked: null,
    gauges: { ...GAUGES, seats },
  }
  const told = {
    layout: new AtMoment().layout.told,
    start: { cells: [], facts: [] },
    beats: [beat],
    end: { ending: 'fame', winners: [0] },
  }
  const replayed = new Replayed(told, 'all')
  render(Review, { replayed, names: ['Anna', 'Bruno', 'Carla'], winners: [0] })
  flushSync()
}

const chest = (number: number) => document.querySelector(`[data-chest="${number}"]`)!

describe('the end of a game', () => {
  it('opens the chests one thing after the other', () => {
    open()
    expect(screen.queryByRole('table')).toBeNull()
    expect(chest(1).querySelector('.points')!.textContent).toBe('·')
    vi.advanceTimersByTime(650 + 2 * 160)
    flushSync()
    expect(chest(1).querySelector('.line b')!.textContent).toBe('3')
    expect(chest(0).querySelector('.line b')!.textContent).toBe('2')
    expect(chest(0).querySelectorAll('.fame.open')).toHaveLength(0)
    vi.advanceTimersByTime(5 * 160 + 650)
    flushSync()
    expect(chest(0).querySelectorAll('.fame.open')).toHaveLength(1)
  })

  it('can be shown at once, with who won in front, and why', async () => {
    open()
    await fireEvent.click(screen.getByRole('button', { name: 'Show it all' }))
    flushSync()
    const ranked = [...document.querySelectorAll('[data-chest]')].map((each) => each.getAttribute('data-chest'))
    expect(ranked).toEqual(['0', '1', '2'])
    expect(chest(2).querySelector('.set')!.textContent).toContain('2 cards = 4')
    expect(document.body.textContent).toContain('Points were equal, so the most fame won.')
    const rows = screen
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
    expect(rows[3]).toEqual(['1', '0', '4', '5'])
  })

  it('is there at once for who wants nothing to move, with how the dice fell', () => {
    chosen.speed = 'off'
    open()
    expect(screen.getByRole('table')).toBeDefined()
    expect(document.body.textContent).toContain('2 dice were thrown in this game.')
    expect(document.body.textContent).toContain('Jolly: 1, expected 1')
  })
})
