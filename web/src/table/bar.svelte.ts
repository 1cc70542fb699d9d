/** The action bar, as what draws a game knows it: what it asks with buttons of its own, beside the one that commits. */
import { createContext } from 'svelte'

import type { Message, Option } from '../wire/shapes.ts'

/** One of several equal answers to the same touch: move or steal. */
export interface Choice {
  label: string
  /** What is sent when it is pressed. */
  option: Option
  /** Called instead, where something is still to be chosen: which card is stolen. */
  act?: () => void
}

export class Bar {
  /** With several, the bar shows one button for each, side by side, instead of the one that commits. */
  choices = $state.raw<Choice[]>([])
  /** What is to be done first, where something is half chosen: "Now a raft". Empty: the question says enough. */
  hint = $state('')

  /** How high what lies just above the bar is, and must not be covered: the hand. Pixels. */
  clear = $state(0)
  /** Which sentences about a choice are drawn on the table as well: where there is little room the bar leaves them to that. */
  drawn = $state.raw<(message: Message) => boolean>(() => false)

  setChoices(choices: Choice[]): void {
    this.choices = choices
  }

  setHint(hint: string): void {
    this.hint = hint
  }

  setDrawn(drawn: (message: Message) => boolean): void {
    this.drawn = drawn
  }
}

export const [getBar, provideBar, hasBar] = createContext<Bar>()
