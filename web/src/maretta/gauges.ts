/** What the rules work out of a view, as `games/maretta/gauges.py` tells it. */
import type { Gauges as Told } from '../wire/shapes.ts'

export interface SeatGauges {
  in_race: boolean
  suits: number
  difference: number | null
  score: number | null
  aboard: boolean
  stacks: number[]
  steps: number
  danger: number
}

export interface Gauges {
  round: number
  rounds: number
  needed: number
  limit: number
  lava: number | null
  lava_next: number | null
  unseen: number[]
  seats: SeatGauges[]
}

/** Null as long as nothing was told. */
export const gaugesOf = (told: Told | undefined): Gauges | null =>
  told && 'seats' in told ? (told as unknown as Gauges) : null
