import { describe, expect, it } from 'vitest'

import { ruleAddress, ruleMessage } from './rules.ts'

describe('a rule', () => {
  it('is said with the numbers of the variant', () => {
    const numbers = {
      'theft.when': 'with-card',
      'barrels.on_zero_move': false,
      'hand.draw': 2,
      'path.dividers': [6, 12],
    }
    expect(ruleMessage('A3.4', numbers)).toEqual({
      key: 'rule-A3-4',
      args: { 'theft-when': 'with-card', 'barrels-on-zero-move': 'no', 'hand-draw': 2 },
    })
  })

  it('stands on the page of its book', () => {
    expect(ruleAddress('vulcano', 'B2.1')).toBe('/rules/maretta#B2.1')
    expect(ruleAddress('arrr', 'P7.8')).toBe('/rules/arrr#P7.8')
  })
})
