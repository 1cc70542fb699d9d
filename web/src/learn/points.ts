/** What a lesson points at, found on the table: its parts are known by their data attributes (docs/protocol.md, "Lessons"). */
import type { Option } from '../wire/shapes.ts'

/** What has to be known of a table to find things on it. */
export interface Ground {
  seats: readonly string[] // by their colours
  own: number
  last: number // the space of the ship, or of the sea
  lava: number | null // the space that it is on
}

/** Where a point may be found, the best place first. */
export function selectorsOf(point: string, { seats, own, last, lava }: Ground): string[] {
  const [word = '', rest = ''] = point.split(' ')
  const seat = seats.indexOf(rest)
  const raft =
    seat === own
      ? `section[data-seat="${seat}"] > [role="group"]:not([data-zone])`
      : `[data-zone="rafts"] [data-seat="${seat}"]`
  switch (word) {
    case 'hand':
      return ['[data-zone="hand"]']
    case 'card':
      return [`[data-zone="hand"] [data-card="${rest}"]`]
    case 'raft':
      return [raft]
    case 'stock':
      return [`[data-spot^="stock-${seat}-"]`, raft]
    case 'meter':
      return [`[data-meter="${seat}"]`, raft]
    case 'space':
      return [`[data-space="${rest}"]`]
    case 'barrels':
      return ['[data-zone="barrels"]', `[data-space="${rest}"] [data-spot^="barrel-"]`, `[data-space="${rest}"]`]
    case 'barrel':
      return [`[data-zone="barrels"] button:nth-of-type(${rest})`]
    case 'ship':
    case 'sea':
      return [`[data-space="${last}"]`]
    case 'lava':
      return [`[data-space="${lava}"]`]
    case 'log':
      return ['[data-zone="log"]']
    case 'prompt':
      return ['[data-zone="bar"]']
    case 'commit':
      return ['[data-commit]']
    default:
      return []
  }
}

/** All that a point means. */
export function pointedAt(root: ParentNode, point: string, ground: Ground): Element[] {
  for (const selector of selectorsOf(point, ground)) {
    const found = [...root.querySelectorAll(selector)]
    if (found.length > 0) return found
  }
  return []
}

/** What on the table would give one of these answers, apart from the action bar. */
export function answering(root: ParentNode, options: readonly Option[]): Element[] {
  return options.flatMap(({ code }) =>
    [...root.querySelectorAll(`[data-code="${code}"]`)].filter((each) => !each.closest('[data-zone="bar"]')),
  )
}

/** Of several equal ways to go on, the one that comes nearest to an answer: most of its words, and few others. */
export function nearestTo(wanted: Option, offered: readonly Option[]): Option | undefined {
  const words = wanted.action.split(' ')
  const shared = ({ action }: Option) => action.split(' ').filter((word, index) => words[index] === word).length
  return offered.toSorted((one, two) => shared(two) - shared(one) || one.action.length - two.action.length)[0]
}
