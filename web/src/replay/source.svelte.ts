/** A game that was played, as the source of a sitting: it stands at one of its beats, and can go to any other. */
import type { Source } from '../table/sitting.svelte.ts'
import type { Gauges, Message, QuestionTold, ReplayBeat, ReplayTold } from '../wire/shapes.ts'
import { Layout, View } from '../wire/view.ts'
import type { Eyes } from '../wire/view.ts'

/** All of a game as somebody saw it. */
export class Replayed {
  readonly layout: Layout
  readonly beats: readonly ReplayBeat[]
  private readonly cells: number[][] // after each beat; before the first one: how it began

  constructor(
    readonly told: ReplayTold,
    readonly eyes: Eyes,
  ) {
    this.layout = new Layout(told.layout)
    this.beats = told.beats
    const view = new View(this.layout, eyes, [...told.start.cells])
    this.cells = [told.start.cells]
    for (const beat of told.beats) {
      for (const event of beat.events) view.apply(event)
      this.cells.push([...view.cells])
    }
  }

  get length(): number {
    return this.beats.length
  }

  /** How the table lay after so many beats. */
  cellsAfter(count: number): readonly number[] {
    return this.cells[Math.min(Math.max(count, 0), this.length)]!
  }

  viewAfter(count: number): View {
    return new View(this.layout, this.eyes, [...this.cellsAfter(count)])
  }

  /** After how many beats a beat has been shown, by its number. */
  placeOf(beat: number): number {
    const found = this.beats.findIndex((each) => each.number >= beat)
    return found < 0 ? this.length : found + 1
  }
}

export class ReplaySource implements Source {
  readonly facts = []
  readonly open = false
  /** How many beats have been shown. */
  place = $state(1)

  constructor(
    readonly replayed: Replayed,
    readonly game: string,
    readonly names: readonly string[],
  ) {}

  get seat(): Eyes {
    return this.replayed.eyes
  }
  get layout(): Layout {
    return this.replayed.layout
  }
  readonly beats = $derived.by(() => this.replayed.beats.slice(0, this.place))
  readonly cells = $derived.by(() => this.replayed.cellsAfter(this.place))

  get current(): ReplayBeat | null {
    return this.replayed.beats[this.place - 1] ?? null
  }
  get gauges(): Gauges {
    return this.current?.gauges ?? {}
  }

  /** Who was asked then, and what for; what they answered is told apart. */
  readonly question = $derived.by((): QuestionTold | null => {
    const { current } = this
    if (!current?.asked) return null
    const { name, seats } = current.asked
    return { ...UNASKED, number: current.number, name, seats, awaited: awaitedIn(name, seats) }
  })

  /** Go to where so many beats have been shown. */
  go(place: number): void {
    this.place = Math.min(Math.max(place, 1), this.replayed.length)
  }

  get atEnd(): boolean {
    return this.place >= this.replayed.length
  }

  offer(): Promise<null> {
    return Promise.resolve(null)
  }
  answer(): Promise<boolean> {
    return Promise.resolve(false)
  }
}

const UNASKED = { undos: 0, rule: '', answered: [], moment: false, asked: 0 }

const awaitedIn = (name: string, seats: number[]): Message => ({
  key: `awaited-${name}`,
  args: { seats: seats.map((seat) => ({ seat })), count: seats.length },
})
