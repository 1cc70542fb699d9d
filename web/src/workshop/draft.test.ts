import { beforeEach, describe, expect, it } from 'vitest'

import { Draft } from './draft.svelte.ts'

describe('a draft', () => {
  let now: number
  let draft: Draft

  beforeEach(() => {
    now = 1000
    const own = (name: string) => (name === 'Printed' ? 'My own' : name)
    draft = new Draft({ last: 18, hand: 4 }, 'Printed', own, () => now)
  })

  it('begins with nothing to take back', () => {
    expect([draft.canUndo, draft.canRedo]).toEqual([false, false])
    draft.undo()
    draft.redo()
    expect(draft.values).toEqual({ last: 18, hand: 4 })
  })

  it('takes changes back, and makes them again', () => {
    draft.set('last', 20)
    draft.set('hand', 5)
    draft.rename('Mine')
    draft.undo()
    expect([draft.name, draft.values.hand]).toEqual(['My own', 5])
    draft.undo()
    draft.undo()
    expect(draft.values).toEqual({ last: 18, hand: 4 })
    expect(draft.canUndo).toBe(false)
    draft.redo()
    draft.redo()
    draft.redo()
    expect([draft.name, draft.values]).toEqual(['Mine', { last: 20, hand: 5 }])
    expect(draft.canRedo).toBe(false)
  })

  it('takes what was dragged along back in one go', () => {
    for (const last of [17, 16, 15]) {
      draft.set('last', last)
      now += 100
    }
    draft.undo()
    expect(draft.values.last).toBe(18)
  })

  it('but not what was changed later, or in between', () => {
    draft.set('last', 17)
    now += 5000
    draft.set('last', 16)
    draft.set('hand', 5)
    draft.set('last', 15)
    draft.undo()
    expect(draft.values).toEqual({ last: 16, hand: 5 })
    draft.undo()
    draft.undo()
    expect(draft.values.last).toBe(17)
  })

  it('forgets what was taken back once something else is changed', () => {
    draft.set('last', 17)
    draft.undo()
    draft.set('hand', 3)
    expect(draft.canRedo).toBe(false)
  })

  it('does not go on with a drag after it was taken back', () => {
    draft.set('last', 17)
    draft.undo()
    draft.set('last', 16)
    expect(draft.canUndo).toBe(true)
    draft.undo()
    expect(draft.values.last).toBe(18)
  })

  it('keeps no change that changes nothing', () => {
    draft.set('last', 18)
    draft.load({ last: 18, hand: 4 }, 'Printed')
    expect(draft.canUndo).toBe(false)
    draft.load({ last: 14, hand: 4 }, 'Adrenaline')
    draft.undo()
    expect([draft.name, draft.values.last]).toEqual(['Printed', 18])
  })

  it('has a name of its own from the first change on, and that is taken back with it', () => {
    draft.set('last', 17)
    expect(draft.name).toBe('My own')
    draft.undo()
    expect([draft.name, draft.values.last, draft.canUndo]).toEqual(['Printed', 18, false])
    draft.rename('Lagoon')
    draft.set('last', 17)
    expect(draft.name).toBe('Lagoon')
  })
})
