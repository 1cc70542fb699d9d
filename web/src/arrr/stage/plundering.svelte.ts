/** What a challenger takes who was refused (P5.3): some equipped cards of the other, and the doubloon, as one answer. */
import type { Option } from '../../wire/shapes.ts'
import type { Plunder } from '../offered.ts'

export class Plundering {
  private taken = $state.raw<readonly number[]>([])
  private noCoin = $state(false)

  constructor(private readonly plunders: () => readonly Plunder[]) {}

  forget(): void {
    this.taken = []
    this.noCoin = false
  }

  /** Cards that can be taken at all, by their spots. */
  readonly spots: number[] = $derived.by(() => {
    const all = this.plunders().flatMap(({ spots }) => spots)
    return all.filter((spot, at) => all.indexOf(spot) === at).sort()
  })
  /** How many of them at most. */
  readonly most: number = $derived.by(() => Math.max(0, ...this.free.map(({ spots }) => spots.length)))

  private get free(): Plunder[] {
    return this.plunders().filter(({ option }) => !option.refused)
  }

  can(spot: number): boolean {
    return this.spots.includes(spot)
  }
  has(spot: number): boolean {
    return this.taken.includes(spot)
  }

  /** One more than can be taken takes the place of the first. */
  toggle(spot: number): void {
    if (this.has(spot)) this.taken = this.taken.filter((each) => each !== spot)
    else this.taken = [...this.taken, spot].slice(-Math.max(1, this.most))
  }

  get mayTakeCoin(): boolean {
    return this.free.some(({ coin }) => coin)
  }
  get coin(): boolean {
    return this.mayTakeCoin && !this.noCoin
  }
  toggleCoin(): void {
    this.noCoin = !this.noCoin
  }

  back(): boolean {
    if (this.taken.length === 0) return false
    this.taken = this.taken.slice(0, -1)
    return true
  }

  /** The answer that takes just that. */
  readonly option: Option | null = $derived.by(() => {
    const wanted = [...this.taken].sort().join()
    const same = this.free.filter(({ spots }) => [...spots].sort().join() === wanted)
    return (same.find(({ coin }) => coin === this.coin) ?? same[0])?.option ?? null
  })
}
