import { describe, expect, it } from 'vitest'

import { entriesOf, mentioned, pointAt } from './log.ts'
import type { Beat, Message } from '../wire/shapes.ts'

const GIVES: Message = {
  key: 'log-give',
  args: {
    giver: { seat: 1 },
    receiver: { seat: 0 },
    move: { key: 'move-goes', args: { seat: { seat: 0 }, space: { key: 'space', args: { number: 3 } }, steps: 3 } },
  },
}
const BEATS: Beat[] = [
  {
    number: 1,
    events: [],
    log: [
      { key: 'log-round', args: { round: 1 } },
      { key: 'log-draw', depth: 1 },
    ],
  },
  { number: 2, events: [], log: [{ ...GIVES }] },
]

describe('the log', () => {
  it('has a line for each line of a beat, and knows where a round begins', () => {
    const entries = entriesOf(BEATS)
    expect(entries.map((each) => [each.beat, each.depth, each.sort])).toEqual([
      [1, 0, 'round'],
      [1, 1, 'line'],
      [2, 0, 'line'],
    ])
    expect(new Set(entries.map((each) => each.id)).size).toBe(3)
  })

  it('makes the entries of a beat once, so that what is drawn of them stays', () => {
    const [round] = entriesOf(BEATS)
    expect(entriesOf([...BEATS, { number: 3, events: [], log: [] }], { '2': [1] })[0]).toBe(round)
  })

  it('says for whom time was over before what followed from it', () => {
    const [, , clock, line] = entriesOf(BEATS, { '1': [2] })
    expect(clock).toMatchObject({ beat: 2, sort: 'clock', message: { args: { seat: { seat: 2 } } } })
    expect(line).toMatchObject({ beat: 2, sort: 'line' })
  })
})

describe('what a line speaks of', () => {
  it('is found however deep it stands, each thing once', () => {
    expect(mentioned(GIVES)).toEqual({ seats: [1, 0], spaces: [3] })
    expect(mentioned({ key: 'x', args: { list: [{ seat: 2 }, { seat: 2 }], many: 4 } })).toEqual({
      seats: [2],
      spaces: [],
    })
  })

  it('is marked on the table, and nothing else', () => {
    document.body.innerHTML = '<i data-seat="0"></i><i data-seat="2" data-pointed></i><i data-space="3"></i>'
    pointAt(document.body, GIVES)
    expect([...document.querySelectorAll('[data-pointed]')].map((each) => each.outerHTML)).toEqual([
      '<i data-seat="0" data-pointed=""></i>',
      '<i data-space="3" data-pointed=""></i>',
    ])
    pointAt(document.body, null)
    expect(document.querySelector('[data-pointed]')).toBeNull()
  })
})
