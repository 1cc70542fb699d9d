/** Opening tables from the shell: at once against bots, or as a form says; and what this device remembers of it. */
import { expectGame } from '../games.ts'
import { go } from '../router.svelte.ts'
import { chosen, set } from '../settings.svelte.ts'
import { openTable, Refused, wish } from '../wire/http.ts'
import { drawNonce, rememberNonce } from '../wire/luck.ts'
import { say } from '../words/language.svelte.ts'
import { againstBots, keptPlan, opening, usualPlan, usualSettings } from './opening.ts'
import type { Plan } from './opening.ts'

const BETWEEN_NICKNAMES = ' · '

/** The name one has on this device; who never said one gets a name of the sea, and keeps it. */
export function ownName(): string {
  if (!chosen.name) {
    const names = say('web-nicknames').split(BETWEEN_NICKNAMES)
    set('name', names[Math.floor(Math.random() * names.length)]!)
  }
  return chosen.name
}

const keyOf = (game: string, others: 'bots' | 'friends') => (others === 'bots' ? game : `${game} with friends`)

/** How a game was opened the last time, or as usual. */
export function lastPlan(game: string, others: 'bots' | 'friends', counts?: readonly number[]): Plan {
  const name = ownName()
  const kept = keptPlan(chosen.last[keyOf(game, others)], name)
  return kept ?? usualPlan(usualSettings(game, counts), name, others)
}

/** Open a table, do at it what the plan says, and go there. */
export async function open(plan: Plan): Promise<void> {
  const nonce = drawNonce()
  const { table, then } = opening(plan, nonce.base64)
  if (table.deal) expectGame(plan.settings.game)
  const { code, path } = await openTable(table)
  rememberNonce(code, 0, nonce, '')
  for (const wanted of then) await wish(code, wanted)
  const others = plan.sitters.slice(1).every((sitter) => sitter.kind === 'bot') ? 'bots' : 'friends'
  set('last', { ...chosen.last, [keyOf(plan.settings.game, others)]: plan })
  go(path)
}

/**
 * A game against bots, at once: as it was opened the last time, or in another mode if one is named. What was kept may be a variant that
 * is no more: then it is played as usual.
 */
export async function playNow(game: string, mode = ''): Promise<void> {
  try {
    await open(inMode(againstBots(lastPlan(game, 'bots')), mode))
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.status !== 400 || !chosen.last[game]) throw error
    const { [game]: _, ...others } = chosen.last
    set('last', others)
    await open(inMode(usualPlan(usualSettings(game), ownName(), 'bots'), mode))
  }
}

/** Arrr!!! is played in modes, which the box lets choose; a board's variants are the table's affair. */
function inMode(plan: Plan, mode: string): Plan {
  if (plan.settings.game !== 'arrr') return plan
  return { ...plan, settings: { ...plan.settings, variant: mode, tables: null } }
}
