/** What can be answered, sorted by what people touch: cards, rafts, barrels. It is read from the words of the notation. */
import type { Option } from '../wire/shapes.ts'

/** An action in words: `place rope-1 on pink steal water-1`. */
export interface Words {
  verb: string
  what: string
  on?: string
  from?: string
  steal?: string
}

export function wordsOf(action: string): Words {
  const [verb = '', what = '', ...rest] = action.split(' ')
  const words: Words = { verb, what }
  for (let at = 0; at < rest.length; at += 2) words[rest[at] as 'on' | 'from' | 'steal'] = rest[at + 1]!
  return words
}

/** One card on one raft: as it is, or with a theft. */
export interface Placing {
  card: string
  seat: number
  plain: Option
  thefts: Option[] // only those that can be done
}

export class Answers {
  private readonly read: { option: Option; words: Words }[]

  constructor(
    readonly options: readonly Option[],
    private readonly seats: readonly string[],
  ) {
    this.read = options.map((option) => ({ option, words: wordsOf(option.action) }))
  }

  get verb(): string {
    return this.read[0]?.words.verb ?? ''
  }

  /** Whether a card is to be given to a raft or a minecart. */
  get placing(): boolean {
    return this.verb === 'place' || this.verb === 'load'
  }

  /** Everything that could be played or taken, once each. */
  get cards(): string[] {
    return [...new Set(this.read.map(({ words }) => words.what))]
  }

  placingOf(card: string, seat: number): Placing | null {
    const colour = this.seats[seat]
    const found = this.read.filter(({ words }) => words.what === card && words.on === colour)
    const plain = found.find(({ words }) => words.steal === undefined)?.option
    if (!plain) return null
    const thefts = found.filter(({ words, option }) => words.steal !== undefined && !option.refused)
    return { card, seat, plain, thefts: thefts.map(({ option }) => option) }
  }

  /** All that can be done with a card, raft by raft. */
  placings(card: string): Placing[] {
    return this.seats.map((_, seat) => this.placingOf(card, seat)).filter((placing) => placing !== null)
  }

  /** Whether a card can be given to anybody. */
  placeable(card: string): boolean {
    return this.placings(card).some(({ plain }) => !plain.refused)
  }

  /** The answer that is just this card. */
  ofCard(card: string): Option | null {
    return this.read.find(({ words }) => words.what === card && !words.on && !words.from)?.option ?? null
  }

  /** The answer that is just this seat: whom to swap with, whose hand to look at. */
  ofSeat(seat: number): Option | null {
    if (this.verb !== 'swap' && this.verb !== 'look') return null
    return this.read.find(({ words }) => words.what === this.seats[seat])?.option ?? null
  }

  ofBarrel(number: number): Option | null {
    return this.verb === 'open' ? (this.read.find(({ words }) => words.what === String(number))?.option ?? null) : null
  }

  /** "I play none", "I steal nothing". */
  get none(): Option | null {
    return this.read.find(({ words }) => words.what === 'none')?.option ?? null
  }

  /** Cards to take from stocks, by whose they are; -1: whoever it is about. Refused ones too. */
  taken(): { seat: number; options: Option[] }[] {
    const bySeat = new Map<number, Option[]>()
    for (const { option, words } of this.read) {
      if (!['take', 'discard', 'steal'].includes(words.verb) || words.what === 'none') continue
      const seat = words.from === undefined ? -1 : this.seats.indexOf(words.from)
      bySeat.set(seat, [...(bySeat.get(seat) ?? []), option])
    }
    return [...bySeat].map(([seat, options]) => ({ seat, options }))
  }

  cardIn(option: Option): string {
    return wordsOf(option.action).what
  }
}
