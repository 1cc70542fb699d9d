import { describe, expect, it } from 'vitest'

import type { Room } from '../wire/shapes.ts'
import { Table } from '../wire/table.svelte.ts'
import type { Eye } from '../wire/table.svelte.ts'
import { LiveSource } from './live.svelte.ts'

/** Seat 0 of a table that asks something; `bot` plays it, and that has been answered. */
function source(bot: number, mine: number[]): LiveSource {
  const table = new Table('pvznnv')
  table.room = { seats: [{ bot }], settings: {} } as unknown as Room
  const question = { number: 3, undos: 0, codes: [1, 2], mine, prompt: true }
  return new LiveSource(table, { seat: 0, question } as unknown as Eye)
}

describe('what is asked of a seat', () => {
  it('is for its guest to answer, once', () => {
    expect(source(0, []).open).toBe(true)
    expect(source(0, [2]).open).toBe(false)
    expect(source(0, [2]).question?.mine).toEqual([2])
  })

  it('is not theirs while a bot plays for them, nor is what it has answered', () => {
    expect(source(3, []).open).toBe(false)
    expect(source(3, [2]).question?.mine).toEqual([])
  })
})
