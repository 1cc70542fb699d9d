import { describe, expect, it } from 'vitest'

import { knownHands } from './knowledge.ts'
import { viewIn } from './fixtures/read.ts'

describe('what is known of a hand', () => {
  it('is what a pelican saw, as long as it is there', () => {
    const { view, told } = viewIn('pelican-seen')
    expect(knownHands(view, told.facts)).toEqual([
      { seat: 1, cards: ['wood-3', 'wood-3', 'fire-4'], hidden: 3, whole: true },
    ])
  })

  it('is less than all once a card has come', () => {
    const { view, told } = viewIn('pelican-seen')
    const [fact] = told.facts
    expect(knownHands(view, [fact!])).toMatchObject([{ seat: 1, hidden: 3, whole: false }])
  })

  it('is nothing where only one of several kinds is known', () => {
    const { view } = viewIn('pelican-seen')
    expect(knownHands(view, [[1, 3, 1]])).toEqual([])
    expect(knownHands(view, [[0, 32, 1]])).toEqual([])
  })

  it('reads kinds beyond 32 bits', () => {
    const { view } = viewIn('pelican-seen')
    expect(() => knownHands(view, [[1, 2 ** 55, 1]])).not.toThrow()
  })
})
