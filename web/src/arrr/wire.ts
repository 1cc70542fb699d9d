/**
 * What a server tells of a table of Arrr!!! besides its cells: the cards of its deck, in `layout.constants`, and the gauges, worked out
 * from the view by the rules (`games/arrr/deck_told.py` and `gauges_shapes.py` say the same in Python; docs/protocol.md describes it). The client adds
 * nothing up by itself.
 */
import type { Message } from '../wire/shapes.ts'

export type Pack = 'crew' | 'event' | 'exploration' | 'captain'
export type Trait = 'attack' | 'navigation' | 'cunning' | 'courage'
/** What a side of a die shows. */
export type Face = Trait | 'jolly'
export type Mode = 'gallows' | 'boarding' | 'full'

/** What a picture shows; the server draws it: `pictureOf` in `pictures.ts` has its address. */
export interface Picture {
  creature?: string
  tool?: string
  scene?: string
  weather?: string
}

/** A card by its pack and its number there: that number is its kind wherever it lies. */
export interface CardRef {
  pack: Pack
  kind: number
}

interface Printed extends CardRef {
  id: string
  /** By language. */
  name: Record<string, string>
  picture: Picture
  copies: number
  /** `original` or `documented`. */
  from: string
  /** What is drawn on it rather than written, in words: traits, tests, loot, influence. */
  signs: Message[]
  /** All else that is printed on it besides its name, a whole sentence a line. */
  lines: Message[]
}

export interface CrewCard extends Printed {
  pack: 'crew'
  sort: 'officer' | 'item' | 'gang'
  /** In the order of `traits` of the constants. */
  traits: number[]
  /** What it does when it is exhausted; null: a gang. */
  ability: Message | null
}

export interface EventCard extends Printed {
  pack: 'event'
  /** Where a permanent event lies; null: it is discarded once it has happened. */
  lasting: 'pirate' | 'exploration' | 'crew' | 'table' | null
}

export interface PrintedTest {
  trait: Trait
  difficulty: number
  reward: Message | null
  penalty: Message | null
}

export interface ExplorationCard extends Printed {
  pack: 'exploration'
  tests: PrintedTest[]
  fame: number
  /** The word of its collection (P8.2), and its name; empty and null: it is none. */
  symbol: string
  symbol_name: Message | string | null
  doubloons: number
  condition: Message | null
  watched: boolean
  reward: Message | null
  penalty: Message | null
  /** On the neighbours' tests of a trait, or on their `doubloons`. */
  influence: Partial<Record<Trait | 'doubloons', number>>
}

export interface CaptainCard extends Printed {
  pack: 'captain'
  always: Message | null
  ability: Message | null
}

export type Card = CrewCard | EventCard | ExplorationCard | CaptainCard

/** A whole deck; the number of a card in its list is its kind. Also what `GET /api/v1/cards/arrr` replies. */
export interface DeckTold {
  deck: string
  traits: Trait[]
  crew: CrewCard[]
  events: EventCard[]
  explorations: ExplorationCard[]
  captains: CaptainCard[]
}

export interface Constants extends DeckTold {
  mode: Mode
  /** What the sides of a die show. */
  die: Face[]
  /** How many cards may be equipped at all, by any seat: that many spots an area has. */
  spots: number
  /** What all cards do; the number of an effect is its place here. */
  effects: EffectTold[]
}

export type Moment = 'free' | 'declared' | 'before-roll' | 'rolled' | 'answer'
export type ActionWord = 'sail' | 'raid' | 'challenge'

/** What a card does: an event, an ability (of crew or a captain), a penalty or a reward of an exploration; a reward does not use the stack. */
export interface EffectTold {
  /** The number that `not_for` of standing orders and `card` of a trigger name it by; its place in the list. */
  effect: number
  sort: 'event' | 'ability' | 'penalty' | 'reward'
  card: CardRef
  what: Message
  /** When it can be played or used by who has it, in the order of a turn; a penalty never is. */
  ways: Way[]
  /** What of these packs it can be played on as an answer, if it is aimed at the stack at all. */
  answers: Pack[]
}

/** A trigger that a card can be armed for, as far as its kind goes: all else that a trigger says narrows it down. */
export interface Way {
  moment: Moment
  /** During which action; empty: between the actions. */
  action: ActionWord | ''
  /** Whose turn it is; in an answer too. */
  turn: 'mine' | 'rival'
  /** Its target may be left out: then it is who or what it happens to. */
  itself: boolean
}

/** An own card that standing orders can be about: an event in hand, or an ability, exhausted or not. */
export interface OrderCard extends CardRef {
  pack: 'event' | 'crew' | 'captain'
  /** The number that `bells_off` and `armed` name it by. */
  order: number
  /** What it puts on the stack: `effects` of the constants has the ways to arm it. */
  effect: number
  /** What it can be aimed at as the table lies, each with the number that `target` of an armed card names it by. */
  targets: { target: number; aim: Aim }[]
}

/** One number of a sum and where it comes from: a card, or (null) what the rules say or what was played for this roll. */
export interface Part {
  amount: number
  source: 'printed' | 'crew' | 'captain' | 'event' | 'exploration' | 'played'
  card: CardRef | null
}

export interface Sum {
  total: number
  parts: Part[]
}

export interface TestGauge {
  trait: Trait
  difficulty: Sum
  /** Of whoever looks; a spectator is told those of the player on turn. */
  dice: Sum
  /** In hundredths, with 0, 1, 2... doubloons to cheat with, as far as there are any. */
  chances: number[]
}

/** A permanent event in play. */
export interface LastingGauge {
  /** Of the place `lasting`. */
  spot: number
  card: CardRef
  by: number
  text: Message
}

/** An exploration of the row, the one that will sink next first. */
export interface SeaGauge {
  kind: number
  tests: TestGauge[]
  doubloons: Sum
  /** To pass all its tests. */
  chances: number[]
  /** Whether its condition holds; null: it has none. */
  met: boolean | null
  faced: boolean
  /** It leaves the row when the next exploration is turned up. */
  sinking: boolean
  lasting: LastingGauge[]
}

export interface CrewGauge {
  spot: number
  kind: number
  exhausted: boolean
  lasting: LastingGauge[]
}

export interface SeatGauge {
  /** Dice for each trait, in the order of `traits` of the constants. */
  traits: Sum[]
  coins: number
  staked: number
  staked_card: number | null
  shield: number
  captain: { kind: number; exhausted: boolean } | null
  crew: CrewGauge[]
  /** Cards in hand: their backs differ. */
  hand: { crew: number; events: number }
  collections: { symbol: string; name: Message | string; kinds: number[]; points: number }[]
  /** The fame cards of the chest; their kinds only where whoever looks may see them (`fame.shown`, the own ones, the end). */
  fame_cards: number
  fame_kinds: number[] | null
  fame: number | null
  points: number | null
  /** Nothing equipped: can only raid, and cannot be challenged (P2.3.4). */
  in_port: boolean
  lasting: LastingGauge[]
  /** What whoever looks knows of the hidden hand. */
  known: { cards: CardRef[]; least: number }[]
}

export interface RollGauge {
  seat: number
  /** Before the throw: how many dice it will be; after it, how many lie there. */
  dice: Sum | number
  /** What lies on the table, side by side, in the order of the traits, then the jolly; empty before the throw. */
  faces: { face: Face; good: boolean }[]
  successes: number
  coins: number
  /** Dice for a doubloon (P4.3), and the chance with 0, 1, 2... more doubloons: of passing the test; empty in a challenge. */
  cheat: Sum
  chances: number[]
}

export interface DuelGauge {
  opponent: number
  trait: Trait
  mine: Sum
  theirs: Sum
  win: number
  tie: number
  loss: number
}

export type PrizeGauge = { coins: number } | { kind: number }

/** The action that was declared. */
export type ActionGauge =
  | {
      sort: 'sail'
      seat: number
      /** Null: the exploration has left the row. */
      kind: number | null
      test: number
      tests: number
      trait: Trait | null
      needed: number
      difficulty: Sum | null
      rolls: RollGauge[]
    }
  | { sort: 'raid'; seat: number; loot: Sum; rolls: [] }
  | {
      sort: 'challenge'
      seat: number
      opponent: number
      trait: Trait
      accepted: boolean
      prize: PrizeGauge
      counter: PrizeGauge | null
      odds: DuelGauge
      rolls: RollGauge[]
    }

/** What lies on the stack. `number` counts from the bottom, 1 being the first played. */
export interface StackGauge {
  number: number
  seat: number
  card: CardRef
  /** What it is called ("Fog", "the ability of Olga", "the penalty of the Kraken"), and what it will do. */
  what: Message
  text: Message
  /** What it is aimed at, in words, and what that is. */
  target: Message | null
  aim: Aim | null
  /** What its owner has named for it (P7.5). */
  named: Message[]
  /** Its owner is still naming something for it, it waits for answers, or it is being carried out. */
  stage: 'naming' | 'waiting' | 'happening'
  /** The number that `not_for` of standing orders names it by. */
  effect: number
}

/** Where on the table something is aimed. */
export type Aim =
  | { sort: 'seat'; seat: number }
  | { sort: 'exploration'; kind: number }
  | { sort: 'crew'; seat: number; spot: number }
  | { sort: 'lasting'; spot: number }
  | { sort: 'stack'; number: number }

export interface Gauges {
  round: number
  rounds: number
  /** Nobody before the first turn. */
  turn: number | null
  /** What the turn has come to. */
  phase: 'captain' | 'recruit' | 'equip' | 'act' | 'end'
  supply: number
  raid: Sum
  decks: { crew: number; events: number; explorations: number }
  discards: { crew: number; events: number; explorations: number }
  row: SeaGauge[]
  seats: SeatGauge[]
  action: ActionGauge | null
  /** Bottom first. */
  stack: StackGauge[]
  /** At a moment: what happens if everybody passes now. */
  passing: Message[]
  /** Permanent events that lie on the table itself. */
  lasting: LastingGauge[]
  /** In full mode, to whoever is about to declare: how a challenge of everybody in every trait would stand. */
  duels: DuelGauge[]
  /** What refusing a challenge costs (P5.3): so many equipped cards at most, and the challenger's doubloons. */
  refusal: { crew: number; coins: number } | null
  /** Own cards that standing orders can be about; a spectator has none. */
  orderable: OrderCard[]
}
