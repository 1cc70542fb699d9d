import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Room, Seat } from '../wire/shapes.ts'
import { Table } from '../wire/table.svelte.ts'
import { Company, GRACE } from './company.svelte.ts'

const seat = (told: Partial<Seat>): Seat => ({
  name: '',
  free: false,
  person: true,
  bot: 0,
  why: '',
  ready: true,
  ends: false,
  undo: 0,
  bet: null,
  holds: 0,
  banked: 0,
  ...told,
})

describe('the company', () => {
  let table: Table
  let company: Company
  let end: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    table = new Table('pvznnv')
    const seats = [seat({}), seat({}), seat({ person: false, bot: 3 }), seat({ bot: 3, why: 'left' })]
    table.room = { seats, settings: {} } as unknown as Room
    table.you = { seats: [0], host: false }
    table.presence = [true, true, true, true]
    company = new Company(table)
    end = $effect.root(() => {
      $effect(() => company.follow())
    })
    flushSync()
  })
  afterEach(() => {
    end()
    vi.useRealTimers()
  })

  const states = () => [0, 1, 2, 3].map((each) => company.state(each))

  function present(...presence: boolean[]): void {
    table.presence = presence
    flushSync()
  }

  it('knows people, bots, and bots that stand in for people', () => {
    expect(states()).toEqual(['here', 'here', 'bot', 'stand-in'])
  })

  it('gives who is gone some time before it calls them away', () => {
    present(true, false, true, true)
    expect(company.state(1)).toBe('back-soon')
    vi.advanceTimersByTime(20_000)
    expect(company.state(1)).toBe('away')
    present(true, true, true, true)
    expect(company.state(1)).toBe('here')
    present(true, false, true, true)
    expect(company.state(1)).toBe('back-soon')
  })

  it('lets a bot be called for others who stay away, not for oneself', () => {
    present(false, false, true, true)
    vi.advanceTimersByTime((GRACE - 1) * 1000)
    expect(company.callable).toEqual([])
    vi.advanceTimersByTime(2_000)
    expect(company.callable).toEqual([1])
  })
})
