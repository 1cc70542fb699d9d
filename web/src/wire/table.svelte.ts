/** A table as this client knows it: what the frames of its stream have told so far, for whatever draws it. */
import { layout as askLayout } from './http.ts'
import type { Beat, EyeTold, Frame, Gauges, Offer, QuestionTold, Room, Said, Wish, You } from './shapes.ts'
import { PROTOCOL } from './shapes.ts'
import type { Line } from './stream.ts'
import { Stream } from './stream.ts'
import { Layout, View } from './view.ts'

const SAID_FOR = 6_000 // milliseconds that what somebody said stays

/** What one seat, or a spectator, has been told. */
export class Eye {
  readonly seat: number | null
  beats = $state.raw<Beat[]>([])
  cells = $state.raw<number[]>([])
  facts = $state.raw<number[][]>([])
  gauges = $state.raw<Gauges>({})
  question = $state.raw<QuestionTold | null>(null)
  clocked = $state.raw<Record<string, number[]>>({})
  orders = $state.raw<unknown>(null)

  constructor(seat: number | null) {
    this.seat = seat
  }

  get last(): number {
    return this.beats.at(-1)?.number ?? 0
  }

  /** Whether it was not told from the beginning: the seat has become one's own while the line was lost. */
  get lacks(): boolean {
    return (this.beats[0]?.number ?? 1) > 1 || (this.question !== null && this.cells.length === 0)
  }

  take(told: EyeTold): void {
    if (told.back !== undefined) this.beats = this.beats.filter((beat) => beat.number <= told.back!)
    if (told.beats) this.beats = [...this.beats, ...told.beats.filter((beat) => beat.number > this.last)]
    if (told.view?.cells) this.cells = told.view.cells
    if (told.view?.changes) this.cells = changed(this.cells, told.view.changes)
    if (told.view?.facts) this.facts = told.view.facts
    if (told.view?.gauges) this.gauges = told.view.gauges
    if (told.clocked) this.clocked = { ...this.clocked, ...told.clocked }
    if (told.orders !== undefined) this.orders = told.orders
    if (told.question) this.question = asked(this.question, told.question)
  }
}

function changed(cells: number[], changes: number[]): number[] {
  const now = [...cells]
  for (let at = 0; at < changes.length; at += 2) now[changes[at]!] = changes[at + 1]!
  return now
}

/** A question told anew, or what has changed of the one before; nothing is asked if it is empty. */
function asked(before: QuestionTold | null, told: Partial<QuestionTold>): QuestionTold | null {
  if (told.number === undefined) return null
  const same = before?.number === told.number && before.undos === told.undos
  return { ...(same ? before : {}), ...told } as QuestionTold
}

export class Table {
  readonly code: string
  room = $state.raw<Room | null>(null)
  you = $state.raw<You>({ seats: [], host: false })
  eyes = $state.raw<Eye[]>([])
  presence = $state.raw<boolean[]>([])
  said = $state.raw<(Said & { id: number })[]>([])
  away = $state(false)
  line = $state<Line>('connecting')
  closedWith = $state(0)
  layout = $state.raw<Layout | null>(null)
  /** Another version of the protocol: the page has to be loaded anew. */
  outdated = $state(false)
  private readonly stream: Stream
  private ahead = 0 // milliseconds that the server's clock is ahead of ours
  private saidSoFar = 0
  private asked = 0 // how often its layout was asked for, and which of them was answered
  private answered = 0

  constructor(code: string) {
    this.code = code
    this.stream = new Stream(code, {
      frame: (frame) => this.take(frame),
      line: (line, why) => {
        this.line = line
        this.closedWith = why ?? 0
      },
      position: () => ({
        after: this.eyes.length === 0 ? 0 : Math.min(...this.eyes.map((eye) => eye.last)),
        undos: this.room?.undos ?? 0,
      }),
    })
  }

  open(): void {
    this.stream.open()
    void this.learnLayout() // what it is does not change once a game has begun: it need not wait for the first frame
  }

  close(): void {
    this.stream.close()
  }

  /** Be told everything anew: somebody sat down who was nobody before, so that the stream is theirs only now; or something is missing. */
  reopen(): void {
    this.eyes = []
    this.stream.reopen()
  }

  get names(): string[] {
    return this.room?.seats.map((seat) => seat.name) ?? []
  }

  /** By the server's clock, in seconds. */
  now(): number {
    return (Date.now() + this.ahead) / 1000
  }

  /** The eye of a seat of one's own, or the spectator's. */
  eye(seat: number | null): Eye | null {
    return this.eyes.find((eye) => eye.seat === seat) ?? null
  }

  view(eye: Eye): View | null {
    return this.layout && eye.cells.length > 0 ? new View(this.layout, eye.seat, eye.cells) : null
  }

  async wish(wish: Wish): Promise<boolean> {
    return !(await this.stream.wish(wish)).void
  }

  async offer(seat: number, draft: number[] = []): Promise<Offer | null> {
    return await this.stream.offer(seat, draft)
  }

  /** Answer what a seat of one's own is asked; false if it came too late to have an effect. */
  async answer(seat: number, question: QuestionTold, codes: (number | string)[]): Promise<boolean> {
    const { number, undos } = question
    return await this.wish({ do: 'answer', seat, question: number, undos, answers: codes })
  }

  take(frame: Frame): void {
    if (frame.version !== undefined && frame.version !== PROTOCOL) this.outdated = true
    if (frame.now !== undefined) this.ahead = frame.now * 1000 - Date.now()
    if (frame.room) this.takeRoom(frame.room)
    if (frame.you) this.takeYou(frame.you)
    if (frame.presence) this.presence = frame.presence
    if (frame.away !== undefined) this.away = frame.away
    for (const told of frame.eyes ?? []) this.openEye(told.seat).take(told)
    if (this.eyes.some((eye) => eye.lacks)) this.reopen()
    for (const each of frame.said ?? []) this.hear(each)
  }

  private takeRoom(room: Room): void {
    // What was told before the settings were known may be of others, as long as they can be changed.
    const other = this.room
      ? JSON.stringify(this.room.settings) !== JSON.stringify(room.settings)
      : room.stage === 'waiting'
    this.room = room
    if (other || (this.layout === null && this.answered === this.asked)) void this.learnLayout()
  }

  /** Of several answers that of the last question counts. */
  private async learnLayout(): Promise<void> {
    const asked = ++this.asked
    try {
      const told = await askLayout(this.code)
      if (asked === this.asked) this.layout = new Layout(told)
    } catch {
      // It is asked for again with the next news of the room.
    } finally {
      this.answered = Math.max(this.answered, asked)
    }
  }

  private takeYou(you: You): void {
    this.you = you
    const own: (number | null)[] = you.seats.length > 0 ? you.seats : [null]
    if (this.eyes.some((eye) => !own.includes(eye.seat))) this.eyes = this.eyes.filter((eye) => own.includes(eye.seat))
  }

  private openEye(seat: number | null): Eye {
    const known = this.eye(seat)
    if (known) return known
    const eye = new Eye(seat)
    this.eyes = [...this.eyes, eye]
    return eye
  }

  private hear(said: Said): void {
    const id = ++this.saidSoFar
    this.said = [...this.said, { ...said, id }]
    setTimeout(() => (this.said = this.said.filter((each) => each.id !== id)), SAID_FOR)
  }
}
