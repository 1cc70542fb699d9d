/** Something in the air over a table. */
export interface Flight {
  /** Names of spots, as elements carry them (`data-spot`). */
  from: string
  to: string
  late: number // milliseconds
}

/** How something flies. */
export interface Way {
  /** How far above the straight line it is half way there, in pixels. */
  lift: number
  /** How much of its size it loses. */
  shrinks: number
  /** Whether it is gone once it is there. */
  fades?: boolean
}
