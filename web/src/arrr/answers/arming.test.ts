import { beforeAll, describe, expect, it } from 'vitest'

import { Deck } from '../reading.ts'
import { need, speak, text } from '../../words/language.svelte.ts'
import { actionsOf, aimsItself, armedBy, fitted, momentsOf, planFor, saysMargin, saysTrait, turnsOf } from './arming.ts'
import { AtMoment, EFFECTS, EYE, FOG, GAUGES, GUNNER } from './fixtures/moment.svelte.ts'
import { aimSaid, armedSaid } from './said.ts'

const [fog, eye, gunner] = [EFFECTS[0]!, EFFECTS[1]!, EFFECTS[2]!]
const OWN = 0

describe('what a card can be armed for', () => {
  it('is what the rules say of it', () => {
    expect(momentsOf(fog)).toEqual(['before-roll'])
    expect(actionsOf(fog, 'before-roll')).toEqual(['', 'sail', 'challenge'])
    expect(actionsOf(eye, 'answer')).toEqual([''])
    const plan = planFor(fog, FOG, OWN, 'before-roll')
    expect(turnsOf(fog, { ...plan, action: 'sail' })).toEqual(['rival'])
    expect(turnsOf(fog, { ...plan, action: 'challenge' })).toEqual(['mine', 'rival'])
  })

  it('begins with anybody else, or with oneself where nobody else will do', () => {
    expect(planFor(fog, FOG, OWN, 'before-roll').seat).toBeNull()
    expect(planFor(gunner, GUNNER, OWN, 'rolled').seat).toBe(OWN)
  })

  it('leaves out what does not fit any more', () => {
    const plan = { ...planFor(gunner, GUNNER, OWN, 'rolled'), trait: 'attack' as const, passedBy: -1 }
    expect(saysTrait(plan) && saysMargin(plan)).toBe(true)
    expect(fitted(gunner, GUNNER, OWN, { ...plan, action: 'challenge' })).toMatchObject({
      trait: 'attack',
      passedBy: null,
    })
    expect(
      fitted(fog, FOG, OWN, { ...planFor(fog, FOG, OWN, 'before-roll'), action: 'sail', seat: OWN }).seat,
    ).toBeNull()
  })

  it('has a target of its own where that does not go without saying', () => {
    const plan = planFor(fog, FOG, OWN, 'before-roll')
    expect(aimsItself(fog, FOG, { ...plan, action: 'sail' })).toBe(true)
    expect(aimsItself(fog, FOG, { ...plan, action: 'challenge' })).toBe(false)
    expect(fitted(fog, FOG, OWN, { ...plan, action: 'challenge' }).target).toBe(1)
    expect(fitted(fog, FOG, OWN, { ...plan, action: 'sail', target: null }).target).toBeNull()
  })
})

describe('an armed card in words', () => {
  const deck = new Deck(new AtMoment().layout, new AtMoment().layout.told.constants as never)
  const names = ['Anna', 'Bruno', 'Carla']

  beforeAll(async () => {
    await speak('en')
    await need('table', 'arrr')
  })

  const words = (part: object) => {
    const plan = { ...planFor(fog, FOG, OWN, 'before-roll'), target: null, ...part }
    return text(armedSaid(armedBy(plan, FOG), FOG, OWN, deck, GAUGES), names)
  }

  it('says who, what and for which trait', () => {
    expect(words({})).toBe('When somebody else is about to roll: “fog”')
    expect(words({ seat: 1, action: 'sail', trait: 'courage' })).toBe(
      'When Bruno is about to roll at sea, for courage: “fog”',
    )
    expect(words({ target: 1 })).toBe('When somebody else is about to roll: “fog” on Bruno')
  })

  it('says how the test stands', () => {
    expect(words({ moment: 'rolled', passedBy: 0 })).toContain('and the test is just passed')
    expect(words({ moment: 'rolled', seat: OWN, passedBy: -1 })).toBe(
      'When your roll is about to end and the test is failed by 1: “fog”',
    )
  })

  it('says what is played, and at whom', () => {
    const plan = { ...planFor(eye, EYE, OWN, 'answer'), card: 0, atMe: true }
    expect(text(armedSaid(armedBy(plan, EYE), EYE, OWN, deck, GAUGES), names)).toBe(
      'When somebody else plays something, and it is “fog” that is aimed at you: “evil-eye”',
    )
  })

  it('names no target that is not there any more', () => {
    expect(aimSaid({ sort: 'crew', seat: 1, spot: 2 }, deck, GAUGES)).toBeNull()
    expect(aimSaid({ sort: 'lasting', spot: 2 }, deck, GAUGES)).toBeNull()
    expect(aimSaid({ sort: 'stack', number: 2 }, deck, GAUGES)).toBeNull()
    expect(text(aimSaid({ sort: 'exploration', kind: 0 }, deck, GAUGES)!, names)).toBe('“kraken”')
  })
})
