/**
 * What a seat may say of moments (P7.8) besides an answer: orders that stand until they are others, and that it wants more time. A live
 * table gives it; `docs/protocol.md` has what the words mean.
 */

import type { Option } from '../wire/shapes.ts'

/** The answer that lets things be: its word is the same at every table. */
export const isPass = (option: Option): boolean => option.action === 'pass'

/** How often a seat may want more time in a game, and how many seconds it gets. */
export const HOLDS = 3
export const HOLD = 20

/** What must happen for an armed card to be played. All that is said must hold. */
export interface Trigger {
  moment: 'free' | 'declared' | 'before-roll' | 'rolled' | 'answer'
  /** Who declares, rolls or plays; null: anybody else. */
  seat?: number | null
  action?: '' | 'sail' | 'raid' | 'challenge'
  trait?: string
  /** The effect on top of the stack. */
  card?: number | null
  at_me?: boolean
  /** The test would be passed by just so much; below 0: failed. */
  passed_by?: number | null
}

/** Play this card when that happens: on `target`, or (null) on who or what it happens to. */
export interface Armed {
  card: number
  when: Trigger
  target?: number | null
}

export interface Orders {
  prompt: 'smart' | 'always'
  /** Until when one passes; empty: not at all. */
  passing: '' | 'stack' | 'action' | 'my-turn'
  unless_target: boolean
  /** Own cards that are no reason to prompt, each as an answer that plays it. */
  bells_off: number[]
  /** Effects on the stack that are none, in this turn. */
  not_for: number[]
  armed: Armed[]
}

/** Orders of a seat that has given none. */
export const USUAL: Orders = {
  prompt: 'smart',
  passing: '',
  unless_target: false,
  bells_off: [],
  not_for: [],
  armed: [],
}

export interface Standing {
  /** As the server keeps them; null: none were given. */
  readonly orders: unknown
  /** How often more time can still be had. */
  readonly holds: number
  /** Seconds for an answer at a moment; 0: as long as one likes. */
  readonly fuse: number
  /** The server's time, in seconds. */
  now(): number
  order(orders: Orders): Promise<unknown>
  /** More time for that question. */
  hold(question: number): Promise<unknown>
}
