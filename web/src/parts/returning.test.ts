import { afterEach, describe, expect, it } from 'vitest'

import { returning } from './returning.ts'

function button(): HTMLElement {
  return document.body.appendChild(document.createElement('button'))
}

describe('what had the focus', () => {
  afterEach(() => document.body.replaceChildren())

  it('has it again when what appeared is gone', async () => {
    const [before, slip] = [button(), button()]
    before.focus()
    const gone = returning(slip)
    slip.focus()
    slip.remove()
    if (gone) gone()
    await Promise.resolve()
    expect(document.activeElement).toBe(before)
  })

  it('does not get it back from who has gone elsewhere', async () => {
    const [before, slip, elsewhere] = [button(), button(), button()]
    before.focus()
    const gone = returning(slip)
    elsewhere.focus()
    slip.remove()
    if (gone) gone()
    await Promise.resolve()
    expect(document.activeElement).toBe(elsewhere)
  })

  it('is forgotten if it is gone itself', async () => {
    const [before, slip] = [button(), button()]
    before.focus()
    const gone = returning(slip)
    slip.focus()
    before.remove()
    slip.remove()
    if (gone) gone()
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
  })
})
