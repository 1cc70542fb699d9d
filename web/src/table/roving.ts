/**
 * Roving focus: of all that can be pressed in a zone one thing is reached by Tab, the others from there with the arrows, Home and End.
 *
 *     <section data-zone="hand" aria-labelledby={id} {@attach roving}>
 *
 * An arrow goes to what lies nearest in its direction, as it is drawn; so rows, columns and a winding path need nothing of their own.
 */
const STOPS = 'button, a[href], [data-stop]'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The one of `boxes` that lies next to `from` in a direction; -1 if nothing does. What lies aside counts double. */
export function nearest(from: Box, boxes: readonly Box[], [right, down]: readonly [number, number]): number {
  let found = -1
  let least = Infinity
  boxes.forEach((box, index) => {
    const across = middle(box).x - middle(from).x
    const along = middle(box).y - middle(from).y
    const ahead = across * right + along * down
    const aside = Math.abs(across * down) + Math.abs(along * right)
    if (ahead <= 1 || aside > ahead * 4) return
    const distance = ahead + 2 * aside
    if (distance < least) [found, least] = [index, distance]
  })
  return found
}

const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

export function roving(zone: HTMLElement): () => void {
  let current: HTMLElement | null = null

  const stops = () => [...zone.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => !stop.matches(':disabled'))

  const settle = () => {
    const all = stops()
    if (!current || !all.includes(current))
      current = all.find((stop) => stop.matches('[data-chosen]')) ?? all[0] ?? null
    for (const stop of all) {
      const index = stop === current ? '0' : '-1'
      if (stop.getAttribute('tabindex') !== index) stop.setAttribute('tabindex', index) // what is set is styled anew
    }
  }

  const enter = (event: FocusEvent) => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>(STOPS)
    if (!stop || stop === current) return
    current = stop
    settle()
  }

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const all = stops()
    const from = (event.target as HTMLElement).closest<HTMLElement>(STOPS)
    if (!from) return
    const direction = ARROWS[event.key]
    let goal: HTMLElement | undefined
    if (direction) {
      const others = all.filter((stop) => stop !== from)
      goal =
        others[
          nearest(
            from.getBoundingClientRect(),
            others.map((stop) => stop.getBoundingClientRect()),
            direction,
          )
        ]
    } else if (event.key === 'Home') goal = all[0]
    else if (event.key === 'End') goal = all.at(-1)
    else return
    event.preventDefault()
    goal?.focus()
  }

  settle()
  const watching = new MutationObserver(settle)
  watching.observe(zone, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  zone.addEventListener('focusin', enter)
  zone.addEventListener('keydown', press)
  return () => {
    watching.disconnect()
    zone.removeEventListener('focusin', enter)
    zone.removeEventListener('keydown', press)
  }
}
