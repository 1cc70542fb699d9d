/** Where the things on a card lie: as many as its number, in rows from the back to the front. */

const ROWS = [[1], [2], [1, 2], [2, 2], [2, 1, 2], [2, 2, 2], [2, 3, 2], [3, 2, 3], [3, 3, 3]]
const SIZES = [2.3, 1.3, 1.32, 1.24, 0.96, 0.92, 0.88, 0.88, 0.88]

export interface Spot {
  x: number
  y: number
  size: number
}

/** The spots of a pile around 0 0; a number too large to be counted at a glance gets one big thing. */
export function pile(number: number): Spot[] {
  const rows = ROWS[number - 1] ?? ROWS[0]!
  const size = SIZES[number - 1] ?? SIZES[0]!
  const apart = number === 5 ? 62 : 44 // of five the middle one lies between the others
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, place) => ({
      x: (place - (count - 1) / 2) * apart * size + (row % 2 ? 2 : -2),
      y: (row - (rows.length - 1) / 2) * (rows.length > 2 ? 38 : 42) * size + (place % 2 ? 3 : -1),
      size,
    })),
  )
}
