import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'

import { Show } from '../table/show.svelte.ts'
import { Sitting } from '../table/sitting.svelte.ts'
import { need, speak } from '../words/language.svelte.ts'
import { choicesOf } from './choices.ts'
import { Desk } from './desk.svelte.ts'
import { scene, SCENES } from './fixtures/read.ts'
import { looseOf } from './loose.ts'

beforeAll(async () => {
  await speak('en')
  await need('table', 'arrr')
})

/** A desk at a recorded decision, once it is known what can be answered. */
async function deskAt(name: string): Promise<Desk> {
  const source = scene(name)
  const sitting = new Sitting(source)
  const show = new Show(source)
  const desk = new Desk(sitting, show)
  sitting.follow()
  show.follow()
  await Promise.resolve()
  await Promise.resolve()
  sitting.ripe = true
  return desk
}

/** Touches all there is on the table, and says which answers that can choose. */
function reachable(desk: Desk): Set<string> {
  const found = new Set<string>()
  const note = () => {
    if (desk.sitting.chosen) found.add(desk.sitting.chosen.action)
    for (const play of desk.aiming?.plays ?? []) found.add(play.option.action)
    desk.sitting.clear()
    while (desk.aiming) desk.clear()
  }
  const reading = desk.reading!
  const own = desk.own!
  const touching = (touch: () => unknown) => {
    touch()
    note()
  }
  for (const { card } of reading.row) touching(() => desk.touchSea(card.id))
  desk.touchSupply()
  note()
  for (const hand of [reading.crewHand(own), reading.eventHand(own)]) {
    hand.forEach((card, index) => {
      if (card) touching(() => desk.touchHand(card, index))
    })
  }
  for (const { spot } of reading.crew(own)) touching(() => desk.touchCrew(own, spot))
  desk.touchCaptain(own)
  note()
  for (const { option } of choicesOf(desk)) found.add(option.action)
  for (const { action } of looseOf(desk)) found.add(action)
  return found
}

/** What is answered by panels of its own, by drafts, and by the button that lets things be. */
const ELSEWHERE = /^(pass|stop|done|equip|drop|challenge|take|prize|accept|refuse|captain|cheat)\b/

describe('every decision', () => {
  it.each(SCENES)('%s: whatever can be answered is reached by touching the table', async (name) => {
    const desk = await deskAt(name)
    flushSync()
    const playable = desk.sitting.options.filter((option) => !option.refused).map(({ action }) => action)
    expect(playable.length).toBeGreaterThan(0)
    // While one recruits or equips, cards are marked in a draft.
    if (['recruit', 'equip'].includes(desk.question)) return
    const touched = reachable(desk)
    expect(playable.filter((action) => !ELSEWHERE.test(action) && !touched.has(action))).toEqual([])
  })

  it('has a scene for each kind of question that the games came to', () => {
    expect(new Set(SCENES.map((name) => name.replace(/^[a-z]+-/, ''))).size).toBeGreaterThan(15)
  })
})

describe('touching', () => {
  it('chooses at the first touch and gives the answer at the second, but never by a double click', async () => {
    const desk = await deskAt('gallows-declare')
    const raid = desk.offered.find('raid')!
    desk.touchSupply()
    expect(desk.sitting.chosen).toBe(raid)
    desk.touchSupply()
    expect(desk.sitting.sending).toBe('idle')
    expect(choicesOf(desk)).toEqual([])
    expect(desk.clear()).toBe(true)
    expect(desk.sitting.chosen).toBeNull()
    expect(desk.clear()).toBe(false)
  })

  it('opens the sheet of a challenge, and closes it again', async () => {
    const desk = await deskAt('arrr-declare')
    const { opponent } = desk.offered.dares.find(({ option }) => !option.refused)!
    expect(desk.touchSeat(opponent)).toBe(true)
    expect(desk.daring).toBe(opponent)
    desk.clear()
    expect(desk.daring).toBeNull()
  })

  it('waits for a target where there are several, and says so', async () => {
    const desk = await deskAt('boarding-declare')
    const reading = desk.reading!
    const card = reading
      .eventHand(desk.own!)
      .find((each) => each && desk.offered.plays(each.id).filter(({ option }) => !option.refused).length > 1)!
    desk.touchHand(card, 0)
    expect(desk.aiming?.card).toBe(card)
    expect(desk.hint).toContain(card.name.en)
    const [first] = desk.aiming!.plays
    desk.touch(desk.at(first!.target)!)
    expect(desk.sitting.chosen).toBe(first!.option)
    expect(desk.isUp(card)).toBe(true)
  })

  it('does nothing with what cannot be used now: it is looked at instead', async () => {
    const desk = await deskAt('gallows-recruit')
    expect(desk.touchSea(desk.reading!.row[0]!.card.id)).toBe(false)
    expect(desk.touchSupply()).toBe(false)
  })
})
