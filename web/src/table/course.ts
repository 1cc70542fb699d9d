/** How everybody came along, round by round, as a chart: what its lines go through, and where that lies. */

/** One line of the chart: a value for each round, from before the first one on; null once there is none any more. */
export type Values = (number | null)[]

export interface Course {
  /** Of every seat, in the order of the seats. */
  seats: Values[]
  /** What runs after them, if anything does. */
  lava: Values | null
  rounds: number
  highest: number
}

/** Where the points of a line lie in a box; it is broken where there is no value. */
export function pathOf(values: Values, course: Course, width: number, height: number): string {
  const across = width / Math.max(1, course.rounds)
  let drawing = false
  return values
    .map((value, round) => {
      if (value === null) {
        drawing = false
        return ''
      }
      const point = `${drawing ? 'L' : 'M'}${rounded(round * across)} ${rounded(height - (value / course.highest) * height)}`
      drawing = true
      return point
    })
    .join('')
}

const rounded = (number: number) => Math.round(number * 10) / 10

/** Round steps for an axis, at most so many: 0, 5, 10 ... */
export function ticks(highest: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => highest / each <= most) ?? highest
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step)
}

/** Heights for labels beside the ends of lines: as near to them as they can be without covering each other. */
export function labelHeights(wanted: readonly number[], apart: number, height: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, two) => wanted[one]! - wanted[two]!)
  const found = [...wanted]
  order.forEach((index, place) => {
    const above = order[place - 1]
    if (above !== undefined) found[index] = Math.max(found[index]!, found[above]! + apart)
  })
  const last = order.at(-1)
  const over = last === undefined ? 0 : Math.max(0, found[last]! - height)
  for (let place = order.length - 1, limit = height; over > 0 && place >= 0; place--, limit -= apart)
    found[order[place]!] = Math.min(found[order[place]!]!, limit)
  return found
}
