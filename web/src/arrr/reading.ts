/**
 * A view of Arrr!!! in the words of the table: the row, crews, hands, chests. What lies where is read from the view, what it adds up to from
 * the gauges; cards are those of the deck that the table was told. What the rules make of any of it is not worked out here.
 */
import type { SeatName } from '../art/palette.ts'
import type { Gauges as Told } from '../wire/shapes.ts'
import type { Layout, View } from '../wire/view.ts'
import type {
  CaptainCard,
  Card,
  CardRef,
  Constants,
  CrewCard,
  CrewGauge,
  EventCard,
  ExplorationCard,
  Face,
  Gauges,
  Mode,
  Pack,
  SeaGauge,
  SeatGauge,
  Trait,
} from './wire.ts'

/** Stands for the captain where a spot of an area is named, as the notation counts them. */
const CAPTAIN_SPOT = 15

/** The cards of a table and what else does not change there. */
export class Deck {
  readonly seats: SeatName[]
  readonly mode: Mode
  readonly traits: readonly Trait[]
  private readonly ids = new Map<string, Card>()

  constructor(
    readonly layout: Layout,
    readonly constants: Constants,
  ) {
    this.seats = layout.seats as SeatName[]
    this.mode = constants.mode
    this.traits = constants.traits
    const { crew, events, explorations, captains } = constants
    for (const card of [...crew, ...events, ...explorations, ...captains]) this.ids.set(card.id, card)
  }

  get hasEvents(): boolean {
    return this.mode !== 'gallows'
  }
  /** Captains, challenges. */
  get isFull(): boolean {
    return this.mode === 'full'
  }
  /** How many cards an area usually has room for. */
  get slots(): number {
    return this.layout.number('equip.most')
  }

  /** A card by the id that answers and places call it by; null where nobody here sees it. */
  card(id: string | null): Card | null {
    return id === null ? null : (this.ids.get(id) ?? null)
  }
  of({ pack, kind }: CardRef): Card {
    return this.pack(pack)[kind]!
  }
  crew(kind: number): CrewCard {
    return this.constants.crew[kind]!
  }
  event(kind: number): EventCard {
    return this.constants.events[kind]!
  }
  exploration(kind: number): ExplorationCard {
    return this.constants.explorations[kind]!
  }
  captain(kind: number): CaptainCard {
    return this.constants.captains[kind]!
  }
  seat(word: string): number {
    return this.layout.seats.indexOf(word)
  }

  private pack(pack: Pack): readonly Card[] {
    const { crew, events, explorations, captains } = this.constants
    return { crew, event: events, exploration: explorations, captain: captains }[pack]
  }
}

const decks = new WeakMap<Layout, Deck>()

export function deckOf(layout: Layout): Deck {
  let deck = decks.get(layout)
  if (!deck) decks.set(layout, (deck = new Deck(layout, layout.told.constants as unknown as Constants)))
  return deck
}

/** Null as long as nothing was told. */
export const gaugesOf = (told: Told | undefined): Gauges | null =>
  told && 'seats' in told && 'row' in told ? (told as unknown as Gauges) : null

/** An exploration of the row; its gauge is missing for as long as it is only on its way there. */
export interface Sea {
  card: ExplorationCard
  gauge: SeaGauge | null
  /** From the far end of the row, which sinks first. */
  place: number
}

/** An equipped card. */
export interface Aboard {
  spot: number
  card: CrewCard
  exhausted: boolean
  lasting: CrewGauge['lasting']
}

export class Reading {
  readonly deck: Deck

  constructor(
    readonly view: View,
    readonly gauges: Gauges | null,
  ) {
    this.deck = deckOf(view.layout)
  }

  get seats(): number[] {
    return this.deck.seats.map((_, seat) => seat)
  }

  /** The row, what sinks first in front. */
  get row(): Sea[] {
    return this.ids('seas').flatMap((id, place) => {
      const card = this.deck.card(id)
      if (card?.pack !== 'exploration') return []
      return [{ card, place, gauge: this.gauges?.row.find(({ kind }) => kind === card.kind) ?? null }]
    })
  }
  sea(kind: number): Sea | null {
    return this.row.find(({ card }) => card.kind === kind) ?? null
  }

  gauge(seat: number): SeatGauge | null {
    return this.gauges?.seats[seat] ?? null
  }
  coins(seat: number): number {
    return this.view.counter('coins', seat)
  }
  staked(seat: number): number {
    return this.view.counter('staked', seat)
  }
  get supply(): number {
    return this.view.counter('supply')
  }

  /** What dice of a side of the roll show, in the order of the traits, then the jolly: as they lie there, also while they still roll. */
  dice(side: number): Face[] {
    const faces: Face[] = [...this.deck.traits, 'jolly']
    return faces.flatMap((face, at) =>
      Array.from({ length: this.view.counter('dice', side * faces.length + at) }, () => face),
    )
  }

  /** Equipped cards, by their spots. */
  crew(seat: number): Aboard[] {
    const place = this.view.layout.place('area', seat)
    const told = this.gauge(seat)?.crew ?? []
    const found: Aboard[] = []
    for (let spot = 0; spot < this.view.layout.places[place]!.capacity; spot++) {
      const card = this.deck.card(this.view.slot(place, spot)?.kind ?? null)
      if (card?.pack !== 'crew') continue
      const lasting = told.find((each) => each.spot === spot && each.kind === card.kind)?.lasting ?? []
      found.push({ spot, card, exhausted: this.isTired(seat, spot), lasting })
    }
    return found
  }
  aboard(seat: number, spot: number): Aboard | null {
    return this.crew(seat).find((each) => each.spot === spot) ?? null
  }

  captain(seat: number): { card: CaptainCard; exhausted: boolean } | null {
    const card = this.deck.card(this.view.slot(this.view.layout.place('captain'), seat)?.kind ?? null)
    return card?.pack === 'captain' ? { card, exhausted: this.isTired(seat, CAPTAIN_SPOT) } : null
  }

  private isTired(seat: number, spot: number): boolean {
    return ((this.view.counter('tired', seat) >> spot) & 1) === 1
  }

  /** The crew cards of a hand; those that are not seen are null. */
  crewHand(seat: number): (CrewCard | null)[] {
    return this.ids('crew', seat).map((id) => this.deck.card(id) as CrewCard | null)
  }
  eventHand(seat: number): (EventCard | null)[] {
    return this.ids('events', seat).map((id) => this.deck.card(id) as EventCard | null)
  }

  private ids(place: string, owner?: number): (string | null)[] {
    return this.view.pieces(this.view.layout.place(place, owner)).map(({ kind }) => kind)
  }
}
