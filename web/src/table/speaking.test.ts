import { beforeAll, describe, expect, it } from 'vitest'

import { scene, stretch } from '../maretta/fixtures/read.ts'
import { Recorded } from '../maretta/fixtures/recorded.ts'
import { standing } from '../maretta/spoken.ts'
import { need, speak } from '../words/language.svelte.ts'
import { Sitting } from './sitting.svelte.ts'
import { newsOf, stateOf } from './speaking.ts'

beforeAll(async () => {
  await speak('en')
  await need('table', 'maretta')
})

describe('what is said aloud', () => {
  const source = new Recorded(scene('place'))
  const { names } = source

  it('is what happened, in whole sentences, once', () => {
    const beats = stretch('game-maretta').frames.flatMap((frame) => frame.beats)
    const last = beats.at(-1)!.number
    const news = newsOf(beats, last - 1, last, names)
    expect(news).toMatch(/\.$/)
    expect(newsOf(beats, last, last, names)).toBe('')
    expect(newsOf(beats, 0, last, names).endsWith(news)).toBe(true)
  })

  it('is, when asked for, one’s hand, where everybody stands, and the question', () => {
    const said = stateOf(new Sitting(source), standing)
    expect(said).toMatch(/^Your hand: .*\./)
    for (const name of names) expect(said).toContain(`${name} is on`)
    expect(said).toMatch(/Which card do you give away, and to whom\?$/)
  })
})
