/**
 * One seat's sitting at a table: what it sees, what it is asked, what it is about to answer. A live table, a lesson and a replay all
 * give a `Source`, and what draws a game knows only the sitting.
 */
import type { Beat, Gauges, Offer, Option, QuestionTold } from '../wire/shapes.ts'
import { View } from '../wire/view.ts'
import type { Eyes, Layout } from '../wire/view.ts'
import { isPass } from './standing.ts'
import type { Standing } from './standing.ts'

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
  /** Whether it may answer although nobody prompts it: its standing orders would. */
  readonly unprompted?: boolean
  /** What one may say of moments beforehand; none where nobody waits for anybody, as in a lesson. */
  readonly standing?: Standing | null
  offer(draft: number[]): Promise<Offer | null>
  /** False if it came too late to have an effect. Throws Refused. */
  answer(question: QuestionTold, codes: number[]): Promise<boolean>
}

/** Milliseconds in which nothing is committed after other buttons have appeared: a click may have been meant for those before. */
export const INERT = 350

const AGAIN = 1_000 // milliseconds

export type Sending = 'idle' | 'sending' | 'late' | 'failed'

/** One step of a draft: what was said, and what can be said behind it. */
interface Drafted {
  option: Option
  offer: Offer
}

export class Sitting {
  readonly source: Source
  offer = $state.raw<Offer | null>(null)
  /** What is about to be answered: it is shown what it would do, and nothing is sent yet. */
  chosen = $state.raw<Option | null>(null)
  /** What was touched although it cannot be done: why not is said. */
  refused = $state.raw<Option | null>(null)
  /** What was said so far within a draft: nobody hears of it before all of it is sent. */
  steps = $state.raw<readonly Drafted[]>([])
  sending = $state<Sending>('idle')
  failure = $state.raw<unknown>(null)
  /** At a moment: what was sent, and waits at the server until it may count. It can still be changed. */
  waiting = $state.raw<Option | null>(null)
  /** The question that is answered in person although nobody was prompted. */
  private peeked = $state('')
  /** Whether what was in sight was there for long enough to be meant. */
  ripe = $state(true)
  /** Whether the draft is to say something else than it does yet: until it does, it is not what somebody would send. */
  drafting = $state(false)
  private asked = ''
  private sent = 0 // answers so far: of several to one moment the last counts
  private first: Offer | null = null // what can be answered before anything is said
  private wished = 0 // the last wish for another draft: those before it are void
  // Nothing is drawn from it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly behind = new Map<string, Promise<Offer | null>>()
  private ripening: ReturnType<typeof setTimeout> | undefined

  constructor(source: Source) {
    this.source = source
  }

  readonly view = $derived.by(() => {
    const { layout, seat, cells } = this.source
    return layout && cells.length > 0 ? new View(layout, seat, [...cells]) : null
  })

  /** The table as it would lie after all that the draft says. */
  readonly drafted = $derived.by(() => {
    const view = this.view
    if (!view || this.steps.length === 0) return view
    const after = view.copy()
    for (const { option } of this.steps) for (const event of option.foretold?.[0]?.events ?? []) after.apply(event)
    return after
  })

  /** The gauges after all that the draft says, as far as they were told. */
  readonly gauges: Gauges = $derived.by(
    () => this.steps.findLast(({ option }) => option.gauges)?.option.gauges ?? this.source.gauges,
  )

  /** The codes of what the draft says. */
  get draft(): number[] {
    return this.steps.map(({ option }) => option.code)
  }

  get question(): QuestionTold | null {
    return this.source.question
  }

  /** What can be answered, possible or not. To a question that has only just come, nothing yet: what was offered belongs to another. */
  get options(): Option[] {
    return this.offer?.question === this.question?.number ? (this.offer?.options ?? []) : []
  }

  /** Whether an answer was given that can still be changed. What standing orders have answered is nobody's to think about. */
  get answered(): boolean {
    const { question } = this
    if (question?.prompt === false && !this.peeks) return false
    return (question?.mine?.length ?? 0) > 0
  }

  /** Whether it is up to whoever looks: they are prompted, or want to answer although they are not. */
  get open(): boolean {
    return this.source.open || (this.peeks && this.source.unprompted === true)
  }

  private get peeks(): boolean {
    const { question } = this
    return question !== null && this.peeked === `${question.number} ${question.undos}`
  }

  /** Answer in person what standing orders would answer. */
  peek(): void {
    const { question } = this
    if (question && this.source.unprompted) this.peeked = `${question.number} ${question.undos}`
  }

  /** What stands as the answer for now: it waits until it may count, or for the others. */
  get given(): Option | null {
    if (this.waiting) return this.waiting
    const code = this.answered ? this.question?.mine?.at(-1) : undefined
    return this.options.find((option) => option.code === code) ?? null
  }

  /**
   * Call in an effect: whenever another question is asked, ask what could be answered to it. Whoever is asked does so, prompted or not: what
   * goes over the line does not tell what they hold.
   */
  follow(): void {
    const { question, unprompted } = this.source
    const mine = this.open || this.answered || unprompted === true
    const asked = question && mine ? `${question.number} ${question.undos}` : ''
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
    this.offer = this.first = this.chosen = this.refused = this.waiting = null
    this.steps = []
    this.behind.clear()
    this.wished++
    this.drafting = false
    this.sending = 'idle'
    this.failure = null
  }

  private async learn(asked: string): Promise<void> {
    try {
      const offer = await this.source.offer([])
      if (asked === this.asked) this.offer = this.first = offer
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

  // -- drafts ------------------------------------------------------------------------------------------------------------

  /** Take the last thing back that the draft says. */
  async back(): Promise<boolean> {
    return await this.redraft(this.steps.slice(0, -1).map((step) => step.option.action))
  }

  /**
   * Have the draft say just that, in this order: actions in words, since codes are known only step by step. It goes as far as it
   * can: what is refused on the way is shown, and false is returned. A later wish takes the place of one that is not done yet.
   */
  async redraft(actions: readonly string[]): Promise<boolean> {
    const wish = ++this.wished
    this.drafting = true
    try {
      return await this.say(actions, wish)
    } finally {
      if (wish === this.wished) this.drafting = false
    }
  }

  private async say(actions: readonly string[], wish: number): Promise<boolean> {
    const { asked } = this
    const same = actions.findIndex((action, index) => this.steps[index]?.option.action !== action)
    let steps = this.steps.slice(0, same < 0 ? actions.length : same)
    let offer = steps.at(-1)?.offer ?? this.first
    this.refused = null
    this.sending = 'idle'
    for (const action of actions.slice(steps.length)) {
      const option = offer?.options.find((each) => each.action === action)
      if (!option || option.refused) {
        this.settle(steps)
        this.refused = option ?? null
        return false
      }
      let behind: Offer | null
      try {
        behind = await this.offerBehind([...steps.map((step) => step.option.code), option.code])
      } catch (error) {
        // Too often, or out of reach: what was said before stands.
        if (wish === this.wished && asked === this.asked) {
          this.settle(steps)
          this.sending = 'failed'
          this.failure = error
        }
        return false
      }
      if (wish !== this.wished || asked !== this.asked) return false
      if (behind === null) {
        this.settle(steps)
        this.drafting = false
        await this.commit(option)
        return true
      }
      steps = [...steps, { option, offer: behind }]
      offer = behind
    }
    this.settle(steps)
    return true
  }

  private settle(steps: readonly Drafted[]): void {
    this.steps = steps
    this.offer = steps.at(-1)?.offer ?? this.first
    this.chosen = null
  }

  /** What can be said behind these codes: once it is known it is not asked for again. Null: nothing. */
  private async offerBehind(draft: number[]): Promise<Offer | null> {
    const key = draft.join(' ')
    let offer = this.behind.get(key)
    if (!offer) {
      offer = this.source.offer(draft)
      this.behind.set(key, offer)
      offer.catch(() => this.behind.delete(key))
    }
    return await offer
  }

  /** Whether all of the question is said: what can be said behind the draft belongs to the next one. */
  get complete(): boolean {
    const { offer, question } = this
    return this.steps.length > 0 && offer !== null && question !== null && offer.name !== question.name
  }

  /** Send what was chosen, or that option at once. */
  async commit(option: Option | null = this.chosen): Promise<void> {
    if (option) await this.send(option, [...this.draft, option.code])
  }

  /** Send what the draft says as it is. */
  async commitDraft(): Promise<void> {
    const last = this.steps.at(-1)
    if (!last) return
    await this.send(last.option, this.draft)
    if (this.sending === 'failed') this.chosen = null
  }

  private async send(option: Option, codes: number[]): Promise<void> {
    const question = this.question
    // At a moment an answer waits until it may count, and another one takes its place.
    const busy = this.sending === 'sending' && !question?.moment
    if (!this.ripe || this.drafting || !question || option.refused || busy) return
    if (option.code === this.waiting?.code) return
    const turn = ++this.sent
    this.chosen = option
    this.refused = null
    this.sending = 'sending'
    if (question.moment) [this.waiting, this.chosen] = [option, null]
    try {
      const counted = await this.source.answer(question, codes)
      if (turn !== this.sent) return
      if (`${question.number} ${question.undos}` === this.asked || this.asked === '') {
        // Whoever passed at a moment loses nothing if somebody else settles it first.
        this.sending = counted || (question.moment && isPass(option)) ? 'idle' : 'late'
        this.chosen = this.waiting = null
      }
    } catch (error) {
      if (turn !== this.sent) return
      this.waiting = null
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
