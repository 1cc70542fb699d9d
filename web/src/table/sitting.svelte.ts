/**
 * One seat's sitting at a table: what it sees, what it is asked, what it is about to answer. A live table, a lesson and a replay all
 * give a `Source`, and what draws a game knows only the sitting.
 */
import type { Beat, Gauges, Offer, Option, QuestionTold } from '../wire/shapes.ts'
import { View } from '../wire/view.ts'
import type { Eyes, Layout } from '../wire/view.ts'

/** Where a sitting comes from. All of it is reactive. */
export interface Source {
  readonly game: string
  readonly seat: Eyes
  readonly names: readonly string[]
  readonly layout: Layout | null
  readonly beats: readonly Beat[]
  readonly cells: readonly number[]
  readonly facts: readonly number[][]
  readonly gauges: Gauges
  readonly question: QuestionTold | null
  /** Whether the seat is to answer: it is asked, wants to be prompted, and no bot plays for it. */
  readonly open: boolean
  offer(draft: number[]): Promise<Offer | null>
  /** False if it came too late to have an effect. Throws Refused. */
  answer(question: QuestionTold, codes: number[]): Promise<boolean>
}

/** Milliseconds in which nothing is committed after other buttons have appeared: a click may have been meant for those before. */
export const INERT = 350

const AGAIN = 1_000 // milliseconds

export type Sending = 'idle' | 'sending' | 'late' | 'failed'

export class Sitting {
  readonly source: Source
  offer = $state.raw<Offer | null>(null)
  /** What is about to be answered: it is shown what it would do, and nothing is sent yet. */
  chosen = $state.raw<Option | null>(null)
  /** What was touched although it cannot be done: why not is said. */
  refused = $state.raw<Option | null>(null)
  /** What was answered so far within a draft. */
  draft = $state.raw<number[]>([])
  sending = $state<Sending>('idle')
  failure = $state.raw<unknown>(null)
  /** Whether what was in sight was there for long enough to be meant. */
  ripe = $state(true)
  private asked = ''
  private ripening: ReturnType<typeof setTimeout> | undefined

  constructor(source: Source) {
    this.source = source
  }

  readonly view = $derived.by(() => {
    const { layout, seat, cells } = this.source
    return layout && cells.length > 0 ? new View(layout, seat, [...cells]) : null
  })

  get question(): QuestionTold | null {
    return this.source.question
  }

  /** What can be answered, possible or not. To a question that has only just come, nothing yet: what was offered belongs to another. */
  get options(): Option[] {
    return this.offer?.question === this.question?.number ? (this.offer?.options ?? []) : []
  }

  /** Whether an answer was given that can still be changed. */
  get answered(): boolean {
    return (this.question?.mine?.length ?? 0) > 0
  }

  /** Call in an effect: whenever another question is asked, ask what could be answered to it. */
  follow(): void {
    const { question, open } = this.source
    const asked = question && (open || this.answered) ? `${question.number} ${question.undos}` : ''
    if (asked === this.asked) return
    this.asked = asked
    this.ripen()
    this.forget()
    if (asked) void this.learn(asked)
  }

  /** Other buttons have appeared: for a moment they do nothing. */
  ripen(): void {
    clearTimeout(this.ripening)
    this.ripe = false
    this.ripening = setTimeout(() => (this.ripe = true), INERT)
  }

  private forget(): void {
    this.offer = this.chosen = this.refused = null
    this.draft = []
    this.sending = 'idle'
    this.failure = null
  }

  private async learn(asked: string): Promise<void> {
    try {
      const offer = await this.source.offer(this.draft)
      if (asked === this.asked) this.offer = offer
    } catch {
      // Too often, or out of reach: it is asked for again as long as it is wanted.
      setTimeout(() => {
        if (asked === this.asked) void this.learn(asked)
      }, AGAIN)
    }
  }

  /** Touch an option: it is chosen, and shown what it would do; or why it cannot be. */
  touch(option: Option): void {
    this.sending = 'idle'
    if (option.refused) {
      this.refused = option
      return
    }
    this.refused = null
    this.chosen = option
  }

  clear(): void {
    this.chosen = this.refused = null
  }

  /** Send what was chosen, or that option at once. */
  async commit(option: Option | null = this.chosen): Promise<void> {
    const question = this.question
    if (!this.ripe || !question || !option || option.refused || this.sending === 'sending') return
    this.chosen = option
    this.refused = null
    this.sending = 'sending'
    try {
      const counted = await this.source.answer(question, [...this.draft, option.code])
      if (`${question.number} ${question.undos}` === this.asked || this.asked === '') {
        this.sending = counted ? 'idle' : 'late'
        this.chosen = null
      }
    } catch (error) {
      this.sending = 'failed'
      this.failure = error
    }
  }

  /** The table as it would be in each case that can be foretold. */
  ghosts(option: Option): View[] {
    const view = this.view
    if (!view) return []
    return (option.foretold ?? []).map(({ events }) => {
      const after = view.copy()
      for (const event of events) after.apply(event)
      return after
    })
  }
}
