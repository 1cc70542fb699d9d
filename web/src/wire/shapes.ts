/** What travels between a server and a client: docs/protocol.md in types. Fields that a client does not need are left out. */

export const PROTOCOL = 1

export type SeatNumber = number

/** What people read: a key of the catalogue and its arguments. */
export interface Message {
  key: string
  args?: Record<string, Argument>
}

export type Argument =
  number | string | boolean | Message | { seat: SeatNumber } | { names: Record<string, string> } | Argument[]

export interface LogLine extends Message {
  depth?: number
}

export interface Clock {
  seconds: number
  bank: number
}

export interface Settings {
  game: string
  seats: number
  variant: string
  tables: unknown
  clock: Clock
  fuse: number
  visibility: 'link' | 'lobby'
  spectators: boolean
  chat: boolean
  first: SeatNumber | null
}

export interface Seat {
  name: string
  free: boolean
  person: boolean
  bot: number
  why: '' | 'left' | 'away' | 'removed' | 'resigned'
  ready: boolean
  ends: boolean
  undo: number
  /** The seat that will win, as whoever sits here says, being out of the game. */
  bet: number | null
  holds: number
  banked: number
}

export interface Luck {
  part: string
  nonces: string[]
  seed: string
}

export interface End {
  ending?: string
  rule?: string
  winners?: SeatNumber[]
  text?: Message
  closed?: 'agreed' | 'rules'
  awards?: { seat: SeatNumber; text: Message }[]
  luck?: Luck
}

export interface Room {
  code: string
  game: string
  stage: 'waiting' | 'playing' | 'ended'
  settings: Settings
  rules: number
  host: SeatNumber[]
  locked: boolean
  spectators: boolean
  promise: string
  undos: number
  declined: Declined | null
  seats: Seat[]
  next: string
  end?: End
}

/** Who would rather not do what others proposed last: going back to a question, or (0) ending the game. */
export interface Declined {
  number: number
  seat: SeatNumber
  question: number
  /** Which question was open then. */
  asked: number
}

export interface You {
  seats: SeatNumber[]
  host: boolean
}

/** An event is a list of numbers, its sort first. */
export type Event = number[]

export interface Beat {
  number: number
  events: Event[]
  log: LogLine[]
}

/** What rules compute from a view and people look at all the time. Which numbers there are is the game's affair. */
export type Gauges = Record<string, unknown>

export interface ViewTold {
  beat: number
  cells?: number[]
  changes?: number[]
  facts?: number[][]
  gauges?: Gauges
}

export interface QuestionTold {
  number: number
  undos: number
  name: string
  rule: string
  seats: SeatNumber[]
  answered: SeatNumber[]
  awaited: Message
  moment: boolean
  held?: number
  asked: number
  text?: Message
  help?: Message
  codes?: number[]
  prompt?: boolean
  mine?: number[]
  by?: number | null
}

export interface EyeTold {
  seat: SeatNumber | null
  back?: number
  beats?: Beat[]
  view?: ViewTold
  clocked?: Record<string, SeatNumber[]>
  orders?: unknown
  question?: Partial<QuestionTold>
}

export interface Problem {
  title: string
  status: number
  detail: string
  message?: Message
  rule?: string
}

export interface Reply {
  id: number
  void?: boolean
  problem?: Problem
  offer?: Offer | null
}

export interface Said {
  seat: SeatNumber
  emote?: string
  text?: string
}

export interface Frame {
  version?: number
  now?: number
  room?: Room
  you?: You
  eyes?: EyeTold[]
  presence?: boolean[]
  replies?: Reply[]
  said?: Said[]
  away?: boolean
}

/** What would happen in one case; `given` is the hidden piece that is assumed, if it hangs on one. */
export interface Case {
  given: string | null
  events: Event[]
  cut: boolean
}

export interface Option {
  code: number
  action: string
  text: Message
  preview?: Message[]
  foretold?: Case[]
  /** The gauges as they would be then, where only one thing can happen. */
  gauges?: Gauges
  refused?: { rule: string; why: Message }
}

export interface Offer {
  question: number
  draft: number[]
  name: string
  rule: string
  options: Option[]
}

export interface PlaceTold {
  name: string
  owner: number
  form: number
  sight: number
  start: number
  capacity: number
  kinds: string[]
}

export interface LayoutTold {
  seats: string[]
  counters: string[]
  agenda: number
  steps: Record<string, string>
  places: PlaceTold[]
  numbers: Record<string, unknown>
  constants: Record<string, unknown>
}

/** What anybody may want of a table; `do` says which. */
export type Wish = { do: string } & Record<string, unknown>

export interface NewTable {
  settings: Partial<Settings> & { game: string }
  name?: string
  nonce?: string
  bots?: number[]
  deal?: boolean
}

export interface GameTold {
  game: string
  seats: number[]
  variants: string[]
  rules: number
}

export interface Games {
  version: string
  protocol: number
  games: GameTold[]
  levels: { level: number; name: string; games: string[] }[]
}

/** What a list of tables says of one. */
export interface TableInfo {
  seats: number
  free: number
  names: string[]
  variant: string
}

export interface Listed {
  code: string
  game: string
  changed: number
  info: TableInfo
}

export interface OwnTable extends Listed {
  seat: SeatNumber
  ended: boolean
  here: boolean
  turn: boolean
  seen: number
}

/** Who one is here: `name` was given at a table, `account` is empty for who has none. */
export interface Known {
  guest: boolean
  name: string
  account: string
}

/** A rule; `ruling`: it is ours, all of it or a part; `numbers`: which of the book's its text takes as arguments. */
export interface RuleTold {
  number: string
  ruling: '' | 'whole' | 'part'
  numbers: string
}

/** The numbered rules of a game. The text of `A3.2` is `rule-A3-2`, that of the heading `A3` is `rules-A3`. */
export interface RuleBook {
  name: string
  games: string[]
  sections: { number: string; depth: number; rules: RuleTold[] }[]
  numbers: Record<string, Record<string, Argument>>
}

/** An answer that counted, once a game is over. */
export interface AnswerTold {
  seat: SeatNumber
  action: string
  text: Message
}

export interface ReplayBeat extends Beat {
  /** Whom it led to ask, and what; null at the end. */
  asked: { name: string; seats: SeatNumber[] } | null
  gauges?: Gauges
  answers?: AnswerTold[]
}

/** A whole game: the events of its beats lead on from `start`. */
export interface ReplayTold {
  layout: LayoutTold
  start: { cells: number[]; facts: number[][] }
  beats: ReplayBeat[]
  end: End | null
}

/** What can be learned by playing. */
export interface LessonListed {
  name: string
  game: string
  title: Message
  minutes: number
  steps: number
  /** Which one it is of those of its game, from 1 on: they are learned one after the other. */
  rung: number
  /** Empty: as printed. */
  variant: string
}

/**
 * A step of a lesson; `goes`: what is expected, each answer by the codes of its actions (none: it is only read), and to which frame
 * each leads.
 */
export interface LessonFrame {
  step: number
  name: string
  says: Message
  hint: Message | null
  rules: string[]
  points: string[]
  news: Frame
  offer: Offer | null
  goes: { answers: number[]; to: number }[]
}

/** A whole lesson: its frames are a tree, and the first is the beginning. */
export interface LessonTold extends LessonListed {
  book: string
  layout: LayoutTold
  frames: LessonFrame[]
}

/** The values of a variant, by their names in match files: `path.last`. */
export type Values = Record<string, number | number[] | string | boolean>

/** A value that can be changed, and what may stand there: within bounds, so many, one of a few words. */
export interface FieldTold {
  name: string
  kind: 'number' | 'numbers' | 'choice' | 'choices' | 'flag'
  least?: number
  most?: number
  choices?: string[]
  length?: [number, number]
  rising?: boolean
}

/** What can be changed about a game, and the variants that come with it, the printed one first. */
export interface VariantsTold {
  game: string
  base: Values
  fields: FieldTold[]
  presets: { name: string; code: string; values: Values }[]
}

/** A variant whole: `preset` is the shipped one that it is, `changed` what differs from the printed one. */
export interface VariantTold {
  game: string
  name: string
  preset: string | null
  code: string
  values: Values
  changed: string[]
}

/** So many of so many, and between what bounds it lies in truth, most likely; `times_fair`: 1 is a fair share. */
export interface ShareTold {
  count: number
  of: number
  share: number
  low: number
  high: number
  times_fair?: number
}

/** What came of some quick games between bots; `turns`: who won, by the order of the first round. */
export interface TrialTold {
  code: string
  seats: number
  games: number
  rounds: { mean: number; median: number }
  wins: ShareTold[]
  turns: ShareTold[]
  endings: (ShareTold & { ending: string; text: Message })[]
}
