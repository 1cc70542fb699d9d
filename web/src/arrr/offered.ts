/** What can be answered, sorted by what people touch: cards, seats, explorations, coins. It is read from the words of the notation. */
import type { Option } from '../wire/shapes.ts'
import type { Trait } from './wire.ts'

/** An answer in words: `play fog-bank on kraken`, `challenge pink in attack for 3`, `draw 2 events 1`. */
export interface Words {
  verb: string
  what: string
  on?: string
  in?: string
  for?: string
  events?: string
  doubloons?: string
}

export function wordsOf(action: string): Words {
  const [verb = '', what = '', ...rest] = action.split(' ')
  const words: Words = { verb, what }
  for (let at = 0; at + 1 < rest.length; at += 2)
    words[rest[at] as Exclude<keyof Words, 'verb' | 'what'>] = rest[at + 1]!
  return words
}

/** What an event or an ability is aimed at; `none`: at nothing that can be pointed to. */
export type Target =
  | { sort: 'none' }
  | { sort: 'seat'; seat: number }
  | { sort: 'exploration'; id: string }
  | { sort: 'crew'; seat: number; spot: number }
  | { sort: 'lasting'; number: number }
  | { sort: 'stack'; number: number }

export function targetOf(on: string | undefined, seats: readonly string[]): Target {
  if (on === undefined) return { sort: 'none' }
  const seat = seats.indexOf(on)
  if (seat >= 0) return { sort: 'seat', seat }
  const [owner = '', number] = on.split('.')
  if (number === undefined) return { sort: 'exploration', id: on }
  if (owner === 'lasting' || owner === 'stack') return { sort: owner, number: Number(number) }
  return { sort: 'crew', seat: seats.indexOf(owner), spot: Number(number) - 1 }
}

export const sameTarget = (one: Target, two: Target): boolean => JSON.stringify(one) === JSON.stringify(two)

/** One way to play an event or to use an ability. */
export interface Play {
  option: Option
  target: Target
}

/** How a challenge could be declared. */
export interface Dare {
  option: Option
  opponent: number
  trait: Trait
  /** So many doubloons, or the id of a collection card. */
  prize: number | string
}

export interface Draw {
  option: Option
  crew: number
  events: number
}

export interface Plunder {
  option: Option
  spots: number[]
  coin: boolean
}

const PLAYS = new Set(['play', 'use', 'command'])
const OUT = new Set(['pass', 'done', 'stop'])
const prizeOf = (word: string): number | string => (/^\d+$/.test(word) ? Number(word) : word)

export class Offered {
  private readonly read: { option: Option; words: Words }[]

  constructor(
    readonly options: readonly Option[],
    private readonly seats: readonly string[],
  ) {
    this.read = options.map((option) => ({ option, words: wordsOf(option.action) }))
  }

  /** The answer that is this verb alone, or this verb of that thing. */
  find(verb: string, what = ''): Option | null {
    return this.read.find(({ words }) => words.verb === verb && words.what === what)?.option ?? null
  }
  all(verb: string): Option[] {
    return this.read.filter(({ words }) => words.verb === verb).map(({ option }) => option)
  }

  /** Nothing (more): pass, done, stop. */
  get out(): Option | null {
    return this.read.find(({ words }) => OUT.has(words.verb))?.option ?? null
  }

  /** All ways to play an event, or to use the ability of a card or a captain, by its id. Refused ones too. */
  plays(id: string): Play[] {
    return this.read
      .filter(({ words }) => PLAYS.has(words.verb) && words.what === id)
      .map(({ option, words }) => ({ option, target: targetOf(words.on, this.seats) }))
  }

  get dares(): Dare[] {
    return this.read
      .filter(({ words }) => words.verb === 'challenge')
      .map(({ option, words }) => ({
        option,
        opponent: this.seats.indexOf(words.what),
        trait: words.in as Trait,
        prize: prizeOf(words.for ?? ''),
      }))
  }

  get prizes(): { option: Option; prize: number | string }[] {
    return this.read
      .filter(({ words }) => words.verb === 'prize')
      .map(({ option, words }) => ({ option, prize: prizeOf(words.what) }))
  }

  get draws(): Draw[] {
    return this.read
      .filter(({ words }) => words.verb === 'draw')
      .map(({ option, words }) => ({ option, crew: Number(words.what), events: Number(words.events ?? 0) }))
  }

  get plunders(): Plunder[] {
    return this.read
      .filter(({ words }) => words.verb === 'take')
      .map(({ option, words }) => ({
        option,
        spots: words.what === 'none' ? [] : words.what.split(',').map((spot) => Number(spot) - 1),
        coin: words.doubloons === 'yes',
      }))
  }

  /** The equipped card on a spot: dropped, lost or exhausted. */
  spot(spot: number): Option | null {
    const word = String(spot + 1)
    return (
      this.read.find(({ words }) => ['drop', 'lose', 'exhaust'].includes(words.verb) && words.what === word)?.option ??
      null
    )
  }

  /** A card of the hand that is given up: `dismiss` a crew card, `discard` an event. */
  givenUp(id: string): Option | null {
    return this.find('dismiss', id) ?? this.find('discard', id)
  }
}
