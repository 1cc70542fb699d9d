/** A lesson as the server tells it (`python -m tests.frames`), walked through as a learner does. */
import { readFileSync } from 'node:fs'

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Sitting } from '../table/sitting.svelte.ts'
import type { LessonTold } from '../wire/shapes.ts'
import { SLOTS, View } from '../wire/view.ts'
import { LessonSource } from './source.svelte.ts'

const TOLD = JSON.parse(readFileSync(`${import.meta.dirname}/fixtures/vulcano.json`, 'utf-8')) as LessonTold

let source: LessonSource

beforeEach(() => {
  source = new LessonSource(TOLD)
})

const expected = () => source.expected([], source.frame.offer?.options ?? [])
const answer = (code: number) => source.answer(source.question!, [code])
const view = () => new View(source.layout, source.seat, [...source.cells])

/** All that lies on the table, and everybody's place. */
const lying = (seen: View) => [
  seen.layout.places.map(({ form, capacity }, place) => {
    if (form === SLOTS) return Array.from({ length: capacity }, (_, spot) => seen.slot(place, spot))
    return capacity > 0 ? seen.pieces(place) : [] // there are no hands and stocks of seats that nobody has
  }),
  seen.layout.seats.map((_, seat) => seen.counter('space', seat)),
  seen.agenda,
]

/** Go on until a step is reached. */
function goTo(name: string): void {
  while (source.frame.name !== name) {
    if (source.atEnd) throw new Error(`there is no step ${name}`)
    source.onward()
  }
}

/** A step at which a draft is expected: the first options of the one that loads, as if they were said one after the other. */
function drafted() {
  const told = structuredClone(TOLD)
  const frame = told.frames[1]!
  const codes = frame.offer!.options.map(({ code }) => code)
  const [one, two, last, other] = codes as [number, number, number, number]
  for (const option of frame.offer!.options) delete option.refused
  frame.goes = [{ answers: [one, two, last], to: frame.goes[0]!.to }]
  const ask = vi.fn((_lesson: string, _frame: number, draft: readonly number[]) =>
    Promise.resolve(draft.includes(last) ? null : frame.offer),
  )
  source = new LessonSource(told, '', ask)
  source.onward()
  const next = (...draft: number[]) => source.expected(draft, frame.offer!.options).map(({ code }) => code)
  return { one, two, last, other, ask, next, codes }
}

describe('a draft', () => {
  it('is asked for at the frame where the lesson stands, and without one nothing is asked for', async () => {
    const { one, ask } = drafted()
    expect(await source.offer([])).toBe(source.frame.offer)
    expect(ask).not.toHaveBeenCalled()
    expect(await source.offer([one])).toBe(source.frame.offer)
    expect(ask).toHaveBeenCalledExactlyOnceWith('vulcano', 1, [one])
  })

  it('is led on in any order, and what ends it comes last', () => {
    const { one, two, last, other, next } = drafted()
    expect(next().toSorted()).toEqual([one, two].toSorted())
    expect(next(two)).toEqual([one])
    expect(next(two, one)).toEqual([last])
    expect(next(other)).toEqual([])
    expect(next(one, one)).toEqual([])
  })

  it('leads on however its parts are ordered, and to a hint if one is missing', async () => {
    const { one, two, last } = drafted()
    await source.answer(source.question!, [one, last])
    await source.answer(source.question!, [one, last, two])
    expect([source.frame.step, source.tries]).toEqual([1, 2])
    await source.answer(source.question!, [two, one, last])
    expect(source.frame.step).toBe(2)
  })

  it('is made by a sitting as at any table', async () => {
    const { one, two, last } = drafted()
    const sitting = new Sitting(source)
    const actions = source.frame.offer!.options
    const action = (code: number) => actions.find((option) => option.code === code)!
    sitting.follow()
    await vi.waitFor(() => expect(sitting.options.length).toBeGreaterThan(0))
    expect(await sitting.redraft([action(two).action, action(one).action])).toBe(true)
    expect(sitting.draft).toEqual([two, one])
    sitting.ripe = true
    await sitting.commit(action(last))
    expect(source.frame.step).toBe(2)
  })
})

describe('a lesson', () => {
  it('begins with a table, and asks nothing as long as there is only to read', async () => {
    expect(source.game).toBe('vulcano')
    expect(source.atStart).toBe(true)
    expect(source.cells.length).toBeGreaterThan(0)
    expect(source.open).toBe(false)
    expect(source.question).toBeNull()
    expect(await source.offer([])).toBeNull()
  })

  it('calls the learner by the name there is', () => {
    expect(source.names[source.seat]).toBe('Robinson')
    const known = new LessonSource(TOLD, 'Giulia')
    expect(known.names[known.seat]).toBe('Giulia')
    expect(known.names.slice(1)).toEqual(source.names.slice(1))
  })

  it('asks and offers at a step that is done', async () => {
    source.onward()
    expect(source.open).toBe(true)
    expect(source.question?.seats).toContain(source.seat)
    const offer = await source.offer([])
    expect(offer?.question).toBe(source.question?.number)
    expect(offer?.options.some((option) => option.refused)).toBe(true)
    expect(expected().map(({ action }) => action)).toEqual(['load water-2 on pink'])
  })

  it('goes on by what is expected, with the beats that follow from it', async () => {
    source.onward()
    const before = source.beats.length
    expect(await answer(expected()[0]!.code)).toBe(true)
    expect(source.frame.name).toBe('own')
    expect(source.beats.length).toBeGreaterThan(before)
    expect(source.hinted).toBe(false)
  })

  it('gives a hint for anything else, and nothing happens', async () => {
    source.onward()
    const [cells, { step }] = [source.cells, source.frame]
    const other = source.frame.offer!.options.find((option) => !option.refused && option.code !== expected()[0]!.code)!
    expect(await answer(other.code)).toBe(true)
    expect([source.hinted, source.tries]).toEqual([true, 1])
    await answer(other.code)
    expect(source.tries).toBe(2)
    expect(source.frame.step).toBe(step)
    expect(source.cells).toBe(cells)
    await answer(expected()[0]!.code)
    expect(source.hinted).toBe(false)
  })

  it('does not take an answer to a question of before', async () => {
    source.onward()
    const before = source.question!
    source.onward()
    expect(await source.answer(before, [expected()[0]!.code])).toBe(false)
    expect(source.frame.name).toBe('own')
  })

  it('goes one step back, and on again, with the same beats', () => {
    goTo('five')
    const [cells, beats] = [[...source.cells], source.beats]
    source.onward()
    source.back()
    expect(source.frame.name).toBe('five')
    expect(source.cells).toEqual(cells)
    expect(source.beats).toEqual(beats)
    source.beats.forEach((beat, index) => expect(beat).toBe(beats[index])) // a show knows them again
    for (let step = 0; step < 20; step++) source.back()
    expect(source.atStart).toBe(true)
  })

  it('goes on by each of several answers that are expected', async () => {
    goTo('barrel')
    expect(expected()).toHaveLength(2)
    const opened = async (code: number) => {
      goTo('barrel')
      await answer(code)
      const { frame } = source
      source.back()
      return frame
    }
    const [one, two] = [await opened(expected()[0]!.code), await opened(expected()[1]!.code)]
    expect(one.name).toBe('monkey')
    expect(two.name).toBe('monkey')
    expect(one).not.toBe(two)
  })

  it('ends with a room that tells who has won, and begins again', () => {
    expect(source.room.end).toBeUndefined()
    goTo('sea')
    expect(source.atEnd).toBe(true)
    expect(source.open).toBe(false)
    expect(source.room.stage).toBe('ended')
    expect(source.room.end?.winners).toContain(source.seat)
    source.onward()
    expect(source.frame.name).toBe('sea')
    source.again()
    expect(source.atStart).toBe(true)
    expect(source.room.stage).toBe('playing')
  })

  it('tells beats that lead from one view to the next', () => {
    const shown = view()
    let seen = source.beats.length
    while (!source.atEnd) {
      source.onward()
      for (const beat of source.beats.slice(seen)) for (const event of beat.events) shown.apply(event)
      seen = source.beats.length
      expect(lying(shown)).toEqual(lying(view()))
    }
  })

  it('is a source for a sitting like any other', async () => {
    const sitting = new Sitting(source)
    sitting.follow()
    expect(sitting.options).toEqual([])
    source.onward()
    sitting.follow()
    await Promise.resolve()
    await Promise.resolve()
    expect(sitting.options.length).toBeGreaterThan(1)
    const before = sitting.options
    source.onward()
    expect(before.length).toBeGreaterThan(0)
    expect(sitting.options).toEqual([]) // what was offered belongs to the question before
  })
})
