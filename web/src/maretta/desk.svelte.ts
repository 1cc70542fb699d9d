/**
 * What happens at a table of Maretta when somebody touches something. Cards and rafts tell the desk; it knows what is asked, what is half
 * chosen, and what everybody's touch would do. What is legal it reads from the offer, and from nothing else.
 */
import { createContext, untrack } from 'svelte'

import { chosen as settings } from '../settings.svelte.ts'
import type { Choice } from '../table/bar.svelte.ts'
import type { Show } from '../table/show.svelte.ts'
import type { Sitting } from '../table/sitting.svelte.ts'
import type { Message, Option } from '../wire/shapes.ts'
import { say, text } from '../words/language.svelte.ts'
import { Answers, wordsOf } from './answers.ts'
import type { Placing } from './answers.ts'
import { foretell } from './foretelling.ts'
import type { Foretold } from './foretelling.ts'
import { gaugesOf } from './gauges.ts'
import { knownHands } from './knowledge.ts'
import { givers } from './moves.ts'
import { Reading } from './reading.ts'
import { cardName } from './words.ts'

/** What somebody wants to look at more closely. */
export type Subject =
  | { sort: 'card'; card: string }
  | { sort: 'raft'; seat: number }
  | { sort: 'barrel'; spot: number }
  | { sort: 'space'; space: number }

export interface Inspected {
  subject: Subject
  at: DOMRect
  /** By a pointer that only hovers: it goes when the pointer does. */
  passing: boolean
}

/** Milliseconds before a second touch of the same thing commits it: a double click is one touch. */
const TWICE = 350

export class Desk {
  /** What is looked at closely. */
  inspected = $state.raw<Inspected | null>(null)
  /** The next touch inspects. */
  inspecting = $state(false)
  /** All cards and all rafts in one table. */
  matrix = $state(false)
  /** What the pointer or the focus is on: what it would do is shown, too. */
  hovered = $state.raw<Option | null>(null)
  private selection = $state.raw<{ asked: string; card: string; index: number } | null>(null)
  private theft = $state.raw<{ asked: string; placing: Placing | null } | null>(null)
  private touchedAt = 0

  constructor(
    readonly sitting: Sitting,
    readonly show: Show,
  ) {}

  // -- what lies there -----------------------------------------------------------------------------------------------

  readonly view = $derived.by(() => this.show.view ?? this.sitting.view)
  readonly reading = $derived(this.view && new Reading(this.view))
  /** As it really is: what is said in words does not wait for what moves. */
  readonly settled = $derived.by(() => this.sitting.view && new Reading(this.sitting.view))
  readonly gauges = $derived.by(() => gaugesOf(this.show.gauges))
  readonly known = $derived.by(() => (this.view ? knownHands(this.view, this.sitting.source.facts) : []))

  /** Whose hand lies in front: nobody's for who only watches. */
  get own(): number | null {
    const { seat } = this.sitting.source
    return typeof seat === 'number' ? seat : null
  }

  get names(): readonly string[] {
    return this.sitting.source.names
  }

  /** Everybody else, clockwise from one's own seat; all for who only watches. */
  readonly others = $derived.by(() => {
    const seats = this.reading?.seats ?? []
    const own = this.own
    return own === null ? seats : [...seats.slice(own + 1), ...seats.slice(0, own)]
  })

  // -- what is asked ---------------------------------------------------------------------------------------------------

  readonly answers = $derived.by(() => new Answers(this.sitting.options, this.reading?.board.seats ?? []))

  private get asked(): string {
    const { question } = this.sitting
    return question ? `${question.number} ${question.undos}` : ''
  }

  get verb(): string {
    return this.answers.verb
  }

  /** The card of the hand that is chosen, while it is not said yet to whom it goes. */
  get card(): string | null {
    return this.selection?.asked === this.asked ? this.selection.card : null
  }

  /** Which one of equal cards it is: the one that was touched. */
  isSelected(card: string, index: number): boolean {
    return this.card === card && (this.selection?.index === index || this.selection?.index === -1)
  }

  /** What was answered and can still be changed. */
  readonly given = $derived.by(() => {
    const code = this.sitting.question?.mine?.at(-1)
    return this.sitting.options.find((option) => option.code === code) ?? null
  })

  /** The own card that lies face down in front, chosen or already sent: by itself the table does not know it yet. */
  readonly picked = $derived.by(() => {
    const option = this.sitting.chosen ?? this.given
    return option && wordsOf(option.action).verb === 'pick' ? wordsOf(option.action).what : null
  })

  /** A card is to be stolen from that raft. */
  readonly stealing = $derived.by(() => (this.theft?.asked === this.asked ? this.theft.placing : null))
  get stealingAfter(): boolean {
    return this.theft?.asked === this.asked && this.verb === 'steal'
  }

  // -- what it would do ------------------------------------------------------------------------------------------------

  /** The answer whose outcome is drawn on the board. */
  readonly looked = $derived.by(() => {
    const option = this.hovered ?? this.sitting.chosen
    return option && this.sitting.options.includes(option) ? option : null // what was offered before tells nothing of now
  })
  readonly foretold: Foretold = $derived.by(() => foretell(this.sitting.view, this.looked))

  /** Whom to draw where: as the answer at hand would have it; while a card has no raft yet, as each raft would, and oneself. */
  readonly drawn: Pick<Foretold, 'landings' | 'later'> = $derived.by(() => {
    if (this.looked || !this.card || this.stealing) return this.foretold
    const free = this.answers.placings(this.card).filter(({ plain }) => !plain.refused)
    const each = free.map(({ seat, plain }) => ({ seat, ...foretell(this.sitting.view, plain) }))
    const receivers = each.flatMap(({ seat, landings }) => landings.filter((landing) => landing.seat === seat))
    const own = each.flatMap(({ seat, landings }) =>
      landings.filter((one) => one.seat === this.own && one.seat !== seat),
    )
    const later = each.flatMap((one) => one.later.filter(({ seat }) => seat === this.own))
    return { landings: [...receivers, ...own.slice(0, 1)], later: own.length > 0 ? [] : later.slice(0, 1) }
  })

  /** What giving the chosen card to that raft would do. */
  outcomeFor(seat: number): { placing: Placing; foretold: Foretold } | null {
    const placing = this.card && this.answers.placing ? this.answers.placingOf(this.card, seat) : null
    return placing && { placing, foretold: foretell(this.sitting.view, placing.plain) }
  }

  /** Whether a sentence about the choice at hand is drawn on the table, too: on barrels, in meters, as a button, as ghosts of the others. */
  isDrawn({ key, args }: Message): boolean {
    if (settings.help === 'expert') return false
    if (['preview-barrel', 'preview-boards', 'preview-left-behind'].includes(key)) return true
    if (key === 'preview-could-steal') return this.choices.length > 0 // one of them is called so
    const seat = (args?.seat as { seat: number } | undefined)?.seat
    const { on: goal, steal } = wordsOf(this.sitting.chosen?.action ?? '')
    const moves = ['preview-moves', 'preview-moves-barrels', 'preview-stays', 'preview-range'].includes(key)
    return (
      moves &&
      seat !== undefined &&
      seat !== this.own &&
      (steal !== undefined || this.reading?.board.seats[seat] !== goal)
    )
  }

  // -- touching --------------------------------------------------------------------------------------------------------

  /** A card of the own hand. */
  touchCard(card: string, index = -1): void {
    this.show.skip()
    if (!this.answers.placing) {
      const option = this.answers.ofCard(card)
      if (option) this.touch(option)
      return
    }
    const placings = this.answers.placings(card)
    const free = placings.filter(({ plain }) => !plain.refused)
    if (free.length === 0) {
      if (placings[0]) this.sitting.touch(placings[0].plain)
      return
    }
    if (this.card === card && this.sitting.chosen && free.length === 1) {
      this.touch(this.sitting.chosen)
      return
    }
    this.select(card, index)
    if (free.length === 1) this.touch(free[0]!.plain)
  }

  /** A raft: somebody's, or the own. False if there is nothing to do with it now. */
  touchSeat(seat: number): boolean {
    this.show.skip()
    const option = this.answers.ofSeat(seat)
    if (option) {
      this.touch(option)
      return true
    }
    if (!this.answers.placing) return false
    const card = this.card ?? this.refusedEverywhere(seat)
    const placing = card && this.answers.placingOf(card, seat)
    if (!placing) return false
    this.theft = null
    this.touch(placing.plain)
    return true
  }

  /** Any card will do to say why nothing can be given to a raft. */
  private refusedEverywhere(seat: number): string | null {
    const cards = this.answers.cards
    const placings = cards.map((card) => this.answers.placingOf(card, seat)).filter((placing) => placing !== null)
    return placings.every(({ plain }) => plain.refused) ? (cards[0] ?? null) : null
  }

  /** An answer: the first touch chooses it, the second one of the same gives it. */
  touch(option: Option): void {
    this.show.skip()
    const again = this.sitting.chosen?.code === option.code
    const now = performance.now()
    if (again && now - this.touchedAt >= TWICE && this.choices.length === 0) {
      void this.sitting.commit()
    } else {
      if (!again) this.touchedAt = now
      this.sitting.touch(option)
    }
    this.inspected = null
  }

  private select(card: string, index: number): void {
    this.selection = { asked: this.asked, card, index }
    this.theft = null
    this.sitting.clear()
  }

  /** Take back what is half chosen; false if there is nothing. */
  clear(): boolean {
    if (this.inspected || this.inspecting || this.matrix) {
      this.inspected = null
      this.inspecting = this.matrix = false
    } else if (this.theft) {
      this.theft = null
      this.sitting.clear()
    } else if (this.card) {
      this.selection = null
      this.sitting.clear()
    } else return false
    this.hovered = null
    return true
  }

  /** One cell of the table of all cards and all rafts. */
  touchPair(card: string, seat: number): void {
    const placing = this.answers.placingOf(card, seat)
    if (!placing) return
    if (!placing.plain.refused && this.card !== card) this.select(card, -1)
    this.theft = null
    this.touch(placing.plain)
  }

  // -- move or steal ---------------------------------------------------------------------------------------------------

  /** Two equal ways to go on, where there is a theft to be had. */
  readonly choices: Choice[] = $derived.by(() => {
    const steps = this.sitting.source.layout?.number('move.giver') ?? 0
    const { chosen } = this.sitting
    if (this.verb === 'steal') {
      const [first] = this.answers.taken()[0]?.options ?? []
      if (!this.answers.none || !first || this.theft?.asked === this.asked) return []
      return this.moveOrSteal(steps, this.answers.none, first, null)
    }
    if (!chosen || !this.answers.placing || this.stealing) return []
    const { what, on, steal } = wordsOf(chosen.action)
    if (steal) return []
    const seat = this.reading?.board.seats.findIndex((colour) => colour === on) ?? -1
    const placing = this.answers.placingOf(what, seat)
    if (!placing || placing.thefts.length === 0) return []
    return this.moveOrSteal(steps, placing.plain, placing.thefts[0]!, placing)
  })

  private moveOrSteal(steps: number, plain: Option, theft: Option, placing: Placing | null): Choice[] {
    const steal = () => {
      this.theft = { asked: this.asked, placing }
      untrack(() => this.sitting.clear())
    }
    return [
      { label: say('maretta-move', { steps }), option: plain },
      { label: say('maretta-steal'), option: theft, act: steal },
    ]
  }

  // -- what to do next, in words -----------------------------------------------------------------------------------------

  readonly hint = $derived.by(() => {
    if (this.stealing || this.stealingAfter) return this.sitting.chosen ? '' : say('maretta-hint-stolen')
    if (this.lastFree !== null) return say('maretta-only-free', { seat: this.names[this.lastFree] ?? '' })
    if (!this.answers.placing || this.sitting.chosen || !this.card) return ''
    return say(this.reading?.board.volcano ? 'maretta-hint-cart' : 'maretta-hint-raft', { card: cardName(this.card) })
  })

  /** Whether a card can go nowhere but to the own raft. */
  get ownOnly(): boolean {
    const free = this.answers.options.filter((option) => !option.refused)
    const colour = this.own === null ? '' : this.reading?.board.seats[this.own]
    return this.answers.placing && free.length > 0 && free.every((option) => wordsOf(option.action).on === colour)
  }

  /** Why a card must go to the own raft: who has which second card. */
  readonly whyOwn = $derived.by(() => {
    const { reading } = this
    if (!this.ownOnly || !reading) return ''
    const from = givers(this.sitting.source.beats)
    const taken = this.others.flatMap((seat) => {
      const card = reading.slot(2, seat)?.kind
      if (!card) return []
      const giver = from.get(seat)
      const args = { card: cardName(card), seat: { seat } }
      return giver === undefined
        ? [{ key: 'card-for', args }]
        : [{ key: 'maretta-card-by', args: { ...args, giver: { seat: giver } } }]
    })
    if (taken.length === 0) return ''
    const key = reading.board.volcano ? 'maretta-why-own-cart' : 'maretta-why-own'
    return text({ key, args: { cards: taken } }, this.names)
  })

  /** The one raft that would be left free: whoever comes next would have no choice. */
  readonly lastFree = $derived.by(() => {
    const { reading } = this
    const { chosen } = this.sitting
    if (settings.help !== 'guide' || !chosen || !this.answers.placing || !reading) return null
    const goal = wordsOf(chosen.action).on
    const free = reading.seats.filter((seat) => reading.inRace(seat) && reading.slot(2, seat) === null)
    const left = free.filter((seat) => reading.board.seats[seat] !== goal)
    return left.length === 1 && left[0] !== this.own ? left[0]! : null
  })

  // -- looking closely ---------------------------------------------------------------------------------------------------

  inspect(subject: Subject, element: Element, passing = false): void {
    this.inspecting = false
    this.inspected = { subject, at: element.getBoundingClientRect(), passing }
  }
}

export const [getDesk, provideDesk] = createContext<Desk>()
