/**
 * A view is one list of numbers; a layout says what they are (docs/protocol.md, "Cells"). Here they become places with pieces, and
 * events change them. There is no rule in any of it: this is what every game at a table has in common.
 */
import type { Event, LayoutTold, PlaceTold } from './shapes.ts'

export const EMPTY = -1
export const UNKNOWN = -2

export const ROW = 0
export const SLOTS = 1
export const PILE = 2

export const MOVED = 1
export const TURNED = 2
export const SHOWN = 3
export const ROLLED = 5
export const COUNTED = 6
export const ASKED = 7
export const ENDED = 8

const ASKED_CELL = 0
const ENDING_CELL = 1
const WINNERS_CELL = 2
const TOP_CELL = 3
const COUNTERS = 4
const RECORD = 4
const SPOT = 2
const BY_SPOT = -2

const SEEN_BY_ALL = 0
const SEEN_BY_OWNER = 1

/** A piece as a view shows it: its word in the notation, null if it is hidden; and whether it lies face up. */
export interface Piece {
  kind: string | null
  up: boolean
}

/** What is going on: one record of the agenda. */
export interface Step {
  step: string
  seat: number
  a: number
  b: number
}

export class Layout {
  readonly seats: string[]
  readonly places: PlaceTold[]
  readonly numbers: Record<string, unknown>
  private readonly counters = new Map<string, number[]>()
  private readonly named = new Map<string, number>()

  constructor(readonly told: LayoutTold) {
    this.seats = told.seats
    this.places = told.places
    this.numbers = told.numbers
    told.counters.forEach((name, index) => {
      const cells = this.counters.get(name) ?? []
      cells.push(COUNTERS + index)
      this.counters.set(name, cells)
    })
    told.places.forEach((place, index) => this.named.set(`${place.name} ${place.owner}`, index))
  }

  /** The cell of a public number; of one that every seat has, that of the seat. */
  cell(counter: string, seat = 0): number {
    const cell = this.counters.get(counter)?.[seat]
    if (cell === undefined) throw new Error(`no counter ${counter} of ${seat}`)
    return cell
  }

  /** Which counter a cell is, and whose. */
  counterAt(cell: number): { name: string; seat: number } | null {
    for (const [name, cells] of this.counters) {
      const seat = cells.indexOf(cell)
      if (seat >= 0) return { name, seat }
    }
    return null
  }

  /** The number of a place by its name, and its owner if several have one. */
  place(name: string, owner?: number): number {
    const index = this.named.get(`${name} ${owner ?? -1}`) ?? this.named.get(`${name} ${BY_SPOT}`)
    if (index === undefined) throw new Error(`no place ${name} of ${owner ?? 'nobody'}`)
    return index
  }

  number(name: string): number {
    const value = this.numbers[name]
    return typeof value === 'number' ? value : 0
  }

  list(name: string): number[] {
    const value = this.numbers[name]
    return Array.isArray(value) ? (value as number[]) : []
  }

  /** Something else that a drawing must know. */
  constant(name: string): unknown {
    return this.told.constants[name]
  }
}

/** Who looks: a seat, a spectator (null), or, once a game is over, somebody who sees everything. */
export type Eyes = number | null | 'all'

export class View {
  constructor(
    readonly layout: Layout,
    readonly seat: Eyes,
    readonly cells: number[],
  ) {}

  copy(): View {
    return new View(this.layout, this.seat, [...this.cells])
  }

  private at(cell: number): number {
    return this.cells[cell] ?? 0
  }

  counter(name: string, seat = 0): number {
    return this.at(this.layout.cell(name, seat))
  }

  /** Whether a seat is in a public set of seats. */
  marked(name: string, seat: number): boolean {
    return ((this.counter(name) >> seat) & 1) === 1
  }

  get asked(): number[] {
    return this.layout.seats.map((_, seat) => seat).filter((seat) => ((this.at(ASKED_CELL) >> seat) & 1) === 1)
  }

  get agenda(): Step[] {
    const steps: Step[] = []
    for (let at = this.layout.told.agenda; at <= this.at(TOP_CELL); at += RECORD) {
      const [step, seat, a, b] = this.cells.slice(at, at + RECORD) as [number, number, number, number]
      steps.push({ step: this.layout.told.steps[step] ?? String(step), seat, a, b })
    }
    return steps
  }

  size(place: number): number {
    const { form, start, capacity } = this.layout.places[place]!
    if (form !== SLOTS) return this.at(start - 1)
    let size = 0
    for (let spot = 0; spot < capacity; spot++) if (this.at(start + spot * SPOT) !== EMPTY) size++
    return size
  }

  /** The pieces of a row or a pile, in order; those of a pile are all known. */
  pieces(place: number): Piece[] {
    const { form, start, kinds } = this.layout.places[place]!
    if (form === PILE)
      return kinds.flatMap((kind, index) => Array<Piece>(this.at(start + index)).fill({ kind, up: true }))
    return Array.from({ length: this.size(place) }, (_, index) => ({
      kind: this.word(place, this.at(start + index)),
      up: false,
    }))
  }

  /** What lies on a spot; null if nothing does. */
  slot(place: number, spot: number): Piece | null {
    const cell = this.layout.places[place]!.start + spot * SPOT
    const kind = this.at(cell)
    return kind === EMPTY ? null : { kind: this.word(place, kind), up: this.at(cell + 1) !== 0 }
  }

  private word(place: number, kind: number): string | null {
    return kind < 0 ? null : (this.layout.places[place]!.kinds[kind] ?? null)
  }

  private sees(place: PlaceTold, spot: number, up: boolean): boolean {
    if (up || place.sight === SEEN_BY_ALL || this.seat === 'all') return true
    if (place.sight !== SEEN_BY_OWNER || this.seat === null) return false
    return (place.owner === BY_SPOT ? spot : place.owner) === this.seat
  }

  /** Change this view by an event that was told to its seat. */
  apply(event: Event): void {
    const cells = this.cells
    switch (event[0]) {
      case MOVED:
        this.take(event)
        this.put(event)
        break
      case TURNED: {
        const [, place, spot, kind] = event as [number, number, number, number]
        const at = this.layout.places[place]!.start + spot * SPOT
        cells[at] = kind
        cells[at + 1] = 1
        break
      }
      case COUNTED:
        cells[event[1]!] = event[2]!
        break
      case ASKED:
        cells[ASKED_CELL] = event[1]!
        this.setAgenda(event.slice(2))
        break
      case ENDED:
        cells[ASKED_CELL] = 0
        cells[ENDING_CELL] = event[1]!
        cells[WINNERS_CELL] = event[2]!
        this.setAgenda([])
        break
    }
  }

  private setAgenda(records: number[]): void {
    const start = this.layout.told.agenda
    const end = Math.min(
      ...this.layout.places.map((place) => place.start - (place.form === PILE ? 2 : place.form === SLOTS ? 0 : 1)),
    )
    for (let cell = start; cell < end; cell++) this.cells[cell] = records[cell - start] ?? 0
    this.cells[TOP_CELL] = start + records.length - RECORD
  }

  private take(event: Event): void {
    const [, kind, from, index] = event as [number, number, number, number]
    const cells = this.cells
    const { form, start } = this.layout.places[from]!
    if (form === ROW) {
      const last = this.at(start - 1) - 1
      for (let at = index === UNKNOWN ? last : index; at < last; at++) cells[start + at] = this.at(start + at + 1)
      cells[start + last] = EMPTY
      cells[start - 1] = last
    } else if (form === SLOTS) {
      cells[start + index * SPOT] = EMPTY
      cells[start + index * SPOT + 1] = 0
    } else {
      cells[start - 1] = this.at(start - 1) - 1
      if (form === PILE) this.count(start, kind, -1)
    }
  }

  private put(event: Event): void {
    const [, kind, , , to, index, , up] = event as [number, number, number, number, number, number, number, number]
    const cells = this.cells
    const place = this.layout.places[to]!
    const { form, start } = place
    const shown = this.sees(place, index, up !== 0) ? kind : UNKNOWN
    if (form === ROW) {
      const size = this.at(start - 1)
      const goal = index === UNKNOWN ? size : index
      for (let at = size; at > goal; at--) cells[start + at] = this.at(start + at - 1)
      cells[start + goal] = shown
      cells[start - 1] = size + 1
    } else if (form === SLOTS) {
      cells[start + index * SPOT] = shown
      cells[start + index * SPOT + 1] = up
    } else {
      cells[start - 1] = this.at(start - 1) + 1
      if (form === PILE) this.count(start, kind, 1)
    }
  }

  /** One more or one less of a kind in a pile, which also says which kinds it has at all. */
  private count(start: number, kind: number, by: 1 | -1): void {
    const before = this.at(start + kind)
    this.cells[start + kind] = before + by
    if (before === 0 || before + by === 0) this.cells[start - 2] = this.at(start - 2) + by * 2 ** kind
  }
}
