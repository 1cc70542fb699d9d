import { expect, test } from 'vitest'

import type { RuleBook } from '../wire/shapes.ts'
import { linked, matches, sectionsOf } from './rulebook.ts'

const BOOK: RuleBook = {
  name: 'maretta',
  games: ['maretta', 'vulcano'],
  sections: [
    { number: 'A', depth: 0, rules: [] },
    { number: 'A3', depth: 1, rules: [{ number: 'A3.2', ruling: 'part', numbers: 'maretta' }] },
    { number: 'D', depth: 0, rules: [{ number: 'D1', ruling: '', numbers: 'vulcano' }] },
  ],
  numbers: { maretta: { 'path-last': 23 }, vulcano: { 'path-last': 21 } },
}

test('rules get their keys, and the numbers of their side', () => {
  const [a, a3, d] = sectionsOf(BOOK)
  expect(a).toMatchObject({ title: { key: 'rules-A' }, rules: [] })
  expect(a3!.rules[0]).toEqual({
    number: 'A3.2',
    ruling: 'part',
    message: { key: 'rule-A3-2', args: { 'path-last': 23 } },
  })
  expect(d!.rules[0]!.message).toEqual({ key: 'rule-D1', args: { 'path-last': 21 } })
})

test('rules that are named are links, but not the rule itself nor what only looks like one', () => {
  const known = new Set(['A3', 'A3.2', 'D1'])
  expect(linked('As in A3.2 (D1), not D1 alone; see A3, Z9 and B4.', 'D1', known)).toEqual([
    { text: 'As in ' },
    { text: 'A3.2', number: 'A3.2' },
    { text: ' (D1), not D1 alone; see ' },
    { text: 'A3', number: 'A3' },
    { text: ', Z9 and B4.' },
  ])
  expect(linked('A3', 'D1', known)).toEqual([{ text: 'A3', number: 'A3' }])
})

test.each([
  ['', true],
  ['perche', true],
  ['PERCHÉ barile', true],
  ['a3', true],
  ['A3.2', true],
  ['A3.21', false],
  ['barile squalo', false],
])('%j is looked for', (wanted, found) => {
  expect(matches(wanted, 'A3.2', 'Perché un barile si apre.')).toBe(found)
})
