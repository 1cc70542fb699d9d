import { describe, expect, it } from 'vitest'

import type { Step } from '../table/show.svelte.ts'
import { Layout, View } from '../wire/view.ts'
import { stretch } from './fixtures/read.ts'
import { stage } from './staging.ts'

/** How a beat of a recorded game is played. */
function staged(name: string, number: number): Step[] {
  const told = stretch(name)
  const at = told.frames.findIndex((frame) => frame.beats.some((beat) => beat.number === number))
  const before = new View(new Layout(told.layout), told.seat, [...told.frames[at - 1]!.cells])
  return stage(told.frames[at]!.beats[0]!, before)
}

const sorts = (steps: Step[]) => steps.map(({ sort }) => sort).filter((sort) => sort !== 'still')

describe('a beat', () => {
  it('turns all cards up together, one a little later than the other', () => {
    const steps = staged('game-maretta', 2)
    expect(sorts(steps)).toEqual(['slot', 'flip'])
    expect(steps[0]!.events).toHaveLength(3)
    expect(steps[1]!.lasts).toBe(260 + 2 * 70)
  })

  it('brings a card, then lets one after the other hop', () => {
    const steps = staged('game-maretta', 9)
    expect(sorts(steps)).toEqual(['slot', 'hop', 'hop'])
    expect(steps.map(({ lasts }) => lasts)).toEqual([220, 3 * 130, 2 * 130, 0])
  })

  it('counts scores before cards are put away', () => {
    const steps = staged('game-maretta', 6)
    expect(sorts(steps)).toEqual(['slot', 'board', 'keep', 'round', 'draw'])
    const boarding = steps.find(({ sort }) => sort === 'board')!
    expect(boarding.lines?.map(({ key }) => key)).toEqual(['log-left-behind', 'log-left-behind', 'log-left-behind'])
  })

  it('opens a barrel before what it does, whether it lay open or not', () => {
    expect(sorts(staged('game-maretta', 5))).toEqual(['open', 'close', 'hop'])
    expect(sorts(staged('game-maretta', 10))).toEqual(['open'])
    expect(sorts(staged('game-vulcano', 14))).toEqual(['open'])
    // The anchor lies open already; the spear is found on the way.
    expect(sorts(staged('game-vulcano', 16))).toEqual(['lose', 'close', 'hop', 'open', 'close', 'hop'])
  })

  it('swaps two meeples at the same time', () => {
    const steps = staged('game-maretta', 13)
    expect(sorts(steps).slice(0, 3)).toEqual(['open', 'swap', 'close'])
    expect(steps.find(({ sort }) => sort === 'swap')!.events).toHaveLength(2)
  })

  it('lets the lava come, and whoever is caught sink', () => {
    expect(sorts(staged('game-vulcano', 19))).toEqual([
      'steal',
      'close',
      'lava',
      'sink',
      'gone',
      'lose',
      'round',
      'draw',
    ])
    expect(sorts(staged('game-vulcano', 30)).at(-1)).toBe('end')
  })

  it('never takes longer for one hop than is pleasant', () => {
    const told = stretch('game-vulcano')
    const view = new View(new Layout(told.layout), told.seat, [...told.frames[0]!.cells])
    const far = [6, view.layout.cell('space', 0), 20]
    expect(stage({ number: 2, events: [far], log: [] }, view)[0]).toMatchObject({ sort: 'hop', lasts: 900 })
  })

  it('leaves nothing out, and leads to the same table', () => {
    for (const name of ['game-maretta', 'game-vulcano']) {
      const told = stretch(name)
      for (const [at, frame] of told.frames.entries()) {
        if (at === 0) continue
        const view = new View(new Layout(told.layout), told.seat, [...told.frames[at - 1]!.cells])
        for (const beat of frame.beats)
          for (const step of stage(beat, view)) for (const event of step.events) view.apply(event)
        const after = new View(view.layout, told.seat, frame.cells)
        view.layout.places.forEach(({ name, owner, capacity }, place) => {
          if (capacity > 0) expect(view.pieces(place), `${name} ${owner}`).toEqual(after.pieces(place))
        })
        expect(view.agenda).toEqual(after.agenda)
      }
    }
  })
})
