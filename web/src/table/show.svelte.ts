/**
 * Plays what happened: beat by beat, moment by moment, into a view that lags behind the real one for as long as something moves. It
 * never holds anybody up: a question can be answered at once, and whoever does not want to watch skips to the end.
 *
 * How a beat is cut into moments is the game's affair (`staging`); what moves in one is drawn by whoever looks at `moment`.
 */
import { untrack } from 'svelte'

import { lasting } from '../settings.svelte.ts'
import type { Beat, Event, Gauges, LogLine } from '../wire/shapes.ts'
import { View } from '../wire/view.ts'
import type { Eyes, Layout } from '../wire/view.ts'

/** What happens at the same time. */
export interface Step {
  sort: string
  events: Event[]
  /** Milliseconds, at usual speed. */
  lasts: number
  /** The lines of the log that it is about, where no event tells it. */
  lines?: LogLine[]
}

export type Staging = (beat: Beat, before: View) => Step[]

/** What moves right now. `view` of the show is already how it will be then, `before` how it was. */
export interface Moment extends Step {
  id: number
  beat: number
  before: View
  /** Milliseconds, as they are. */
  takes: number
}

/** What a show follows: a sitting's source is one. */
export interface Followed {
  readonly seat: Eyes
  readonly layout: Layout | null
  readonly beats: readonly Beat[]
  readonly cells: readonly number[]
  readonly gauges: Gauges
}

const READ = 900 // milliseconds that a beat stays at least, so that it can be read
const MANY = 3 // beats that wait: then all goes faster
const TOO_MANY = 12 // then only the last of them are shown

/** Every beat is one moment, as long as no game has said how its beats are played. */
const plainly: Staging = (beat) => [{ sort: 'beat', events: beat.events, lasts: 250 }]

export class Show {
  view = $state.raw<View | null>(null)
  gauges = $state.raw<Gauges>({})
  /** The last beat that was shown to its end. */
  beat = $state(0)
  moment = $state.raw<Moment | null>(null)
  staging: Staging = plainly
  /** Called before a moment begins, while everything still lies where it did: where it lay is measured then, and nowhere else for nothing. */
  ahead: ((moment: Moment) => void) | null = null
  /** How many times as fast as usual: for who goes through a game again. */
  speed = 1

  private queue = $state.raw<readonly Beat[]>([])
  private steps: Step[] = []
  private current: Beat | null = null
  private taken: Beat | null = null // the last that is shown or waits
  // Nobody looks at it but this show.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly gaugesAfter = new Map<number, Gauges>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private readableUntil = 0
  private moments = 0

  constructor(private readonly source: Followed) {}

  /** Whether something moves, or is about to. */
  get playing(): boolean {
    return this.moment !== null || this.queue.length > 0
  }

  /** Call in an effect: whatever is new is played. */
  follow(): void {
    const { layout, cells, beats, gauges, seat } = this.source
    untrack(() => {
      const last = beats.at(-1)
      if (last) this.gaugesAfter.set(last.number, gauges)
      const known = this.taken === null ? -1 : beats.lastIndexOf(this.taken)
      const same = this.view !== null && this.view.layout === layout && this.view.seat === seat
      if (!layout || cells.length === 0 || !same || known < 0) {
        this.jump()
        return
      }
      const news = beats.slice(known + 1)
      if (news.length === 0) {
        if (!this.playing) this.rest()
        return
      }
      this.taken = last!
      this.queue = [...this.queue, ...news]
      // Not in the same breath: what was told is drawn first, such as the next question, then what moves.
      if (this.moment === null && this.timer === undefined) this.timer = setTimeout(this.go)
    })
  }

  /** To how it is now, at once. */
  skip(): void {
    if (this.playing) this.jump()
  }

  /** Stop for good. */
  close(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private jump(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.queue = []
    this.steps = []
    this.current = null
    this.moment = null
    this.readableUntil = 0
    this.taken = this.source.beats.at(-1) ?? null
    this.rest()
  }

  /** Nothing is to be shown any more: the view is just what was told. */
  private rest(): void {
    const { layout, cells, gauges, seat } = this.source
    this.view = layout && cells.length > 0 ? new View(layout, seat, [...cells]) : null
    this.gauges = gauges
    this.beat = this.taken?.number ?? 0
    for (const number of this.gaugesAfter.keys()) if (number < this.beat) this.gaugesAfter.delete(number)
  }

  private readonly go = (): void => {
    this.timer = undefined
    if (unseen()) {
      this.jump()
      return
    }
    for (;;) {
      if (this.steps.length === 0 && !this.next()) return
      const step = this.steps.shift()
      if (!step) continue
      const takes = this.pace(step.lasts)
      const moment = { ...step, id: ++this.moments, beat: this.current!.number, before: this.view!, takes }
      if (takes > 0) this.ahead?.(moment)
      this.apply(step.events)
      if (takes > 0) {
        this.moment = moment
        this.timer = setTimeout(this.go, takes)
        return
      }
    }
  }

  /** Go on to the next beat; false if there is none, or the last one is still to be read. */
  private next(): boolean {
    if (this.current) this.finish(this.current)
    this.moment = null
    if (this.queue.length > TOO_MANY) this.hurry()
    if (this.queue.length === 0) {
      this.rest()
      return false
    }
    const wait = this.pace(this.readableUntil - performance.now())
    if (wait > 0) {
      this.timer = setTimeout(this.go, wait)
      return false
    }
    const [beat, ...rest] = this.queue
    this.queue = rest
    this.current = beat!
    this.readableUntil = performance.now() + READ
    this.steps = this.staging(beat!, this.view!)
    return true
  }

  private finish(beat: Beat): void {
    this.current = null
    this.beat = beat.number
    const gauges = this.gaugesAfter.get(beat.number)
    if (gauges) this.gauges = gauges
  }

  /** More happened than anybody wants to watch: only the last of it is played. */
  private hurry(): void {
    for (const beat of this.queue.slice(0, -MANY)) {
      this.apply(beat.events)
      this.finish(beat)
    }
    this.queue = this.queue.slice(-MANY)
  }

  private apply(events: readonly Event[]): void {
    const after = this.view!.copy()
    for (const event of events) after.apply(event)
    this.view = after
  }

  private pace(milliseconds: number): number {
    const takes = lasting(Math.max(0, milliseconds)) / this.speed
    return this.queue.length > MANY ? takes / 2 : takes
  }
}

const unseen = (): boolean => document.visibilityState === 'hidden'
