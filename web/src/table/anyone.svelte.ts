/**
 * Several people at one device, at a moment at which everybody may answer (P7.8): nobody takes the device in hand just to pass. All of them
 * who are asked are offered a flag; who touches it gets the device, and for who does not it passes when the time of the strip is over. All who
 * are asked are treated alike, whatever they hold: their standing orders ask for all of them, so that neither a flag nor a pause tells anything.
 */
import { createContext, untrack } from 'svelte'

import type { QuestionTold } from '../wire/shapes.ts'
import type { Table } from '../wire/table.svelte.ts'
import type { Curtain } from './curtain.svelte.ts'
import { HOLDS, USUAL } from './standing.ts'
import type { Orders } from './standing.ts'

/** Milliseconds in which a flag can be touched before it passes. */
export const STRIP = 3_000

const PASS = 'pass'
const keyOf = ({ number, undos }: QuestionTold): string => `${number} ${undos}`

export class Anyone {
  /** Who goes on by a button of their own, or is about to choose something: for them it does not pass. */
  busy = $state<number | null>(null)
  /** When the strip is over, by this page's own clock. */
  until = $state(0)
  private raised = $state.raw<{ asked: string; seats: readonly number[] }>({ asked: '', seats: [] })
  private begun = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: Table,
    private readonly curtain: Curtain,
    /** The seats that people at this device play. */
    private readonly seats: () => readonly number[],
  ) {}

  get shared(): boolean {
    return this.curtain.needed
  }

  /** The moment that is open, and which of them it asks: all can see that. */
  private readonly moment: { question: QuestionTold; seats: number[] } | null = $derived.by(() => {
    if (!this.shared) return null
    const asked = this.seats().filter((seat) => this.questionOf(seat)?.codes !== undefined)
    const question = asked[0] === undefined ? null : this.questionOf(asked[0])
    return question ? { question, seats: asked } : null
  })

  private questionOf(seat: number): QuestionTold | null {
    const question = this.table.eye(seat)?.question
    return question?.moment ? question : null
  }

  /** Who has raised a flag at the moment that is open. */
  get flagged(): readonly number[] {
    return this.moment && this.raised.asked === keyOf(this.moment.question) ? this.raised.seats : []
  }

  /** Those of them who are to have the device: they have raised a flag, and have not answered yet. */
  get wanting(): number[] {
    return this.flagged.filter((seat) => this.questionOf(seat)?.mine?.length === 0)
  }

  /** Whose flags hang there: all who are asked, but for who has the device in hand. */
  get flags(): number[] {
    return this.moment?.seats.filter((seat) => seat !== this.curtain.open && !this.flagged.includes(seat)) ?? []
  }

  /** Those for whom it passes. */
  private get quiet(): number[] {
    const { moment, flagged, busy } = this
    return moment?.seats.filter((seat) => !flagged.includes(seat) && seat !== busy) ?? []
  }

  /** Call in an effect: with every moment the strip begins anew. */
  follow(): void {
    const { moment } = this
    const asked = moment ? keyOf(moment.question) : ''
    if (moment) untrack(() => this.askAlike(moment.seats))
    if (asked === this.begun) return
    this.begun = asked
    clearTimeout(this.timer)
    if (!asked) return
    this.until = performance.now() + STRIP
    this.timer = setTimeout(() => this.nobody(), STRIP)
  }

  /** Whoever is not asked because of what they hold would pass sooner than the others. */
  private askAlike(seats: readonly number[]): void {
    for (const seat of seats) {
      const eye = this.table.eye(seat)
      const orders = { ...USUAL, ...(eye?.orders as Partial<Orders> | null) }
      if (orders.prompt === 'always' && orders.passing === '') continue
      void this.send({ do: 'order', seat, orders: { ...orders, prompt: 'always', passing: '', unless_target: false } })
    }
  }

  /** Somebody wants to answer: they get the device, and time to take it. */
  raise(seat: number): void {
    const { moment } = this
    if (!moment) return
    const asked = keyOf(moment.question)
    this.raised = { asked, seats: [...this.flagged, seat] }
    this.curtain.fall()
    const { room } = this.table
    const mayHold = (room?.settings.fuse ?? 0) > 0 && (room?.seats[seat]?.holds ?? HOLDS) < HOLDS
    if (mayHold) void this.send({ do: 'hold', seat, question: moment.question.number })
  }

  /** Nobody else wants to: it passes for all who have not said otherwise. */
  nobody(): void {
    clearTimeout(this.timer)
    this.until = 0
    const { moment } = this
    if (!moment) return
    for (const seat of this.quiet) {
      const { number, undos } = moment.question
      void this.send({ do: 'answer', seat, question: number, undos, answers: [PASS] })
    }
  }

  /** What does not arrive is made up for: at the end of the fuse the server passes by itself, and orders are given anew. */
  private async send(wish: Parameters<Table['wish']>[0]): Promise<void> {
    try {
      await this.table.wish(wish)
    } catch {
      // See above.
    }
  }

  close(): void {
    clearTimeout(this.timer)
  }
}

export const [getAnyone, provideAnyone, hasAnyone] = createContext<Anyone>()
