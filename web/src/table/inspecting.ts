/**
 * Looking closely: hover with a mouse, a long press, the key for it, or any touch while the next touch inspects. Pointer events only: a
 * page that listens to touch and mouse both hears everything twice.
 */
import type { Attachment } from 'svelte/attachments'

/** What looks closely: the desk of a game, which knows what its subjects are. */
export interface Looking<Subject> {
  inspected: { passing: boolean } | null
  inspect(subject: Subject, element: Element, passing?: boolean): void
}

export const LONG_PRESS = 450
const HOVER = 600

export function closely<const Subject>(desk: Looking<Subject>, subject: () => Subject | null): Attachment {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressedLong = false
    let pressedAt = 0
    let releasedAt = 0

    const open = (passing: boolean) => {
      const found = subject()
      if (found) desk.inspect(found, element, passing)
    }
    const wait = (milliseconds: number, passing: boolean) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        pressedLong = !passing
        open(passing)
      }, milliseconds)
    }
    const stop = () => clearTimeout(timer)

    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') wait(HOVER, true)
    }
    const leave = () => {
      stop()
      if (desk.inspected?.passing) desk.inspected = null
    }
    const down = (event: PointerEvent) => {
      pressedLong = false
      pressedAt = event.timeStamp
      if (event.pointerType !== 'mouse') wait(LONG_PRESS, false)
      else stop()
    }
    const up = (event: PointerEvent) => {
      stop()
      releasedAt = event.timeStamp
    }
    // What ends a long press is no touch; but a page that was busy may only have heard too late that it was a short one.
    const click = (event: MouseEvent) => {
      stop()
      if (!pressedLong) return
      pressedLong = false
      if (releasedAt - pressedAt < LONG_PRESS) {
        desk.inspected = null
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const callout = (event: MouseEvent) => event.preventDefault()

    const heard: [string, EventListener, boolean?][] = [
      ['pointerenter', enter as EventListener],
      ['pointerleave', leave],
      ['pointerdown', down as EventListener],
      ['pointerup', up as EventListener],
      ['pointercancel', stop],
      ['click', click as EventListener, true],
      ['contextmenu', callout as EventListener],
    ]
    // Before those of the thing itself, so that the end of a long press can be kept from them.
    for (const [name, listener, capture] of heard) element.addEventListener(name, listener, capture)
    inspectable.set(element, () => open(false))
    return () => {
      stop()
      inspectable.delete(element)
      for (const [name, listener, capture] of heard) element.removeEventListener(name, listener, capture)
    }
  }
}

/** Hear `pointerdown` everywhere: a touch of anything else puts away what was looked at closely. */
export const elsewhere =
  (desk: { inspected: unknown }) =>
  (event: PointerEvent): void => {
    if (desk.inspected && !(event.target as Element).closest('[role="note"]')) desk.inspected = null
  }

const inspectable = new WeakMap<Element, () => void>()

/** Look closely at what has the focus; false if that is nothing. */
export function inspectFocused(): boolean {
  let element = document.activeElement
  while (element && !inspectable.has(element)) element = element.parentElement
  if (!element) return false
  inspectable.get(element)!()
  return true
}
