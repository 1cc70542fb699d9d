import { expect, test } from 'vitest'

import type { OwnTable } from '../wire/shapes.ts'
import { listOwn } from './listing.ts'

const table = (code: string, changed: number, more: Partial<OwnTable> = {}): OwnTable => ({
  code,
  changed,
  game: 'maretta',
  seat: 0,
  ended: false,
  here: true,
  turn: false,
  seen: 0,
  info: { seats: 4, free: 0, names: [], variant: '' },
  ...more,
})
const codes = (tables: OwnTable[]) => listOwn(tables).map(({ code }) => code)

test('tables that wait for oneself come first, then the newest', () => {
  expect(codes([table('old', 1), table('new', 9), table('mine', 2, { turn: true })])).toEqual(['mine', 'new', 'old'])
})

test('those of another device come last, and what is over not at all', () => {
  const tables = [table('away', 9, { here: false }), table('over', 8, { ended: true }), table('here', 1)]
  expect(codes(tables)).toEqual(['here', 'away'])
})

test('a table of several seats of one device is there once, and waits if one of them is to choose', () => {
  const listed = listOwn([table('both', 3, { seat: 0 }), table('both', 3, { seat: 2, turn: true }), table('x', 5)])
  expect(listed.map(({ code, turn }) => [code, turn])).toEqual([
    ['both', true],
    ['x', false],
  ])
})
