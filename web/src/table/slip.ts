/** Where a slip of paper lies that is about something on the table. */

const GAP = 8 // pixels to that and to the edges of the table

/**
 * Above the thing or below it, as far as the table reaches. What is fixed is held by the containment of the table as well, so all of it is
 * counted from there, and from the top of what scrolls in it.
 */
export function placed(at: DOMRect, table: HTMLElement, width: number, height: number): { left: number; top: number } {
  const whole = table.getBoundingClientRect()
  const inside = (place: number, room: number) => Math.max(GAP, Math.min(room - GAP, place))
  const above = at.y - whole.y - height - GAP
  const top = above >= GAP ? above : inside(at.bottom - whole.y + GAP, whole.height - height)
  const left = inside(at.x - whole.x + at.width / 2 - width / 2, whole.width - width)
  return { left: left + table.scrollLeft, top: top + table.scrollTop }
}
