/**
 * Changes to a variant, each from values to values. What is allowed the server says; here is only what goes along with a change so that
 * a hand does not have to: reefs that the ship would run over move out of its way.
 */
import type { Values } from '../wire/shapes.ts'

export const numberIn = (values: Values, name: string): number => values[name] as number
export const listIn = (values: Values, name: string): number[] => (values[name] as number[] | undefined) ?? []

/** The end of the path elsewhere: dividers stay before it. */
export function withLast(values: Values, last: number): Values {
  return { ...values, 'path.last': last, 'path.dividers': before(last, listIn(values, 'path.dividers')) }
}

/** Dividers as they are, but for those that would stand at or behind a space: they move closer together, or are gone. */
function before(last: number, dividers: readonly number[]): number[] {
  const kept: number[] = []
  let limit = last - 1
  for (const divider of dividers.toReversed()) {
    const at = Math.min(divider, limit)
    if (at < 1) continue
    kept.unshift(at)
    limit = at - 1
  }
  return kept
}

/** Between which spaces a divider can be moved: not past its neighbour, nor past an end of the path. */
export function roomOf(values: Values, index: number): { least: number; most: number } {
  const dividers = listIn(values, 'path.dividers')
  return { least: (dividers[index - 1] ?? 0) + 1, most: (dividers[index + 1] ?? numberIn(values, 'path.last')) - 1 }
}

export function withDivider(values: Values, index: number, space: number): Values {
  const { least, most } = roomOf(values, index)
  const dividers = listIn(values, 'path.dividers').with(index, Math.max(least, Math.min(most, space)))
  return { ...values, 'path.dividers': dividers }
}

/** So many dividers: those that are there stay, another comes in the middle of what is left of the path. */
export function withDividers(values: Values, count: number): Values {
  const last = numberIn(values, 'path.last')
  const dividers = listIn(values, 'path.dividers').slice(0, count)
  while (dividers.length < count) {
    const from = dividers.at(-1) ?? 0
    const at = from + Math.max(1, Math.floor((last - from) / (count - dividers.length + 1)))
    if (at >= last) break
    dividers.push(at)
  }
  return withSteps({ ...values, 'path.dividers': dividers })
}

/** Past every crevasse the lava needs a step: one that is new has the one before. */
function withSteps(values: Values): Values {
  if (!('lava.step_past' in values)) return values
  const steps = listIn(values, 'lava.step_past')
  const missing = listIn(values, 'path.dividers').length - steps.length
  if (missing <= 0) return values
  const like = steps.at(-1) ?? numberIn(values, 'lava.step')
  return { ...values, 'lava.step_past': [...steps, ...Array<number>(missing).fill(like)] }
}

export function withStepPast(values: Values, index: number, step: number): Values {
  return { ...values, 'lava.step_past': listIn(values, 'lava.step_past').with(index, step) }
}

/** Barrels on a space, or none any more. */
export function withBarrels(values: Values, space: number, there: boolean): Values {
  const others = listIn(values, 'path.barrel_spaces').filter((each) => each !== space)
  const spaces = there ? [...others, space].sort((one, two) => one - two) : others
  return { ...values, 'path.barrel_spaces': spaces }
}

/** How many cards of a suit have a number. */
export const cardsOf = (values: Values, number: number): number =>
  listIn(values, 'deck.values').filter((each) => each === number).length

export function withCards(values: Values, number: number, count: number): Values {
  const others = listIn(values, 'deck.values').filter((each) => each !== number)
  const cards = [...others, ...Array<number>(Math.max(0, count)).fill(number)].sort((one, two) => one - two)
  return { ...values, 'deck.values': cards }
}

/** The contents of barrels that a side of the board knows, in the order of its fields. */
export const contentsIn = (values: Values): string[] =>
  Object.keys(values).flatMap((name) => (name.startsWith('bag.') ? [name.slice('bag.'.length)] : []))

export const barrelsIn = (values: Values): number =>
  contentsIn(values).reduce((sum, content) => sum + numberIn(values, `bag.${content}`), 0)

/** Whether a value is another one than there. */
export const differs = (values: Values, base: Values, name: string): boolean =>
  JSON.stringify(values[name]) !== JSON.stringify(base[name])
