/** Answers that have a button of their own in the action bar. While something else is chosen there are none: then the bar commits that. */
import type { Choice } from '../table/bar.svelte.ts'
import type { Sitting } from '../table/sitting.svelte.ts'
import { say, text } from '../words/language.svelte.ts'
import type { Desk } from './desk.svelte.ts'
import { percent } from './words.ts'

export function choicesOf(desk: Desk): Choice[] {
  const { offered, question, sitting } = desk
  if (sitting.chosen || desk.aiming) return []
  switch (question) {
    case 'recruit': {
      const { draw, marks } = desk.recruiting
      if (!draw) return []
      const drawing = text(draw.option.text, desk.names)
      const label = marks.length > 0 ? say('arrr-recruit-do', { count: marks.length, what: drawing }) : drawing
      return [{ label, option: draw.option }]
    }
    case 'equip':
      if (desk.equipped) return setSail(sitting)
      return offered.out ? [{ label: text(offered.out.text, desk.names), option: offered.out }] : []
    case 'rolling':
    case 'contest': {
      const cheat = offered.find('cheat')
      return cheat ? [{ label: cheatLabel(desk), kind: 'plain', option: cheat }] : []
    }
    default:
      return []
  }
}

/** As if there were still a word to say behind the last card. */
function setSail(sitting: Sitting): Choice[] {
  const text = { key: 'arrr-answer-equipped' }
  const option = { ...sitting.steps.at(-1)!.option, text }
  return [{ label: say(text.key), option, act: () => void sitting.commitDraft() }]
}

/** What one doubloon more would do: dice, and (in a test) the chance with them. */
function cheatLabel({ gauges, own }: Desk): string {
  const roll = gauges?.action?.rolls.find(({ seat }) => seat === own)
  const dice = roll?.cheat.total ?? 0
  const chance = roll?.chances[1]
  return chance === undefined
    ? say('arrr-cheat', { dice })
    : say('arrr-cheat-chance', { dice, chance: percent(chance) })
}
