/** The action bar, as what draws a game knows it: what it asks with buttons of its own, beside the one that commits. */
import { createContext } from 'svelte'
import type { Snippet } from 'svelte'

import type { Message, Option } from '../wire/shapes.ts'

/** One of several answers that have a button of their own: move or steal, cheat or stop. */
export interface Choice {
  label: string
  /** All are alike unless it says otherwise: `plain` is what costs something and is not the usual way on. */
  kind?: 'main' | 'plain'
  /** What is sent when it is pressed. */
  option: Option
  /** Called instead, where something is still to be chosen: which card is stolen. */
  act?: () => void
}

/**
 * Letting things be: pass, or the next step of one's own. Its button stands at the right, apart from the one that commits what is
 * chosen, and it has a key of its own, the space bar.
 */
export interface Quiet {
  label: string
  /** What is sent; null: what can be answered is not known yet. */
  option: Option | null
  /** What else could be done, and how to: a button beside it, as long as nothing is chosen. Null: there is nothing. */
  instead: { label: string; act: () => void } | null
}

export class Bar {
  /** With any, the bar shows one button for each, side by side, instead of the one that commits what is chosen. */
  choices = $state.raw<Choice[]>([])
  /** Whether they have come by a touch: then the focus follows to them. What is there from the beginning waits to be reached. */
  follows = $state(true)
  /** What is to be done first, where something is half chosen: "Now a raft". Empty: the question says enough. */
  hint = $state('')

  /** Where one may let things be; null: something has to be chosen. */
  quiet = $state.raw<Quiet | null>(null)
  /**
   * Whether the right end of the bar is kept for letting things be, also while there is nothing to let be: what commits stands left of it
   * then, so that no second click on it ever passes.
   */
  lane = $state(false)
  /** A way to be asked, for who is not: where what else could be done stands for who is. */
  stepIn = $state.raw<{ label: string; act: () => void } | null>(null)
  /** What a game has besides in reach of the thumb: it lies above and below the bar. */
  above = $state.raw<Snippet | null>(null)
  below = $state.raw<Snippet | null>(null)

  /** How high what lies just above the bar is, and must not be covered: the hand. Pixels. */
  clear = $state(0)
  /** Which sentences about a choice are drawn on the table as well: where there is little room the bar leaves them to that. */
  drawn = $state.raw<(message: Message) => boolean>(() => false)

  setChoices(choices: Choice[], follows = true): void {
    this.choices = choices
    this.follows = follows
  }

  setHint(hint: string): void {
    this.hint = hint
  }

  setQuiet(quiet: Quiet | null): void {
    this.quiet = quiet
  }

  setLane(lane: boolean): void {
    this.lane = lane
  }

  setStepIn(stepIn: Bar['stepIn']): void {
    this.stepIn = stepIn
  }

  setAround(above: Snippet | null, below: Snippet | null): void {
    this.above = above
    this.below = below
  }

  setDrawn(drawn: (message: Message) => boolean): void {
    this.drawn = drawn
  }
}

export const [getBar, provideBar, hasBar] = createContext<Bar>()
