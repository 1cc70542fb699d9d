/**
 * What happens at a table of Arrr!!! when somebody touches something. Cards, pirates and doubloons tell the desk; it knows what is asked, what
 * is half chosen, and at what a card could be aimed. What is legal it reads from the offer, and from nothing else.
 */
import { createContext } from 'svelte'

import type { Show } from '../table/show.svelte.ts'
import type { Sitting } from '../table/sitting.svelte.ts'
import type { Option } from '../wire/shapes.ts'
import { say } from '../words/language.svelte.ts'
import { nameOf } from './cards/words.ts'
import { Equipping } from './equipping.svelte.ts'
import { Offered, sameTarget } from './offered.ts'
import type { Play, Target } from './offered.ts'
import { gaugesOf, Reading } from './reading.ts'
import { Recruiting } from './recruiting.svelte.ts'
import { Plundering } from './stage/plundering.svelte.ts'
import type { Card, CrewCard, EventCard } from './wire.ts'

/** What somebody wants to look at more closely. */
export type Subject =
  | { sort: 'card'; card: Card }
  | { sort: 'sea'; kind: number }
  | { sort: 'crew'; seat: number; spot: number }
  | { sort: 'pirate'; seat: number }
  | { sort: 'supply' }

export interface Inspected {
  subject: Subject
  at: DOMRect
  /** By a pointer that only hovers: it goes when the pointer does. */
  passing: boolean
}

/** Milliseconds before a second touch of the same thing commits it: a double click is one touch. */
const TWICE = 350
/** Questions in which cards of the hand are given up. */
const GIVING = new Set(['lose-hand', 'naming'])

export class Desk {
  /** What is looked at closely. */
  inspected = $state.raw<Inspected | null>(null)
  /** The next touch inspects. */
  inspecting = $state(false)
  private aim = $state.raw<{ asked: string; card: Card; plays: Play[] } | null>(null)
  private dare = $state.raw<{ asked: string; opponent: number | null } | null>(null)
  private touchedAt = 0

  readonly equipping: Equipping
  readonly recruiting: Recruiting
  readonly plundering: Plundering

  constructor(
    readonly sitting: Sitting,
    readonly show: Show,
  ) {
    this.equipping = new Equipping(sitting)
    this.recruiting = new Recruiting(sitting, () => this.seats)
    this.plundering = new Plundering(() => this.offered.plunders)
  }

  // -- what lies there -------------------------------------------------------------------------------------------------

  private get drafting(): boolean {
    return this.sitting.steps.length > 0
  }

  /** The table as it would lie after what is drafted, or else as what moves has left it. */
  readonly reading = $derived.by(() => {
    const view = this.drafting ? this.sitting.drafted : (this.show.view ?? this.sitting.view)
    return view && new Reading(view, gaugesOf(this.drafting ? this.sitting.gauges : this.show.gauges))
  })
  /** Without anything that is only drafted: what has changed is seen by it. */
  readonly before = $derived.by(() => {
    const { view } = this.sitting
    return view && new Reading(view, gaugesOf(this.sitting.source.gauges))
  })

  get gauges() {
    return this.reading?.gauges ?? null
  }

  /** Whose hand lies in front: nobody's for who only watches. */
  get own(): number | null {
    const { seat } = this.sitting.source
    return typeof seat === 'number' ? seat : null
  }

  get names(): readonly string[] {
    return this.sitting.source.names
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? ''
  }

  private get seats(): readonly string[] {
    return this.sitting.source.layout?.seats ?? []
  }

  /** Everybody else, clockwise from one's own seat; all for who only watches. */
  readonly others: number[] = $derived.by(() => {
    const seats = this.seats.map((_, seat) => seat)
    const { own } = this
    return own === null ? seats : [...seats.slice(own + 1), ...seats.slice(0, own)]
  })

  // -- what is asked ---------------------------------------------------------------------------------------------------

  /** Once nobody is left to be equipped the draft leads on to the declaration: that is offered when one has set sail. */
  readonly offered = $derived.by(() => new Offered(this.equipped ? [] : this.sitting.options, this.seats))

  /** Whether all that can be equipped is, in the draft: there is nothing more to say but to set sail. */
  get equipped(): boolean {
    return this.question === 'equip' && this.sitting.complete
  }

  private get asked(): string {
    const { question } = this.sitting
    return question ? `${question.number} ${question.undos}` : ''
  }

  /** The name of what is asked of whoever looks; empty: nothing, or it is not known yet what can be answered. */
  get question(): string {
    const { sitting } = this
    return sitting.options.length > 0 && (sitting.open || sitting.answered) ? (sitting.question?.name ?? '') : ''
  }

  /** How far a turn has come, as it is told: `recruit`, `equip`, `act`... */
  get phase(): string {
    return this.gauges?.phase ?? ''
  }

  // -- aiming ----------------------------------------------------------------------------------------------------------

  /** The card that is to be played or used, while it is not said yet on whom or what. */
  readonly aiming = $derived.by(() => (this.aim?.asked === this.asked ? this.aim : null))

  /** What pointing at that would answer. */
  at(target: Target): Option | null {
    return this.aiming?.plays.find((play) => sameTarget(play.target, target))?.option ?? null
  }

  /** Whether a card is about to be played, or is being aimed. */
  isUp(card: Card): boolean {
    if (this.aiming) return this.aiming.card === card
    const [verb, what] = this.sitting.chosen?.action.split(' ') ?? []
    return what === card.id && ['play', 'use', 'command'].includes(verb ?? '')
  }

  isChosen(option: Option | null): boolean {
    return option !== null && this.sitting.chosen?.code === option.code
  }

  // -- touching --------------------------------------------------------------------------------------------------------

  /** An answer: the first touch chooses it, the second one of the same gives it. */
  touch(option: Option): void {
    this.show.skip()
    const again = this.isChosen(option)
    const now = performance.now()
    if (again && now - this.touchedAt >= TWICE) void this.sitting.commit()
    else {
      if (!again) this.touchedAt = now
      this.sitting.touch(option)
    }
    this.inspected = null
  }

  /** A card of the own hand. False if there is nothing to do with it now. */
  touchHand(card: CrewCard | EventCard, index: number): boolean {
    const { question } = this
    if (question === 'recruit') {
      void this.recruiting.toggle({ pack: card.pack, id: card.id, index })
      return true
    }
    if (question === 'equip' && card.pack === 'crew') {
      void this.equipping.place(card.id)
      return true
    }
    const given = GIVING.has(question) ? this.offered.givenUp(card.id) : null
    if (given) {
      this.touch(given)
      return true
    }
    return this.touchPlay(card)
  }

  /** An equipped card, of anybody. */
  touchCrew(seat: number, spot: number): boolean {
    const option = this.at({ sort: 'crew', seat, spot })
    if (option) {
      this.touch(option)
      return true
    }
    if (this.question === 'plunder' && this.plundering.can(spot) && seat === this.plunderedSeat) {
      this.plundering.toggle(spot)
      return true
    }
    if (seat !== this.own) return false
    if (this.question === 'equip') {
      void this.equipping.touchSpot(spot, this.reading?.aboard(seat, spot)?.card.id ?? null)
      return true
    }
    const loss = this.offered.spot(spot)
    if (loss) {
      this.touch(loss)
      return true
    }
    const aboard = this.reading?.aboard(seat, spot)
    return aboard ? this.touchPlay(aboard.card) : false
  }

  /** Who refused a challenge, and whose crew is plundered. */
  get plunderedSeat(): number | null {
    const action = this.gauges?.action
    return action?.sort === 'challenge' ? action.opponent : null
  }

  touchCaptain(seat: number): boolean {
    const captain = seat === this.own ? this.reading?.captain(seat) : null
    return captain ? this.touchPlay(captain.card) : false
  }

  /** An exploration of the row: it is aimed at, or sailed to. */
  touchSea(id: string): boolean {
    const option = this.at({ sort: 'exploration', id }) ?? (this.aiming ? null : this.offered.find('sail', id))
    if (option) this.touch(option)
    return option !== null
  }

  touchSeat(seat: number): boolean {
    const option = this.at({ sort: 'seat', seat })
    if (option) {
      this.touch(option)
      return true
    }
    const dares = this.aiming ? [] : this.offered.dares.filter(({ opponent }) => opponent === seat)
    if (dares.length === 0) return false
    const free = dares.some((dare) => !dare.option.refused)
    if (free) this.daring = seat
    else this.touch(dares[0]!.option)
    return true
  }

  /** Doubloons of the supply. */
  touchSupply(): boolean {
    const raid = this.aiming ? null : this.offered.find('raid')
    if (raid) this.touch(raid)
    return raid !== null
  }

  /** A permanent event, by its spot. */
  touchLasting(number: number): boolean {
    const option = this.at({ sort: 'lasting', number })
    if (option) this.touch(option)
    return option !== null
  }

  /** An event in hand, or a card with an ability: played at once where it is aimed at nothing, or else a target is to be touched. */
  private touchPlay(card: Card): boolean {
    const plays = this.offered.plays(card.id)
    if (plays.length === 0) return false
    this.show.skip()
    this.inspected = null
    const free = plays.filter(({ option }) => !option.refused)
    const [only] = free
    if (!only) this.sitting.touch(plays[0]!.option)
    else if (free.length === 1 && (only.target.sort === 'none' || this.isChosen(only.option))) this.touch(only.option)
    else if (this.aiming?.card === card) this.clear()
    else {
      this.aim = { asked: this.asked, card, plays: free }
      this.sitting.clear()
      if (free.length === 1) this.touch(only.option)
    }
    return true
  }

  // -- a challenge -----------------------------------------------------------------------------------------------------

  /** Whom one is about to challenge; null: nobody. */
  get daring(): number | null {
    return this.dare?.asked === this.asked ? this.dare.opponent : null
  }
  set daring(opponent: number | null) {
    this.dare = { asked: this.asked, opponent }
    this.aim = null
    this.sitting.clear()
  }

  // -- taking back -----------------------------------------------------------------------------------------------------

  /** Take back what is half chosen; false if there is nothing. */
  clear(): boolean {
    if (this.inspected || this.inspecting) {
      this.inspected = null
      this.inspecting = false
    } else if (this.sitting.refused) this.sitting.clear()
    else if (this.aiming) {
      this.aim = null
      this.sitting.clear()
    } else if (this.daring !== null) {
      this.dare = null
      this.sitting.clear()
    } else if (this.question === 'plunder' && this.plundering.back()) return true
    else if (this.sitting.chosen) this.sitting.clear()
    else if (this.question === 'recruit') return this.recruiting.back()
    else if (this.question === 'equip') return this.equipping.back()
    else return false
    return true
  }

  /** Call in an effect: what was half chosen for another question is not meant for this one. */
  follow(): void {
    this.equipping.forget()
    this.recruiting.forget()
    this.plundering.forget()
    this.inspected = null
  }

  /** What is to be done first, where something is half chosen. */
  readonly hint = $derived.by(() => {
    if (this.aiming && !this.sitting.chosen) return say('arrr-hint-target', { card: nameOf(this.aiming.card) })
    // With a hint there is something to take back.
    if (this.drafting && this.question === 'recruit') return say('arrr-recruit-lead')
    if (this.drafting && this.question === 'equip') return say('arrr-equip-lead')
    return ''
  })

  // -- looking closely -------------------------------------------------------------------------------------------------

  inspect(subject: Subject, element: Element, passing = false): void {
    this.inspecting = false
    this.inspected = { subject, at: element.getBoundingClientRect(), passing }
  }

  /** A touch does what can be done with it; where nothing can, or the next touch inspects, it is looked at closely. */
  act(subject: Subject, element: Element, touch: () => boolean): void {
    if (this.inspecting || !touch()) this.inspect(subject, element)
  }
}

export const [getDesk, provideDesk] = createContext<Desk>()
