/** Where the speech card stands: near what it speaks of, and never on what one needs to see or touch for it. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** What lies on the table, by how much it matters that it stays in sight. */
export interface Around {
  /** Where the card may be at all. */
  area: Box
  /** What it speaks of. */
  near: readonly Box[]
  /** Never to be covered: the hand, the prompt, the button, what is chosen from. */
  never: readonly Box[]
  /** Rather not. */
  rather: readonly Box[]
}

const GAP = 14 // pixels from what the card speaks of
const CLOSE = 3 // and from what it only must not cover
const FAR = 160 // pixels: no tail points further than that
/** What covering a square pixel costs, compared with standing a pixel further away. */
const NEVER = 1000
const NEAR = 40
const RATHER = 0.03

export function placeCard(size: Size, { area, near, never, rather }: Around): Box {
  const about = around(near) ?? area
  const right = area.left + area.width - size.width
  const bottom = area.top + area.height - size.height
  const xs = [
    about.left + about.width / 2 - size.width / 2,
    about.left - GAP - size.width,
    about.left + about.width + GAP,
    area.left,
    right,
    ...never.flatMap((box) => [box.left - CLOSE - size.width, box.left + box.width + CLOSE]),
  ]
  const ys = [
    about.top - GAP - size.height,
    about.top + about.height + GAP,
    about.top + about.height / 2 - size.height / 2,
    area.top,
    bottom,
    ...[...never, ...near, ...rather].flatMap((box) => [box.top - CLOSE - size.height, box.top + box.height + CLOSE]),
  ]
  let best: Box | null = null
  let least = Infinity
  for (const x of xs)
    for (const y of ys) {
      const box = {
        ...size,
        left: Math.max(area.left, Math.min(right, x)),
        top: Math.max(area.top, Math.min(bottom, y)),
      }
      const cost =
        NEVER * covered(box, never) + NEAR * covered(box, near) + RATHER * covered(box, rather) + apart(box, about)
      if (cost < least) [best, least] = [box, cost]
    }
  return best!
}

/** The height of the tallest card that fits somewhere without lying on what must not be covered, over the whole width. */
export function tallest({ area, never }: Around): number {
  const bottom = area.top + area.height
  const edges = [area.top, ...never.map((box) => box.top + box.height + CLOSE)].filter((edge) => edge < bottom)
  const rooms = edges.map((edge) => {
    const ends = never.filter((box) => box.top + box.height + CLOSE > edge).map((box) => box.top - CLOSE)
    return Math.min(bottom, ...ends) - edge
  })
  return Math.max(0, ...rooms)
}

const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0)

export function overlap(one: Box, two: Box): number {
  const wide = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)
  const high = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top)
  return Math.max(0, wide) * Math.max(0, high)
}

/** How far two boxes are from each other; a little more if their middles are. */
function apart(one: Box, two: Box): number {
  const across = Math.max(0, two.left - one.left - one.width, one.left - two.left - two.width)
  const along = Math.max(0, two.top - one.top - one.height, one.top - two.top - two.height)
  const middles = Math.hypot(
    one.left + one.width / 2 - two.left - two.width / 2,
    one.top + one.height / 2 - two.top - two.height / 2,
  )
  return Math.hypot(across, along) + middles * 0.1
}

/** The box around several; null if there is none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** The one of several boxes whose middle is nearest to that of another. */
export function nearest(to: Box, boxes: readonly Box[]): Box | null {
  const away = (box: Box) =>
    Math.hypot(box.left + box.width / 2 - to.left - to.width / 2, box.top + box.height / 2 - to.top - to.height / 2)
  return boxes.toSorted((one, two) => away(one) - away(two))[0] ?? null
}

export interface Tail {
  side: 'top' | 'bottom' | 'left' | 'right'
  /** How far along that side, in pixels. */
  at: number
}

/** Where on the card's edge its tail sits, so that it points at what is meant; none if the card lies on it, or far away. */
export function tailOf(card: Box, target: Box | null): Tail | null {
  if (!target) return null
  const x = target.left + target.width / 2
  const y = target.top + target.height / 2
  const within = (value: number, from: number, length: number) => Math.max(26, Math.min(length - 26, value - from))
  const gaps = {
    top: card.top - (target.top + target.height),
    bottom: target.top - (card.top + card.height),
    left: card.left - (target.left + target.width),
    right: target.left - (card.left + card.width),
  }
  const [side, gap] = Object.entries(gaps).sort((one, two) => two[1] - one[1])[0] as [Tail['side'], number]
  if (gap < 0 || gap > FAR) return null
  return {
    side,
    at: side === 'top' || side === 'bottom' ? within(x, card.left, card.width) : within(y, card.top, card.height),
  }
}
