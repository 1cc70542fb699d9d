import { describe, expect, it } from 'vitest'

import type { ReplayTold, Room } from '../wire/shapes.ts'
import { stretch } from '../maretta/fixtures/read.ts'
import { eyesFor, eyesIn } from './eyes.ts'
import { Replayed, ReplaySource } from './source.svelte.ts'

/** A recorded game as the server would tell it: what lay there before the first of these beats, and what happened since. */
const { layout, seat, names, frames } = stretch('game-maretta')
const [first, ...rest] = frames
const told: ReplayTold = {
  layout,
  start: { cells: first!.cells, facts: [] },
  beats: rest.flatMap((frame) =>
    frame.beats.map((beat) => ({
      ...beat,
      asked: { name: 'place', seats: [beat.number % names.length] },
      gauges: frame.gauges,
    })),
  ),
  end: null,
}

describe('a game that was played', () => {
  const game = new Replayed(told, seat)

  it('lies at every moment as it lay then', () => {
    expect(game.viewAfter(0).cells).toEqual(first!.cells)
    expect(game.viewAfter(game.length).cells).toEqual(frames.at(-1)!.cells)
    expect(game.viewAfter(99).cells).toEqual(game.viewAfter(game.length).cells)
  })

  it('finds a moment by the number of its beat', () => {
    const number = told.beats[2]!.number
    expect(game.placeOf(number)).toBe(3)
    expect(game.placeOf(9999)).toBe(game.length)
  })
})

describe('a replay', () => {
  const source = new ReplaySource(new Replayed(told, seat), 'maretta', names)

  it('stands somewhere in the game, and tells what was told by then', () => {
    source.go(2)
    expect(source.beats).toEqual(told.beats.slice(0, 2))
    expect(source.current).toBe(told.beats[1])
    expect(source.gauges).toBe(told.beats[1]!.gauges)
    expect(source.question!.awaited).toMatchObject({ key: 'awaited-place', args: { count: 1 } })
  })

  it('goes neither before the beginning nor behind the end', () => {
    source.go(-3)
    expect(source.place).toBe(1)
    source.go(1000)
    expect(source.atEnd).toBe(true)
  })

  it('asks nobody anything', async () => {
    expect(source.open).toBe(false)
    expect(await source.offer()).toBeNull()
    expect(await source.answer()).toBe(false)
  })
})

describe('eyes', () => {
  const room = (stage: string) => ({ stage, seats: [{}, {}, {}] }) as Room

  it('are one’s own during a game, or a spectator’s', () => {
    expect(eyesFor(room('playing'), [1])).toEqual([1])
    expect(eyesFor(room('playing'), [])).toEqual([null])
  })

  it('are everybody’s after it, with all cards open to begin with', () => {
    expect(eyesFor(room('ended'), [1])).toEqual(['all', 1, 0, 2, null])
  })

  it('are chosen by the address, if they may be', () => {
    const allowed = eyesFor(room('ended'), [1])
    expect(['2', 'all', 'none', '7', null].map((wanted) => eyesIn(wanted, allowed))).toEqual([
      2,
      'all',
      null,
      'all',
      'all',
    ])
    expect(eyesIn('all', eyesFor(room('playing'), [1]))).toBe(1)
  })
})
