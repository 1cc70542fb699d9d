/**
 * A view of Maretta in the words of the table: rafts, stocks, barrels, the path. Both sides of the board are read here; what the rules make
 * of it is not.
 */
import { SUIT_NAMES } from '../art/palette.ts'
import type { BarrelName, SeatName, SuitName } from '../art/palette.ts'
import type { Layout, Piece, View } from '../wire/view.ts'

export const STEAMSHIP = 'steamship'

/** A card by its word in the notation; a steamship has no suit. */
export interface Card {
  word: string
  suit: SuitName | null
  number: number
}

export function cardOf(word: string): Card {
  const [suit, number] = word.split('-')
  if (word === STEAMSHIP || number === undefined) return { word, suit: null, number: 0 }
  return { word, suit: suit as SuitName, number: Number(number) }
}

/** Cards in the order in which people lay them out: by suit, then by number. */
export function sorted(words: readonly string[]): string[] {
  const rank = (word: string) => {
    const { suit, number } = cardOf(word)
    return (suit === null ? SUIT_NAMES.length : SUIT_NAMES.indexOf(suit)) * 100 + number
  }
  return [...words].sort((one, two) => rank(one) - rank(two))
}

export interface Barrel {
  spot: number // among all barrels
  number: number // among those of its space, from 1 on, as answers count them
  kind: BarrelName | null
  up: boolean
}

/** A barrel that somebody has opened and whose effect goes on. */
export interface Opened {
  seat: number
  space: number
  spot: number
  kind: BarrelName | null
}

/** What does not change at a table. */
export class Board {
  readonly seats: SeatName[]
  readonly last: number
  readonly dividers: number[]
  readonly barrelSpaces: number[]
  readonly perSpace: number
  readonly volcano: boolean
  readonly lavaStart: number

  constructor(readonly layout: Layout) {
    this.seats = layout.seats as SeatName[]
    this.last = layout.number('path.last')
    this.dividers = layout.list('path.dividers')
    this.barrelSpaces = layout.constant('barrel_spaces') as number[]
    this.perSpace = layout.number('barrels.per_space')
    this.volcano = 'lava.start' in layout.numbers
    this.lavaStart = layout.number('lava.start')
  }

  /** How many cards of a suit there are in the box. */
  get cardsOfSuit(): number {
    return this.layout.list('deck.values').length
  }

  /** How many barrels of a kind there are in the box. */
  barrelsOf(kind: BarrelName): number {
    return this.layout.number(`bag.${kind}`)
  }
}

const boards = new WeakMap<Layout, Board>()

export function boardOf(layout: Layout): Board {
  let board = boards.get(layout)
  if (!board) boards.set(layout, (board = new Board(layout)))
  return board
}

/** What lies on the table, for as long as the view stays as it is: what was read once is not read again. */
export class Reading {
  readonly board: Board
  private readonly stocks = new Map<number, string[]>()

  constructor(readonly view: View) {
    this.board = boardOf(view.layout)
  }

  get seats(): number[] {
    return this.board.seats.map((_, seat) => seat)
  }
  get round(): number {
    return this.view.counter('round')
  }
  get first(): number {
    return this.view.counter('first')
  }
  get deck(): number {
    return this.view.size(this.view.layout.place('deck'))
  }
  get discarded(): string[] {
    return this.words(this.view.pieces(this.view.layout.place('discard')))
  }
  get lava(): number {
    return this.view.counter('lava')
  }

  space(seat: number): number {
    return this.view.counter('space', seat)
  }
  inRace(seat: number): boolean {
    return this.view.marked('race', seat)
  }
  inked(seat: number): boolean {
    return this.view.marked('inked', seat)
  }
  inkedNext(seat: number): boolean {
    return this.view.marked('ink_next', seat)
  }
  stole(seat: number): boolean {
    return this.view.marked('stole', seat)
  }

  /** Cards in a hand; those that are not seen are null. */
  hand(seat: number): (string | null)[] {
    return this.view.pieces(this.view.layout.place('hand', seat)).map((piece) => piece.kind)
  }
  slot(which: 1 | 2, seat: number): Piece | null {
    return this.view.slot(this.view.layout.place(`slot${which}`), seat)
  }
  stock(seat: number): string[] {
    let stock = this.stocks.get(seat)
    if (!stock) {
      stock = sorted(this.words(this.view.pieces(this.view.layout.place('stock', seat))))
      this.stocks.set(seat, stock)
    }
    return stock
  }
  /** The numbers of a stock's cards of one suit. */
  stack(seat: number, suit: SuitName): number[] {
    return this.stock(seat)
      .map(cardOf)
      .filter((card) => card.suit === suit)
      .map((card) => card.number)
  }
  opened(): BarrelName[] {
    return this.words(this.view.pieces(this.view.layout.place('opened'))) as BarrelName[]
  }

  meeplesOn(space: number): number[] {
    return this.seats.filter((seat) => this.space(seat) === space)
  }

  /** The barrels that are left on a space. */
  barrels(space: number): Barrel[] {
    const mark = this.board.barrelSpaces.indexOf(space)
    if (mark < 0) return []
    const place = this.view.layout.place('barrels')
    return Array.from({ length: this.board.perSpace }, (_, index) => {
      const spot = mark * this.board.perSpace + index
      const piece = this.view.slot(place, spot)
      return piece && { spot, number: index + 1, kind: piece.kind as BarrelName | null, up: piece.up }
    }).filter((barrel) => barrel !== null)
  }

  spaceOfSpot(spot: number): number {
    return this.board.barrelSpaces[Math.floor(spot / this.board.perSpace)] ?? -1
  }

  /** The space on which somebody is to choose a barrel, and who. */
  choosing(): { seat: number; space: number } | null {
    const top = this.view.agenda.at(-1)
    return top?.step === 'barrel' ? { seat: top.seat, space: this.board.barrelSpaces[top.a] ?? -1 } : null
  }

  /** The barrel whose effect goes on. */
  open(): Opened | null {
    const { layout } = this.view
    const kinds = layout.places[layout.place('barrels')]!.kinds
    const record = this.view.agenda.findLast(({ step }) => kinds.includes(step))
    if (!record || this.view.slot(layout.place('barrels'), record.b) === null) return null
    return { seat: record.seat, space: this.spaceOfSpot(record.b), spot: record.b, kind: record.step as BarrelName }
  }

  /** All cards of a suit that can be seen, wherever they lie. */
  seen(suit: SuitName): number {
    const slots = this.seats.flatMap((seat) => [this.slot(1, seat)?.kind, this.slot(2, seat)?.kind])
    const lying = [
      ...this.discarded,
      ...this.seats.flatMap((seat) => [...this.stock(seat), ...this.hand(seat)]),
      ...slots,
    ]
    return lying.filter((word) => word && cardOf(word).suit === suit).length
  }

  private words(pieces: readonly Piece[]): string[] {
    return pieces.map((piece) => piece.kind).filter((kind) => kind !== null)
  }
}
