/** Where things are on the table while somebody teaches: what is meant, and what must stay in sight. */
import type { Around, Box } from './placing.ts'

const GROWN = 5 // pixels of a ring around what it means
const HIDDEN = 2 // pixels: what is smaller is not there

/** What one needs for a step, wherever it is. */
const NEVER =
  '[data-zone="hand"], [data-zone="bar"], [data-zone="bar"] > *, [data-zone="barrels"], [data-zone="stocks"], ' +
  '[data-zone="stage"] :is([data-plunder], [data-prize], [data-zone="options"], [data-zone="targets"])'
const RATHER = 'header, [data-zone="rafts"] [data-seat], section[data-seat] > [role="group"]'
const MARGIN = 6

export class Looking {
  /** Around what is meant. */
  rings = $state.raw<Box[]>([])
  around = $state.raw<Around | null>(null)

  /** Look before every picture that the browser paints, until the returned function is called. */
  watch(area: () => HTMLElement | undefined, meant: (table: Element) => Element[][], whole: () => boolean): () => void {
    let asked = 0
    const go = () => {
      const there = area()
      if (there?.parentElement) this.look(there, there.parentElement, meant(there.parentElement), whole())
      asked = requestAnimationFrame(go)
    }
    go()
    return () => cancelAnimationFrame(asked)
  }

  /** What has not moved changes nothing. `whole`: the card may lie on the header, too, where room is short. */
  private look(area: Element, table: Element, meant: Element[][], whole: boolean): void {
    const { left, right, top, bottom } = area.getBoundingClientRect()
    const from = whole ? 0 : top
    const near = meant.map(boxOf).filter((box) => box !== null)
    const around = {
      area: {
        left: left + MARGIN,
        top: from + MARGIN,
        width: right - left - 2 * MARGIN,
        height: bottom - from - 2 * MARGIN,
      },
      near,
      never: boxesOf(table, NEVER),
      rather: boxesOf(table, RATHER),
    }
    if (JSON.stringify(near) !== JSON.stringify(this.rings)) this.rings = near
    if (JSON.stringify(around) !== JSON.stringify(this.around)) this.around = around
  }
}

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

/** What can be seen of it: a part may lie outside of what it scrolls in. */
function seen(element: Element): Edges & { width: number; height: number } {
  let { left, top, right, bottom }: Edges = element.getBoundingClientRect()
  const pane = element.parentElement?.closest('[data-zone="stage"]')?.getBoundingClientRect()
  if (pane) {
    left = Math.max(left, pane.left)
    top = Math.max(top, pane.top)
    right = Math.min(right, pane.right)
    bottom = Math.min(bottom, pane.bottom)
  }
  return { left, top, right, bottom, width: right - left, height: bottom - top }
}

function boxOf(elements: readonly Element[]): Box | null {
  const rects = elements.map(seen).filter((rect) => rect.width > HIDDEN && rect.height > HIDDEN)
  if (rects.length === 0) return null
  const left = Math.min(...rects.map((rect) => rect.left)) - GROWN
  const top = Math.min(...rects.map((rect) => rect.top)) - GROWN
  const right = Math.max(...rects.map((rect) => rect.right)) + GROWN
  const bottom = Math.max(...rects.map((rect) => rect.bottom)) + GROWN
  return { left, top, width: right - left, height: bottom - top }
}

const boxesOf = (root: Element, selector: string): Box[] =>
  [...root.querySelectorAll(selector)].map((each) => boxOf([each])).filter((box) => box !== null)
