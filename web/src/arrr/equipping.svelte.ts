/**
 * Equipping (P2.2) until one sets sail: which equipped cards go to make room, and which of the hand come aboard. The rules want what goes
 * named first, people do it in any order: the draft is put in order each time.
 */
import type { Sitting } from '../table/sitting.svelte.ts'

export class Equipping {
  /** Spots whose cards go, from 0 on. */
  private drops: readonly number[] = []
  /** Ids of the cards of the hand that come aboard, in the order they were put there. */
  private places: readonly string[] = []

  constructor(private readonly sitting: Sitting) {}

  forget(): void {
    this.drops = []
    this.places = []
  }

  async place(id: string): Promise<void> {
    await this.settle(this.drops, [...this.places, id])
  }

  /** An equipped card goes; one that was only just put there comes back to the hand; one that was to go stays after all. */
  async touchSpot(spot: number, id: string | null): Promise<void> {
    if (this.drops.includes(spot) && id === null) {
      await this.settle(
        this.drops.filter((each) => each !== spot),
        this.places,
      )
    } else if (id !== null && this.isNew(spot)) {
      const at = this.places.lastIndexOf(id)
      await this.settle(
        this.drops,
        this.places.filter((_, index) => index !== at),
      )
    } else if (id !== null) await this.settle([...this.drops, spot], this.places)
  }

  /** Take back what was done last; false if nothing was. */
  back(): boolean {
    if (this.places.length > 0) void this.settle(this.drops, this.places.slice(0, -1))
    else if (this.drops.length > 0) void this.settle(this.drops.slice(0, -1), this.places)
    else return false
    return true
  }

  /** Whether the card on a spot was put there in this draft. */
  isNew(spot: number): boolean {
    const { view, drafted } = this.sitting
    if (!view || !drafted || typeof view.seat !== 'number') return false
    const place = view.layout.place('area', view.seat)
    return drafted.slot(place, spot) !== null && (view.slot(place, spot) === null || this.drops.includes(spot))
  }

  private async settle(drops: readonly number[], places: readonly string[]): Promise<void> {
    this.drops = drops
    this.places = places
    await this.sitting.redraft([...drops.map((spot) => `drop ${spot + 1}`), ...places.map((id) => `equip ${id}`)])
    // What was refused on the way is not wanted any more.
    const said = this.sitting.steps.map(({ option }) => option.action.split(' '))
    this.drops = said.filter(([verb]) => verb === 'drop').map(([, spot]) => Number(spot) - 1)
    this.places = said.filter(([verb]) => verb === 'equip').map(([, id]) => id!)
  }
}
