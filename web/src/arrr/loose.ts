/** Answers that nothing on the table stands for: they are listed, so that every question can be answered, also those of a deck of one's own. */
import type { Option } from '../wire/shapes.ts'
import type { Desk } from './desk.svelte.ts'

/** In the action bar. */
const BAR = new Set(['pass', 'stop', 'done', 'cheat'])
/** Cards, pirates and doubloons that are touched. */
const TABLE = new Set(['play', 'use', 'command', 'dismiss', 'discard', 'equip', 'drop', 'lose', 'exhaust'])
/** Each belongs to one question, with a panel of its own. */
const PANELS: Record<string, readonly string[]> = {
  recruit: ['draw'],
  declare: ['sail', 'raid', 'challenge'],
  captain: ['captain'],
  respond: ['accept', 'refuse'],
  'name-prize': ['prize'],
  plunder: ['take'],
}

export function looseOf({ question, offered }: Pick<Desk, 'question' | 'offered'>): Option[] {
  if (question === '') return []
  return offered.options.filter(({ action }) => {
    const verb = action.split(' ')[0]!
    return !BAR.has(verb) && !TABLE.has(verb) && !PANELS[question]?.includes(verb)
  })
}
