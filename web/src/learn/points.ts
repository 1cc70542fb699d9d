/**
 * What a lesson points at, found on the table: its parts are known by their data attributes (docs/protocol.md, "Lessons").
 *
 * A table of Arrr!!! gives these: `data-zone` is `board` (the row), `stage` (the action going on), `stack`, `answers` (the row of
 * orders), `hand`, `crew` (the own equipped cards), `traits` (the own totals), `pirates` (the others), `log` and `bar`. `data-spot` is
 * `captain-SEAT`, `chest-SEAT`, `supply`, `area-SEAT-SPOT` for an equipped card and `events-SEAT-INDEX` for one of the hand; a side of the
 * table has `data-seat`, dice that lie there `data-roll`; and each card that a point may name has `data-card="ID"`.
 */
import type { Option } from '../wire/shapes.ts'

/** What has to be known of a table to find things on it. */
export interface Ground {
  seats: readonly string[] // by their colours
  own: number
  /** Where there is a path: the space of the ship, or of the sea. */
  last?: number
  /** The space that the lava is on. */
  lava?: number | null
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
    case 'row':
      return ['[data-zone="board"]']
    case 'stage':
    case 'stack':
    case 'answers':
    case 'traits':
      return [`[data-zone="${word}"]`]
    case 'dice':
      return ['[data-roll]']
    case 'events':
      return [`[data-zone="hand"] [data-spot^="events-${own}-"]`]
    case 'coins':
      return ['[data-spot="supply"]']
    case 'exploration':
      return [`[data-zone="board"] [data-card="${rest}"]`]
    case 'pirate':
      return [`[data-zone="pirates"] [data-seat="${seat}"]`]
    case 'crew':
      return [`[data-zone="crew"] [data-card="${rest}"]`, `[data-spot^="area-"][data-card="${rest}"]`]
    case 'captain':
      return [`[data-spot="captain-${own}"]`]
    case 'chest':
      return [`[data-spot="chest-${seat}"]`, `[data-zone="pirates"] [data-seat="${seat}"]`]
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

/** Of several equal ways to go on, the one that comes nearest to an answer: most of its words, and few others. None: all do another thing. */
export function nearestTo(wanted: Option, offered: readonly Option[]): Option | undefined {
  const words = wanted.action.split(' ')
  const shared = ({ action }: Option) => action.split(' ').filter((word, index) => words[index] === word).length
  return offered
    .filter(({ action }) => action.split(' ')[0] === words[0])
    .toSorted((one, two) => shared(two) - shared(one) || one.action.length - two.action.length)[0]
}
