/** What a card can be armed for: the rules say which sorts of moments there are for it, and whoever arms it narrows them down. */
import type { Armed, Trigger } from '../../table/standing.ts'
import type { EffectTold, OrderCard, Trait, Way } from '../wire.ts'

/** What somebody has said so far. */
export interface Plan {
  moment: Way['moment']
  action: Way['action']
  /** Null: anybody else. */
  seat: number | null
  trait: Trait | ''
  /** The effect on top of the stack; null: any. */
  card: number | null
  atMe: boolean
  /** Null: by however much; -1: failed by one. */
  passedBy: number | null
  /** Null: on who or what it happens to. */
  target: number | null
}

const ROLLS = new Set(['before-roll', 'rolled'])

/** The moments there are for a card, each once, in the order of a turn. */
export const momentsOf = (effect: EffectTold): Way['moment'][] => [...new Set(effect.ways.map(({ moment }) => moment))]

/** During which actions, at that moment; '' stands for all of them, where there are several. */
export function actionsOf(effect: EffectTold, moment: Way['moment']): Way['action'][] {
  const found = new Set(effect.ways.filter((way) => way.moment === moment).flatMap(({ action }) => action || []))
  return moment === 'free' || moment === 'answer' || found.size === 0
    ? ['']
    : found.size > 1
      ? ['', ...found]
      : [...found]
}

/** Whose doing it can be: an answer is to what anybody has played. */
export function turnsOf(effect: EffectTold, { moment, action }: Plan): Way['turn'][] {
  if (moment === 'answer') return ['rival', 'mine']
  const fitting = effect.ways.filter((way) => way.moment === moment && (action === '' || way.action === action))
  return [...new Set(fitting.map(({ turn }) => turn))]
}

/** Whether it goes without saying on what it is played: on who or what it happens to. */
export function aimsItself(effect: EffectTold, card: OrderCard, { moment, action }: Plan): boolean {
  const fitting = effect.ways.filter((way) => way.moment === moment && (action === '' || way.action === action))
  return card.targets.length === 0 || fitting.every(({ itself }) => itself)
}

export const saysTrait = ({ moment, action }: Plan): boolean => ROLLS.has(moment) && action !== 'raid'
export const saysMargin = ({ moment, action }: Plan): boolean => moment === 'rolled' && action !== 'challenge'
export const saysAtMe = ({ moment, seat }: Plan, own: number | null): boolean => moment === 'answer' && seat !== own

/** Another moment: what was said of the one before is said anew. */
export function planFor(effect: EffectTold, card: OrderCard, own: number, moment: Way['moment']): Plan {
  const [action = ''] = actionsOf(effect, moment)
  const plan: Plan = { moment, action, seat: null, trait: '', card: null, atMe: false, passedBy: null, target: null }
  return fitted(effect, card, own, plan)
}

/** The same, with what does not fit any more left out. */
export function fitted(effect: EffectTold, card: OrderCard, own: number, plan: Plan): Plan {
  const turns = turnsOf(effect, plan)
  const seat =
    plan.moment === 'free' || !turns.includes('rival')
      ? own
      : !turns.includes('mine') && plan.seat === own
        ? null
        : plan.seat
  const fits = { ...plan, seat }
  return {
    ...fits,
    trait: saysTrait(fits) ? fits.trait : '',
    card: fits.moment === 'answer' ? fits.card : null,
    atMe: saysAtMe(fits, own) && fits.atMe,
    passedBy: saysMargin(fits) ? fits.passedBy : null,
    target: fits.target ?? (aimsItself(effect, card, fits) ? null : (card.targets[0]?.target ?? null)),
  }
}

/** The order that it comes to. */
export function armedBy(plan: Plan, card: OrderCard): Armed {
  const when: Trigger = {
    moment: plan.moment,
    seat: plan.seat,
    action: plan.action,
    trait: plan.trait,
    card: plan.card,
    at_me: plan.atMe,
    passed_by: plan.passedBy,
  }
  return { card: card.order, when, target: plan.target }
}
