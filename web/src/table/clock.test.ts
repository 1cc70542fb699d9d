import { describe, expect, it } from 'vitest'

import { timeLeft, watchFace } from './clock.ts'

describe('time', () => {
  const clock = { seconds: 30, bank: 60 }

  it('of the decision goes first, then that of the bank', () => {
    expect(timeLeft(190, 100, clock, 0)).toEqual({ seconds: 90, banking: false, share: 1 })
    expect(timeLeft(190, 115, clock, 0)).toEqual({ seconds: 75, banking: false, share: 0.5 })
    expect(timeLeft(190, 160, clock, 0)).toEqual({ seconds: 30, banking: true, share: 0.5 })
  })

  it('of the bank may be used up', () => {
    expect(timeLeft(130, 115, clock, 60)).toEqual({ seconds: 15, banking: false, share: 0.5 })
    expect(timeLeft(130, 140, clock, 60).seconds).toBe(0)
  })

  it('is read as on a watch', () => {
    expect([0, 8.2, 90].map(watchFace)).toEqual(['0:00', '0:09', '1:30'])
  })
})
