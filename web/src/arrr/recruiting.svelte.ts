/**
 * Recruiting (P2.1) as one choice: which cards of the hand go, and how many are drawn of each kind. Marking is free; how far one may draw is
 * read from what can be said behind the cards that go. Nothing is sent before both are said.
 */
import type { Sitting } from '../table/sitting.svelte.ts'
import { Offered } from './offered.ts'
import type { Draw } from './offered.ts'

/** A card of the hand that is to go. */
export interface Mark {
  pack: 'crew' | 'event'
  id: string
  /** Which of equal cards it is: where it lies in the hand as it was. */
  index: number
}

type Kind = 'crew' | 'events'

export class Recruiting {
  marks = $state.raw<readonly Mark[]>([])
  /** How many somebody wants to draw; null: as many as can be. */
  private wanted = $state.raw<Record<Kind, number | null>>({ crew: null, events: null })
  private last: Kind = 'crew' // what was changed last: the other one gives way

  constructor(
    private readonly sitting: Sitting,
    private readonly seats: () => readonly string[],
  ) {}

  private readonly draws = $derived.by(() => new Offered(this.sitting.options, this.seats()).draws)
  private readonly possible = $derived.by(() => this.draws.filter(({ option }) => !option.refused))

  forget(): void {
    this.marks = []
    this.wanted = { crew: null, events: null }
  }

  isMarked(pack: Mark['pack'], index: number): boolean {
    return this.marks.some((mark) => mark.pack === pack && mark.index === index)
  }

  /** The card goes, or stays after all. */
  async toggle(mark: Mark): Promise<void> {
    const others = this.marks.filter((each) => each.pack !== mark.pack || each.index !== mark.index)
    this.marks = others.length < this.marks.length ? others : [...this.marks, mark]
    await this.settle()
  }

  /** Take back the last card that was marked; false if none is. */
  back(): boolean {
    if (this.marks.length === 0) return false
    this.marks = this.marks.slice(0, -1)
    void this.settle()
    return true
  }

  private async settle(): Promise<void> {
    await this.sitting.redraft(this.marks.map(({ pack, id }) => `${pack === 'crew' ? 'dismiss' : 'discard'} ${id}`))
  }

  /** Draw so many of a kind: the other kind gives way where the hand has no room for both. */
  want(kind: Kind, count: number): void {
    this.last = kind
    this.wanted = { ...this.chosenCounts, [kind]: count }
  }

  private get chosenCounts(): Record<Kind, number | null> {
    const { crew, events } = this.wanted
    return { crew, events }
  }

  /** How many can be drawn of a kind, whatever is drawn of the other. */
  counts(kind: Kind): number[] {
    const counts = this.possible.map((draw) => draw[kind])
    return counts.filter((count, at) => counts.indexOf(count) === at).sort((one, two) => one - two)
  }

  /** What is drawn: as near to what is wanted as can be; as much as can be, crew first, where nothing is said. */
  readonly draw: Draw | null = $derived.by(() => {
    const off = (draw: Draw, kind: Kind) => Math.abs(draw[kind] - (this.wanted[kind] ?? MANY))
    const [first, second]: Kind[] = this.last === 'crew' ? ['crew', 'events'] : ['events', 'crew']
    const free = this.wanted.crew === null && this.wanted.events === null
    return this.possible.reduce<Draw | null>((best, draw) => {
      if (!best) return draw
      const [one, two] = free
        ? [best.crew + best.events - draw.crew - draw.events, best.crew - draw.crew]
        : [off(draw, first!) - off(best, first!), off(draw, second!) - off(best, second!)]
      return one < 0 || (one === 0 && two < 0) ? draw : best
    }, null)
  })

  /** Why not one card of a kind can be drawn; null if one can. */
  whyNone(kind: Kind): Draw['option'] | null {
    if (this.possible.some((draw) => draw[kind] > 0)) return null
    const other: Kind = kind === 'crew' ? 'events' : 'crew'
    return this.draws.find((draw) => draw[kind] > 0 && draw[other] === 0)?.option ?? null
  }
}

const MANY = 1_000
