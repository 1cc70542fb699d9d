import { beforeEach, describe, expect, it } from 'vitest'

import type { Option } from '../wire/shapes.ts'
import { answering, nearestTo, pointedAt } from './points.ts'

const GROUND = { seats: ['purple', 'pink'], own: 0, last: 18, lava: 4 }

const TABLE = `
  <section data-zone="rafts"><div data-seat="1" id="pink"><span data-spot="stock-1-wood"></span><span data-spot="stock-1-rope"></span></div></section>
  <section data-zone="board">
    <g data-space="4" id="four"></g><g data-space="7" id="seven"><g data-spot="barrel-0" id="cask"></g></g><g data-space="18" id="goal"></g>
    <g data-seat="1" id="meeple"></g>
  </section>
  <section data-seat="0">
    <div role="group" id="purple"><span data-meter="0" id="meter"></span></div>
    <div role="group" data-zone="hand" id="hand"><button data-card="rope-3" data-code="5" id="card"></button></div>
  </section>
  <ol data-zone="log" id="log"></ol>
  <section data-zone="bar" id="bar"><button data-code="5"></button><button data-commit id="commit"></button></section>`

const option = (code: number, action: string): Option => ({ code, action, text: { key: 'x' } })

describe('what a lesson points at', () => {
  beforeEach(() => {
    document.body.innerHTML = TABLE
  })

  it.each([
    ['hand', 'hand'],
    ['card rope-3', 'card'],
    ['raft pink', 'pink'],
    ['raft purple', 'purple'],
    ['meter purple', 'meter'],
    ['meter pink', 'pink'], // where its meter is not drawn
    ['space 7', 'seven'],
    ['barrels 7', 'cask'],
    ['ship', 'goal'],
    ['sea', 'goal'],
    ['lava', 'four'],
    ['log', 'log'],
    ['prompt', 'bar'],
    ['commit', 'commit'],
  ])('%s', (point, id) => {
    expect(pointedAt(document, point, GROUND).map((each) => each.id)).toEqual([id])
  })

  it('is all of a stock', () => {
    expect(pointedAt(document, 'stock pink', GROUND)).toHaveLength(2)
  })

  it('is one of the barrels to choose from, once they lie there', () => {
    document.body.innerHTML +=
      '<div data-zone="barrels" id="choice"><button></button><button id="second"></button></div>'
    expect(pointedAt(document, 'barrels 7', GROUND).map((each) => each.id)).toEqual(['choice'])
    expect(pointedAt(document, 'barrel 2', GROUND).map((each) => each.id)).toEqual(['second'])
  })

  it('may not be there, or be nothing that is known', () => {
    expect(pointedAt(document, 'card wood-1', GROUND)).toEqual([])
    expect(pointedAt(document, 'moon', GROUND)).toEqual([])
  })

  it('gives an answer, but for the buttons of the bar', () => {
    expect(answering(document, [option(5, 'pick rope-3')]).map((each) => each.id)).toEqual(['card'])
  })

  it.each([
    ['row', 'row'],
    ['stage', 'stage'],
    ['dice', 'dice'],
    ['stack', 'stack'],
    ['answers', 'answers'],
    ['events', 'fins'],
    ['traits', 'traits'],
    ['coins', 'coins'],
    ['exploration ghost-ship', 'ghost'],
    ['pirate pink', 'pirate'],
    ['crew right-hook', 'hook'],
    ['crew otter-half', 'otters'], // equipped by somebody else
    ['captain', 'captain'],
    ['chest purple', 'chest'],
    ['chest pink', 'pirate'], // where it is not drawn by itself
    ['card butterfins', 'fins'],
  ])('%s at a table of pirates', (point, id) => {
    document.body.innerHTML = `
      <section data-zone="pirates"><div data-seat="1" id="pirate"><i data-spot="area-1-0" data-card="otter-half" id="otters"></i></div></section>
      <section data-zone="board" id="row"><button data-spot="seas-1" data-card="ghost-ship" id="ghost"></button><button data-spot="supply" id="coins"></button></section>
      <section data-zone="stage" id="stage"><div data-roll="0" id="dice"></div><section data-zone="stack" id="stack"></section></section>
      <div data-seat="0"><i data-spot="chest-0" id="chest"></i><span data-zone="traits" id="traits"></span>
        <section data-zone="crew"><i data-spot="captain-0" id="captain"></i><button data-spot="area-0-1" data-card="right-hook" id="hook"></button></section>
        <section data-zone="hand"><button data-spot="events-0-0" data-card="butterfins" id="fins"></button></section></div>
      <div data-zone="answers" id="answers"></div>`
    expect(pointedAt(document, point, { seats: ['purple', 'pink'], own: 0 }).map((each) => each.id)).toEqual([id])
  })

  it('leads to the nearest of two ways', () => {
    const wanted = option(1, 'place rope-1 on yellow steal wood-2')
    const [move, steal] = [option(2, 'place rope-1 on yellow'), option(3, 'place rope-1 on yellow steal food-1')]
    expect(nearestTo(wanted, [move, steal])).toBe(steal)
    expect(nearestTo(move, [steal, move])).toBe(move)
    expect(nearestTo(move, [option(4, 'stop'), option(5, 'cheat')])).toBeUndefined()
  })
})
