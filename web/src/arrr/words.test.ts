import { beforeAll, describe, expect, it } from 'vitest'

import { need, speak } from '../words/language.svelte.ts'
import { scene } from './fixtures/read.ts'
import { deckOf } from './reading.ts'
import { isBounded, printedOf, signed, sumSaid, termsOf } from './words.ts'
import type { Part, Sum } from './wire.ts'

beforeAll(async () => {
  await speak('en')
  await need('table', 'arrr')
})

const deck = deckOf(scene('gallows-declare').layout)
const printed = (amount: number): Part => ({ amount, source: 'printed', card: null })
const crew = (amount: number, kind = 0): Part => ({ amount, source: 'crew', card: { pack: 'crew', kind } })
const sum = (total: number, ...parts: Part[]): Sum => ({ total, parts })

describe('a sum', () => {
  it('names every number, the first without a sign', () => {
    const name = deck.crew(0).name.en!
    expect(termsOf(deck, sum(3, printed(2), crew(1)))).toEqual([
      { amount: '2', source: 'printed' },
      { amount: '+1', source: name },
    ])
    expect(sumSaid(deck, sum(3, printed(2), crew(1)))).toBe(`2 printed, +1 ${name} = 3`)
  })

  it('leaves out what changes nothing', () => {
    expect(termsOf(deck, sum(2, printed(2), crew(0)))).toHaveLength(1)
    expect(sumSaid(deck, sum(0))).toBe('0')
  })

  it('has a true minus, and tells where a bound holds', () => {
    expect(signed(-2)).toBe('−2')
    expect(isBounded(sum(1, printed(2), crew(-3)))).toBe(true)
    expect(isBounded(sum(1, printed(2), crew(-1)))).toBe(false)
    expect(isBounded(sum(4))).toBe(false)
  })

  it('tells what is printed only where something else counts', () => {
    expect(printedOf(sum(3, printed(2), crew(1)))).toBe(2)
    expect(printedOf(sum(2, printed(2)))).toBeUndefined()
  })
})
