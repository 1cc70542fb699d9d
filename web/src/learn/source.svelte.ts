/**
 * A lesson as the source of a sitting: whatever draws a live table draws it, too. It stands at one of its frames; an answer that is
 * expected leads on to the next, and any other one to a hint.
 */
import type { Source } from '../table/sitting.svelte.ts'
import { lessonOffer } from '../wire/http.ts'
import type { LessonFrame, LessonTold, Offer, Option, QuestionTold, Room } from '../wire/shapes.ts'
import { Eye } from '../wire/table.svelte.ts'
import { Layout } from '../wire/view.ts'

/** What could be added to a draft at a frame. */
type Ask = (lesson: string, frame: number, draft: readonly number[]) => Promise<Offer | null>

export class LessonSource implements Source {
  readonly layout: Layout
  readonly seat: number
  readonly names: readonly string[]
  /** Something else was tried than what is expected here: the hint is given. */
  hinted = $state(false)
  /** How often something else was tried: the same hint is then said anew. */
  tries = $state(0)
  /** The numbers of the frames on the way here, the first one first. */
  private way = $state.raw<readonly number[]>([0])
  private eye = $state.raw(new Eye(0))

  /** `name`: what the learner is called, if there is a name already. */
  constructor(
    readonly told: LessonTold,
    name = '',
    private readonly ask: Ask = lessonOffer,
  ) {
    const { room, you } = told.frames[0]!.news
    this.layout = new Layout(told.layout)
    this.seat = you!.seats[0]!
    this.names = room!.seats.map((seat, index) => (index === this.seat && name ? name : seat.name))
    this.walk([0])
  }

  get game() {
    return this.told.game
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

  /** Where a step is only read nothing is asked yet. */
  get question(): QuestionTold | null {
    return this.open ? this.eye.question : null
  }
  get open(): boolean {
    return this.frame.offer !== null
  }

  get frame(): LessonFrame {
    return this.told.frames[this.way.at(-1)!]!
  }
  get atStart(): boolean {
    return this.way.length === 1
  }
  get atEnd(): boolean {
    return this.frame.goes.length === 0
  }

  /** The table besides its game, as it was told last. */
  get room(): Room {
    return this.way.map((at) => this.told.frames[at]!.news.room).findLast((room) => room !== undefined)!
  }

  /**
   * What is expected next, of what can be said behind a draft: all that is still to be said in any order, and what ends the draft last.
   * Nothing where a step is only read, and where the draft says something else than is expected.
   */
  expected(draft: readonly number[], options: readonly Option[]): Option[] {
    const codes = this.frame.goes.flatMap(({ answers }) => {
      const left = without(answers, draft) ?? []
      return left.length > 1 ? left.slice(0, -1) : left
    })
    return options.filter(({ code, refused }) => !refused && codes.includes(code))
  }

  async offer(draft: number[]): Promise<Offer | null> {
    if (draft.length === 0 || !this.open) return this.frame.offer
    return await this.ask(this.told.name, this.way.at(-1)!, draft)
  }

  /** What is expected leads on; anything else counts as well, but only towards a hint. */
  answer(question: QuestionTold, codes: number[]): Promise<boolean> {
    if (question.number !== this.question?.number) return Promise.resolve(false)
    const way = this.frame.goes.find(({ answers }) => isSame(answers, codes))
    if (way) {
      this.walk([...this.way, way.to])
    } else {
      this.hinted = true
      this.tries += 1
    }
    return Promise.resolve(true)
  }

  /** Go on without an answer of one's own: the first that is expected is given. */
  onward(): void {
    const [first] = this.frame.goes
    if (first) this.walk([...this.way, first.to])
  }

  /** One step back. */
  back(): void {
    if (!this.atStart) this.walk(this.way.slice(0, -1))
  }

  again(): void {
    this.walk([0])
  }

  private walk(way: readonly number[]): void {
    const eye = new Eye(this.seat)
    for (const at of way) for (const told of this.told.frames[at]!.news.eyes ?? []) eye.take(told)
    this.eye = eye
    this.way = way
    this.hinted = false
  }
}

/** What of an answer is still to be said behind a draft; null if the draft says something else. */
function without(answers: readonly number[], draft: readonly number[]): number[] | null {
  const left = [...answers]
  for (const code of draft) {
    const at = left.indexOf(code)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/** Whether two drafts come to the same: who equips three cards may do it in any order, but what ends a draft comes last. */
const isSame = (answers: readonly number[], codes: readonly number[]): boolean =>
  answers.length === codes.length && answers.at(-1) === codes.at(-1) && without(answers, codes)?.length === 0
