/** Where pieces stand on the board: meeples beside barrels, barrels above their space. */
import { fanned, spaceAt } from './geometry.ts'
import type { Path, Point } from './geometry.ts'
import type { Reading } from './reading.ts'

export interface Sizes {
  radius: number // of a space
  meeple: number // the height of one
  width: number // of one
}

export function sizesFor({ unit }: Path): Sizes {
  const meeple = unit * 0.66
  return { radius: Math.max(9, unit * 0.23), meeple, width: (meeple * 48) / 66 }
}

/** Where the feet of meeples are that stand on a space, in the order of their seats. */
export function feetOn(path: Path, reading: Reading, space: number, count: number): Point[] {
  const at = spaceAt(path, space)
  const aside = reading.barrels(space).length > 0 ? -path.unit * 0.17 : 0
  return fanned(count, path.unit).map(({ x, y }) => ({ x: at.x + x + aside, y: at.y + y + path.unit * 0.1 }))
}

/** Where somebody's meeple stands. */
export function feetOf(path: Path, reading: Reading, seat: number): Point {
  const space = reading.space(seat)
  const here = reading.meeplesOn(space)
  return feetOn(path, reading, space, here.length)[here.indexOf(seat)]!
}

/** Where one more meeple would stand on a space: beside those who are there, and beside `before` more that would be. */
export function feetOfGuest(path: Path, reading: Reading, space: number, seat: number, before = 0): Point {
  const here = reading.meeplesOn(space).filter((other) => other !== seat)
  if (here.length + before === 0) return feetOn(path, reading, space, 1)[0]!
  const feet = feetOn(path, reading, space, Math.max(1, here.length))
  const aside = path.unit * 0.42 * (here.length === 0 ? before : 1 + before)
  const right = Math.max(...feet.map(({ x }) => x)) + aside
  const x = right < path.width - path.unit * 0.25 ? right : Math.min(...feet.map((each) => each.x)) - aside
  return { x, y: feet[0]!.y }
}

export interface Cask extends Point {
  size: number
}

/** Where so many barrels lie above a space: two in a row, three if there are many. */
export function casksOn(path: Path, space: number, count: number): Cask[] {
  const at = spaceAt(path, space)
  const columns = count <= 2 ? count : count <= 4 ? 2 : 3
  const size = path.unit * (count <= 2 ? 0.36 : count <= 4 ? 0.31 : 0.23)
  const { radius } = sizesFor(path)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      size,
      x: at.x + path.unit * 0.1 + ((index % columns) - (inRow - 1) / 2) * size,
      y: at.y - radius * 0.75 - size * 0.5 - row * size * 0.92,
    }
  })
}

/** How wide what stands at the ends of the path is: an island, a ship, a village. */
export const landmark = ({ unit, rowHeight }: Path): number => Math.min(unit * 1.55, rowHeight * 1.3)

/** The frame of a picture that has its foot at a point, kept within the board. */
export function framed(path: Path, at: Point, width: number, height: number, foot: Point) {
  const x = Math.max(2, Math.min(path.width - width - 2, at.x - width * foot.x))
  const y = Math.max(2, Math.min(path.height - height - 2, at.y - height * foot.y))
  return { x, y, width, height }
}
