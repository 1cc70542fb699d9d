/**
 * Answering what goes on (P7.8), for whoever looks: whether a moment is open to them, what they could play, how they let it be, and how they
 * get more time. `Answers.svelte` puts it into the action bar; the row, the bells and the stack read it.
 */
import { createContext } from 'svelte'

import { trying } from '../../parts/tidings.svelte.ts'
import type { Quiet } from '../../table/bar.svelte.ts'
import type { Show } from '../../table/show.svelte.ts'
import type { Sitting } from '../../table/sitting.svelte.ts'
import { HOLD } from '../../table/standing.ts'
import type { Armed, Standing } from '../../table/standing.ts'
import type { Option } from '../../wire/shapes.ts'
import { knows, say } from '../../words/language.svelte.ts'
import { targetOf, wordsOf } from '../offered.ts'
import { deckOf, gaugesOf } from '../reading.ts'
import type { Deck } from '../reading.ts'
import type { Aim, Card, Gauges, OrderCard } from '../wire.ts'
import { Orders } from './orders.svelte.ts'

/** A card of one's own that could be played or used now, and all that it could be aimed at. */
export interface Playable {
  card: Card
  ways: { option: Option; aim: Aim | null }[]
}

const PLAYS = new Set(['play', 'use', 'command'])
const PASSES = ['pass']
/** Questions that one also leaves by going on: who rolls stops, and after the action the turn ends. */
const OUTS: Record<string, string[]> = { rolling: ['stop'], contest: ['stop'], after: ['done'] }

export class Answering {
  readonly orders: Orders
  /** What could be played is listed on a sheet. */
  listing = $state(false)
  /** How long to sleep is asked on a sheet. */
  dozing = $state(false)
  /** What is armed is listed on a sheet. */
  reviewing = $state(false)
  /** Whoever shares the device is asked by its flags: orders would tell the others what one waits for. */
  shared = $state(false)
  /** The card that is being armed, on a sheet. */
  arming = $state.raw<OrderCard | null>(null)

  /** What the orders were before somebody wanted to answer in person, and the question it was for. */
  private borrowed: { asked: string; prompt: 'smart' | 'always'; passing: '' | 'stack' | 'action' | 'my-turn' } | null =
    null
  /** Until what is on the stack now has happened: which effects those were. */
  private settling = $state.raw<readonly string[] | null>(null)

  constructor(
    readonly sitting: Sitting,
    readonly show: Show,
  ) {
    this.orders = new Orders(() => this.standing)
  }

  get standing(): Standing | null {
    return this.sitting.source.standing ?? null
  }

  get deck(): Deck | null {
    const { layout } = this.sitting.source
    return layout ? deckOf(layout) : null
  }

  /** As they are told, which may be ahead of what is shown. */
  get gauges(): Gauges | null {
    return gaugesOf(this.sitting.source.gauges)
  }

  /** Whether whoever looks plays, and the turn has come to where one can let things be: from the action on. */
  get acting(): boolean {
    const { phase, turn } = this.gauges ?? {}
    return (
      typeof this.sitting.source.seat === 'number' && typeof turn === 'number' && (phase === 'act' || phase === 'end')
    )
  }

  /** Whether answers are a matter at all: only in the act phase, where there are events (P9), and for who plays. */
  get here(): boolean {
    const { deck, gauges, standing } = this
    return standing !== null && deck?.hasEvents === true && gauges?.phase === 'act'
  }

  /** Whether a moment is open, whoever is asked. */
  get open(): boolean {
    return this.sitting.question?.moment === true
  }

  /** Whether whoever looks is asked at it: everybody who could answer as far as all can see is. */
  get asked(): boolean {
    const { question, source } = this.sitting
    return this.open && question?.codes !== undefined && (source.open || source.unprompted === true)
  }

  /** Whether they may want to answer in person what their orders would answer. */
  get mayStepIn(): boolean {
    return this.sitting.source.unprompted === true && !this.sitting.open && !this.sitting.answered
  }

  /** The answer that lets things be: pass; or the next step of one's own, where that is a question of its own. */
  get pass(): Option | null {
    const words = this.open ? PASSES : (OUTS[this.sitting.question?.name ?? ''] ?? [])
    return this.sitting.options.find((option) => words.includes(option.action)) ?? null
  }

  /** Whether what goes on is one's own doing: who is on turn, or takes part in the challenge, goes on by passing. */
  get mine(): boolean {
    const { action } = this.gauges ?? {}
    const { seat } = this.sitting.source
    if (!action) return this.gauges?.turn === seat
    return action.seat === seat || (action.sort === 'challenge' && action.opponent === seat && action.accepted)
  }

  /** Your own next step is your pass: roll, raid, count... */
  get passLabel(): string {
    const { action } = this.gauges ?? {}
    const name = this.sitting.question?.name ?? ''
    const untested = name === 'sail-declared' && action?.sort === 'sail' && action.tests === 0
    const key = untested ? 'answers-next-sail' : `answers-next-${name}`
    return this.mine && knows(key) ? say(key) : say('answers-pass')
  }

  /** Letting things be, where one may. */
  get quiet(): Quiet | null {
    const { name } = this.sitting.question ?? {}
    if (!this.sitting.question || !(this.open || (name !== undefined && name in OUTS))) return null
    const instead = { label: say('answers-respond'), act: () => (this.listing = true) }
    return { label: this.passLabel, option: this.pass, instead: this.playable.length > 0 ? instead : null }
  }

  /** Own cards that could be played or used now, each with what it could be aimed at. */
  readonly playable: Playable[] = $derived.by(() => {
    const { deck } = this
    if (!deck) return []
    const found: Playable[] = []
    for (const option of this.sitting.options) {
      const { verb, what, on } = wordsOf(option.action)
      if (!PLAYS.has(verb) || option.refused) continue
      const card = deck.card(what)
      if (!card) continue
      const way = { option, aim: this.aimOf(on, deck) }
      const known = found.find((each) => each.card === card)
      if (known) known.ways.push(way)
      else found.push({ card, ways: [way] })
    }
    return found
  })

  private aimOf(on: string | undefined, deck: Deck): Aim | null {
    const target = targetOf(on, deck.seats)
    if (target.sort === 'none') return null
    if (target.sort === 'exploration') {
      const card = deck.card(target.id)
      return card ? { sort: 'exploration', kind: card.kind } : null
    }
    return target.sort === 'lasting' ? { sort: 'lasting', spot: target.number } : target
  }

  // -- standing orders ---------------------------------------------------------------------------------------------------

  /** Own cards that orders can be about. */
  get cards(): OrderCard[] {
    return this.gauges?.orderable ?? []
  }

  /** Armed cards that one still has. */
  get armed(): { armed: Armed; card: OrderCard }[] {
    return this.orders.now.armed.flatMap((armed) => {
      const card = this.cards.find(({ order }) => order === armed.card)
      return card ? [{ armed, card }] : []
    })
  }

  orderFor(pack: OrderCard['pack'], kind: number): OrderCard | null {
    if (!this.deck?.hasEvents || !this.standing || this.shared) return null
    return this.cards.find((card) => card.pack === pack && card.kind === kind) ?? null
  }

  /** Step in: be prompted for this question after all. The orders of before hold again once it is over. */
  async stepIn(): Promise<void> {
    const { question } = this.sitting
    if (!question || !this.mayStepIn) return
    const { prompt, passing } = this.orders.now
    this.sitting.peek()
    // Orders would pass within two seconds: as long as one thinks, they must not.
    if (prompt === 'always' && passing === '') return
    this.borrowed = { asked: `${question.number} ${question.undos}`, prompt, passing }
    await this.orders.change({ prompt: 'always', passing: '' })
  }

  /** Call in an effect: what was borrowed for a question goes back when that is over. */
  giveBack(): void {
    const { borrowed } = this
    const { question } = this.sitting
    if (!borrowed || (question && borrowed.asked === `${question.number} ${question.undos}`)) return
    this.borrowed = null
    const { prompt, passing } = borrowed
    void this.orders.change({ prompt, passing })
  }

  // -- more time ---------------------------------------------------------------------------------------------------------

  /** Whether more time can be had: anybody who is asked may want it, whatever they hold. */
  get mayHold(): boolean {
    const { standing } = this
    return this.asked && standing !== null && standing.fuse > 0 && standing.holds > 0
  }

  /** When the fuse of the moment ends, whoever is asked; null: one may think as long as one likes. By the server's clock, in seconds. */
  get fuse(): { asked: number; by: number } | null {
    const { question } = this.sitting
    const seconds = this.standing?.fuse ?? 0
    if (!this.open || !question || seconds === 0) return null
    return { asked: question.asked, by: question.asked + seconds + HOLD * (question.held ?? 0) }
  }

  async hold(): Promise<boolean> {
    const { standing } = this
    const { question } = this.sitting
    if (!standing || !question || !this.mayHold) return false
    return await trying(() => standing.hold(question.number))
  }

  // -- letting all of it happen ------------------------------------------------------------------------------------------

  /**
   * Whether nobody else can answer what is on the stack, and there are several things on it: as far as all can see, since whom a
   * moment asks depends on that alone. Then whoever looks may let all of it happen at once.
   */
  get alone(): boolean {
    const { question } = this.sitting
    const stack = this.gauges?.stack ?? []
    return this.asked && stack.length > 1 && question?.seats.length === 1
  }

  async settleAll(): Promise<void> {
    this.settling = this.onStack()
    await this.orders.sleep('stack', false)
  }

  /** Call in an effect: whoever let all of it happen did not mean what has come on top since. */
  wakeForMore(): void {
    const { settling } = this
    if (!settling) return
    const now = this.onStack()
    if (now.length === 0 || this.orders.now.passing !== 'stack') this.settling = null
    else if (now.some((item) => !settling.includes(item))) {
      this.settling = null
      void this.orders.wake()
    }
  }

  private onStack(): string[] {
    return (this.gauges?.stack ?? []).map(({ number, effect, seat }) => `${number} ${effect} ${seat}`)
  }
}

export const [getAnswering, provideAnswering, hasAnswering] = createContext<Answering>()
