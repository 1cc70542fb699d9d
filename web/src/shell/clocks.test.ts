import { expect, test } from 'vitest'

import { CLOCKS, clockName, timeOf } from './clocks.ts'

test('a clock is known by its numbers', () => {
  for (const [name, clock] of Object.entries(CLOCKS)) expect(clockName({ ...clock })).toBe(name)
  expect(clockName({ seconds: 45, bank: 0 })).toBe('')
})

test.each([
  [0, 'seconds', 0],
  [45, 'seconds', 45],
  [90, 'seconds', 90],
  [300, 'minutes', 5],
  [7200, 'hours', 2],
  [86_400, 'days', 1],
] as const)('%i seconds', (seconds, unit, count) => {
  expect(timeOf(seconds)).toEqual({ unit, count })
})
