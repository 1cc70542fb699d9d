/** Declaring a challenge (P5.1), as it is put together: whom, in which trait, for what. It can be changed until it is declared. */
import type { Option } from '../../wire/shapes.ts'
import type { Dare } from '../offered.ts'
import type { DuelGauge, Trait } from '../wire.ts'

const isFirst = <Value>(value: Value, index: number, all: Value[]): boolean => all.indexOf(value) === index

export class Daring {
  private wantedTrait = $state.raw<Trait | null>(null)
  private wantedPrize = $state.raw<number | string | null>(null)

  constructor(
    private readonly dares: () => readonly Dare[],
    private readonly duels: () => readonly DuelGauge[],
    /** Whom it is about; nobody as long as no challenge is wanted. */
    private readonly opponent: () => number | null,
  ) {}

  forget(): void {
    this.wantedTrait = this.wantedPrize = null
  }

  private readonly free: Dare[] = $derived.by(() => this.dares().filter(({ option }) => !option.refused))
  private readonly theirs: Dare[] = $derived.by(() => this.free.filter(({ opponent }) => opponent === this.opponent()))

  /** Who can be challenged. */
  readonly opponents: number[] = $derived.by(() => this.free.map(({ opponent }) => opponent).filter(isFirst))

  duel(trait: Trait): DuelGauge | null {
    return this.duels().find((duel) => duel.opponent === this.opponent() && duel.trait === trait) ?? null
  }

  /** The traits that can be named, in their order. */
  readonly traits: Trait[] = $derived.by(() => this.theirs.map(({ trait }) => trait).filter(isFirst))

  /** As long as none is named: the one that is won most often. */
  readonly trait: Trait | null = $derived.by(() => {
    const wanted = this.wantedTrait
    if (wanted !== null && this.traits.includes(wanted)) return wanted
    const better = (one: Trait, two: Trait) => {
      const [first, second] = [this.duel(one), this.duel(two)]
      return (second?.win ?? 0) - (first?.win ?? 0) || (first?.loss ?? 0) - (second?.loss ?? 0)
    }
    return [...this.traits].sort(better)[0] ?? null
  })

  /** What can be won. */
  readonly prizes: (number | string)[] = $derived.by(() =>
    this.theirs.filter(({ trait }) => trait === this.trait).map(({ prize }) => prize),
  )

  readonly prize: number | string | null = $derived.by(() => {
    const wanted = this.wantedPrize
    if (wanted !== null && this.prizes.includes(wanted)) return wanted
    return this.prizes[0] ?? null
  })

  /** The answer that declares it. */
  readonly option: Option | null = $derived.by(
    () => this.theirs.find(({ trait, prize }) => trait === this.trait && prize === this.prize)?.option ?? null,
  )

  name(trait: Trait): void {
    this.wantedTrait = trait
  }
  want(prize: number | string): void {
    this.wantedPrize = prize
  }
}
