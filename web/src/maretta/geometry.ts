/**
 * Where the spaces of a path lie: a line that winds to and fro in whatever box there is. It goes up from an island, and down from a
 * volcano; how many rows it takes follows from the box and from how many spaces there are.
 */

export interface Point {
  x: number
  y: number
}

export interface Space extends Point {
  number: number
  row: number
  /** 1: the path goes to the right here; -1: to the left. */
  heading: 1 | -1
}

export interface Path {
  width: number
  height: number
  spaces: Space[]
  /** The space that everything else is measured by: a meeple, a barrel, the round of a space. */
  unit: number
  rowHeight: number
  /** The whole line, as a path of SVG. */
  line: string
}

export interface Wanted {
  first: number // below 0 where the lava comes from behind the village
  last: number
  down: boolean
}

/** A cell is a little higher than wide: barrels lie above a space. */
const HIGHER = 1.16
/** How far the line sways within a row, of a row's height. */
const SWAY = 0.1
/** How far from the edge a row begins and ends; where the path itself does, there is something larger than a space. */
const MARGIN = 0.5
const END = 0.8
const LARGEST = 180

export function layPath(width: number, height: number, { first, last, down }: Wanted): Path {
  const count = last - first + 1
  const rows = rowsFor(width, height, count)
  const unit = Math.min(LARGEST, unitFor(width, height, count, rows))
  const rowHeight = height / rows
  const spaces: Space[] = []
  for (let row = 0, number = first; row < rows; row++) {
    const length = Math.floor(count / rows) + (row < count % rows ? 1 : 0)
    const heading = row % 2 === 0 ? 1 : -1
    // What is at the ends of the path is larger than a space.
    const start = unit * (row === 0 ? END : MARGIN)
    const end = unit * (row === rows - 1 ? END : MARGIN)
    for (let index = 0; index < length; index++, number++) {
      const along = length === 1 ? 0 : index / (length - 1)
      const x = start + along * (width - start - end)
      const sway = Math.sin((number - first) * 2.1) * rowHeight * SWAY
      const from = down ? row : rows - 1 - row
      spaces.push({ number, row, heading, x: heading === 1 ? x : width - x, y: rowHeight * (from + 0.62) + sway })
    }
  }
  return { width, height, spaces, unit, rowHeight, line: smooth(spaces) }
}

/** As many rows as make cells as large as they can be. */
function rowsFor(width: number, height: number, count: number): number {
  let best = 1
  let largest = 0
  for (let rows = 1; rows <= Math.ceil(count / 2); rows++) {
    const unit = unitFor(width, height, count, rows)
    if (unit > largest) [best, largest] = [rows, unit]
  }
  return best
}

function unitFor(width: number, height: number, count: number, rows: number): number {
  const columns = Math.ceil(count / rows)
  return Math.min(width / columns, height / rows / HIGHER)
}

/** A line through all points, without corners. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!
  const round = (value: number) => Math.round(value * 10) / 10
  const parts = points.slice(1).map((to, index) => {
    const from = at(index)
    const one = { x: from.x + (to.x - at(index - 1).x) / 6, y: from.y + (to.y - at(index - 1).y) / 6 }
    const two = { x: to.x - (at(index + 2).x - from.x) / 6, y: to.y - (at(index + 2).y - from.y) / 6 }
    return `C${[one, two, to].map((point) => `${round(point.x)} ${round(point.y)}`).join(' ')}`
  })
  return points.length === 0 ? '' : `M${round(at(0).x)} ${round(at(0).y)}${parts.join('')}`
}

/** Where a place on the path is that lies between spaces: past space 6 by a half, where a reef stands. */
export function between(path: Path, number: number): Point {
  const low = spaceAt(path, Math.floor(number))
  const high = spaceAt(path, Math.ceil(number))
  const share = number - Math.floor(number)
  return { x: low.x + (high.x - low.x) * share, y: low.y + (high.y - low.y) * share }
}

/** A space by its number; what lies beyond an end is at that end. */
export function spaceAt(path: Path, number: number): Space {
  const first = path.spaces[0]!.number
  return path.spaces[Math.max(0, Math.min(path.spaces.length - 1, number - first))]!
}

/** Where pieces stand that share a space: side by side, in two rows if there are many. */
export function fanned(count: number, unit: number): Point[] {
  const rows = count > 3 ? 2 : 1
  const first = Math.ceil(count / rows)
  return Array.from({ length: count }, (_, index) => {
    const row = index < first ? 0 : 1
    const [length, place] = row === 0 ? [first, index] : [count - first, index - first]
    return { x: (place - (length - 1) / 2) * unit * 0.34, y: row * unit * 0.2 - (rows - 1) * unit * 0.12 }
  })
}

/** How a meeple goes from a space to another: every space in between, forward or back. */
export function steps(from: number, to: number): number[] {
  const way = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * way)
}

/** Words that stand at those points, moved up or down so that none lies upon another or beyond the upper edge. */
export function apart<Placed extends Point>(placed: readonly Placed[], wide: number, high: number): Placed[] {
  const free: Placed[] = []
  for (const one of placed) {
    const tries = [0, -1, 1, -2, 2].map((far) => ({ ...one, y: Math.max(high, one.y) + far * high }))
    const isFree = ({ x, y }: Point) =>
      y >= high && free.every((other) => Math.abs(other.x - x) >= wide || Math.abs(other.y - y) >= high)
    free.push(tries.find(isFree) ?? tries[0]!)
  }
  return free
}

/** An arc from one point to another, bent upwards. */
export function arc(from: Point, to: Point): string {
  const lift = Math.max(28, Math.hypot(to.x - from.x, to.y - from.y) * 0.35)
  const round = (value: number) => Math.round(value * 10) / 10
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - lift }
  return `M${round(from.x)} ${round(from.y)}Q${round(middle.x)} ${round(middle.y)} ${round(to.x)} ${round(to.y)}`
}
