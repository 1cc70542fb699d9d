import { describe, expect, test } from 'vitest'

import {
  againstBots,
  keptPlan,
  opening,
  usualPlan,
  usualSettings,
  withOthers,
  withSeats,
  wrongNames,
} from './opening.ts'
import type { Plan, Sitter } from './opening.ts'

const here = (name: string): Sitter => ({ kind: 'here', name })
const bot = (level: number): Sitter => ({ kind: 'bot', level })
const friend: Sitter = { kind: 'friend' }
const plan = (...sitters: Sitter[]): Plan => ({ settings: usualSettings('maretta'), sitters })

describe('what the server is asked for', () => {
  test('against bots it is one request, and the game begins', () => {
    const { table, then } = opening(plan(here('Anna '), bot(2), bot(5), bot(1)), 'bm9uY2U=')
    expect(table).toMatchObject({ name: 'Anna', bots: [2, 5, 1], deal: true, nonce: 'bm9uY2U=' })
    expect(table.settings).toMatchObject({ game: 'maretta', seats: 4 })
    expect(then).toEqual([])
  })

  test('with friends their seats stay free, and nothing begins', () => {
    const { table, then } = opening(plan(here('Anna'), bot(3), friend, friend), '')
    expect(table).toMatchObject({ bots: [3], deal: false })
    expect(then).toEqual([])
  })

  test('a bot behind a free seat is called to that seat', () => {
    const { table, then } = opening(plan(here('Anna'), friend, bot(4), friend), '')
    expect(table).toMatchObject({ bots: [], deal: false })
    expect(then).toEqual([{ do: 'man', seat: 2, level: 4 }])
  })

  test('people at this device sit down one after the other, then it begins', () => {
    const { table, then } = opening(plan(here('Anna'), here('Bea'), bot(3), here(' Carlo')), '')
    expect(table).toMatchObject({ name: 'Anna', bots: [], deal: false })
    expect(then).toEqual([
      { do: 'sit', seat: 1, name: 'Bea' },
      { do: 'man', seat: 2, level: 3 },
      { do: 'sit', seat: 3, name: 'Carlo' },
      { do: 'deal' },
    ])
  })

  test('bots that come first go with the table', () => {
    const { table, then } = opening(plan(here('Anna'), bot(1), bot(2), here('Bea')), '')
    expect(table).toMatchObject({ bots: [1, 2], deal: false })
    expect(then).toEqual([{ do: 'sit', seat: 3, name: 'Bea' }, { do: 'deal' }])
  })

  test('nothing begins while a friend is awaited', () => {
    expect(opening(plan(here('Anna'), here('Bea'), friend, bot(1)), '').then).toEqual([
      { do: 'sit', seat: 1, name: 'Bea' },
      { do: 'man', seat: 3, level: 1 },
    ])
  })
})

describe('the usual table', () => {
  test('has four seats where four may play', () => {
    expect(usualSettings('maretta', [3, 4, 5]).seats).toBe(4)
    expect(usualSettings('x', [2, 3]).seats).toBe(2)
  })

  test('is against different bots, or for friends', () => {
    const settings = usualSettings('maretta')
    const levels = usualPlan(settings, 'Anna', 'bots').sitters.map((sitter) =>
      sitter.kind === 'bot' ? sitter.level : 0,
    )
    expect(levels[0]).toBe(0)
    expect(new Set(levels).size).toBe(4)
    expect(usualPlan(settings, 'Anna', 'friends').sitters).toEqual([here('Anna'), friend, friend, friend])
  })
})

describe('another number of seats', () => {
  test('adds whoever is like the others', () => {
    expect(withSeats(plan(here('Anna'), bot(4)), 4).sitters).toEqual([here('Anna'), bot(4), bot(4), bot(4)])
    expect(withSeats(plan(here('Anna'), here('Bea')), 3).sitters).toEqual([here('Anna'), here('Bea'), friend])
  })

  test('takes the last ones away, and a first player who is gone', () => {
    const large = plan(here('Anna'), bot(1), bot(2), bot(3))
    large.settings.first = 3
    const small = withSeats(large, 3)
    expect(small.sitters).toEqual([here('Anna'), bot(1), bot(2)])
    expect(small.settings).toMatchObject({ seats: 3, first: null })
  })
})

test('all others are of one kind, and who is already stays', () => {
  const mixed = plan(here('Anna'), bot(5), friend, here('Bea'))
  expect(withOthers(mixed, 'friend').sitters).toEqual([here('Anna'), friend, friend, friend])
  expect(withOthers(mixed, 'here').sitters).toEqual([here('Anna'), here(''), here(''), here('Bea')])
  const bots = withOthers(mixed, 'bot').sitters
  expect(bots[1]).toEqual(bot(5))
  expect(bots.map(({ kind }) => kind)).toEqual(['here', 'bot', 'bot', 'bot'])
})

test('names are given, and given once', () => {
  expect(wrongNames([here('Anna'), here(' '), bot(1), here('anna')])).toEqual(
    new Map([
      [1, 'empty'],
      [3, 'twice'],
    ]),
  )
  expect(wrongNames([here('Anna'), friend, here('Bea')])).toEqual(new Map())
})

describe('a plan that was kept', () => {
  test('comes back with the name of today', () => {
    const before = plan(here('Anna'), bot(4), friend, here('Bea'))
    const after = keptPlan(JSON.parse(JSON.stringify(before)), 'Ada')
    expect(after).toEqual(plan(here('Ada'), bot(4), friend, here('Bea')))
  })

  test.each([
    undefined,
    null,
    {},
    3,
    { settings: usualSettings('maretta') },
    { sitters: [] },
    plan(here('Anna'), bot(1)),
  ])('is none: %j', (kept) => {
    expect(keptPlan(kept, 'Ada')).toBeNull()
  })

  test('gains what settings have come to hold since', () => {
    const before = plan(here('Anna'), bot(1), bot(1), bot(1))
    const { chat: _, ...older } = before.settings
    expect(keptPlan({ ...before, settings: older }, 'Anna')?.settings.chat).toBe(false)
  })

  test('against bots: friends are replaced', () => {
    const { sitters } = againstBots(plan(here('Anna'), bot(5), friend, here('Bea')))
    expect(sitters.map((sitter) => sitter.kind)).toEqual(['here', 'bot', 'bot', 'bot'])
    expect(sitters[1]).toEqual(bot(5))
  })
})
