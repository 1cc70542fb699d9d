/** A live table as the source of a sitting. */
import type { Source } from './sitting.svelte.ts'
import { HOLDS } from './standing.ts'
import type { Standing } from './standing.ts'
import type { Offer, QuestionTold } from '../wire/shapes.ts'
import type { Eye, Table } from '../wire/table.svelte.ts'

export class LiveSource implements Source {
  constructor(
    readonly table: Table,
    readonly eye: Eye,
  ) {}

  get game() {
    return this.table.room?.game ?? ''
  }
  get seat() {
    return this.eye.seat
  }
  get names() {
    return this.table.names
  }
  get layout() {
    return this.table.layout
  }
  get beats() {
    return this.eye.beats
  }
  get cells() {
    return this.eye.cells
  }
  get facts() {
    return this.eye.facts
  }
  get gauges() {
    return this.eye.gauges
  }
  /** A bot plays in the place of who has the seat. */
  private get replaced(): boolean {
    return this.seat !== null && (this.table.room?.seats[this.seat]?.bot ?? 0) > 0
  }

  /** What a bot has answered is not for its guest to change. */
  readonly question = $derived.by((): QuestionTold | null => {
    const { question } = this.eye
    return question && this.replaced ? { ...question, mine: [] } : question
  })

  get open() {
    const { question, seat } = this.eye
    if (seat === null || !question?.codes || this.replaced) return false
    return question.prompt !== false && question.mine?.length === 0
  }

  get unprompted() {
    const { question, seat } = this.eye
    return seat !== null && question?.codes !== undefined && question.prompt === false && !this.replaced
  }

  /** What a seat of one's own may say of moments; the server knows whether its game has any. */
  readonly standing = $derived.by((): Standing | null => {
    const { table, eye } = this
    const { seat } = eye
    if (seat === null || this.replaced) return null
    return {
      get orders() {
        return eye.orders
      },
      get holds() {
        return HOLDS - (table.room?.seats[seat]?.holds ?? 0)
      },
      get fuse() {
        return table.room?.settings.fuse ?? 0
      },
      now: () => table.now(),
      order: (orders) => table.wish({ do: 'order', seat, orders }),
      hold: (question) => table.wish({ do: 'hold', seat, question }),
    }
  })

  async offer(draft: number[]): Promise<Offer | null> {
    return this.seat === null ? null : await this.table.offer(this.seat, draft)
  }

  async answer(question: QuestionTold, codes: number[]): Promise<boolean> {
    return this.seat !== null && (await this.table.answer(this.seat, question, codes))
  }
}
