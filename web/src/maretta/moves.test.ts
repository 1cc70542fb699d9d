import { expect, it } from 'vitest'

import type { Beat, LogLine } from '../wire/shapes.ts'
import { givers } from './moves.ts'

const line = (key: string, args: LogLine['args'] = {}): LogLine => ({ key, args, depth: 0 })
const gives = (key: string, giver: number, receiver: number) =>
  line(key, { giver: { seat: giver }, receiver: { seat: receiver } })
const beat = (number: number, ...log: LogLine[]) => ({ number, log }) as unknown as Beat

it('who gave whom a card is known for this round alone', () => {
  const beats = [
    beat(1, line('log-round'), gives('log-give', 0, 1)),
    beat(2, gives('log-give-steal', 1, 2), gives('log-give-hidden', 2, 0), line('log-round')),
    beat(3, gives('log-give', 2, 1)),
    beat(4, gives('log-load', 1, 0), line('log-give-self', { giver: { seat: 2 } })),
  ]
  expect([...givers(beats.slice(0, 2))]).toEqual([])
  expect([...givers(beats)]).toEqual([
    [1, 2],
    [0, 1],
  ])
})
