/** Text that must fit on a card: it is written as large as there is room for. */
import type { Attachment } from 'svelte/attachments'

/** How many sizes there are, the largest being 0. `[data-step]` in `CardFace.svelte` says how large each is. */
export const STEPS = 8

const OVERHANG = 2 // pixels: tabs at the sides of a card hang over its edge, and are not cut off by that

const holds = (box: Element) => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth + OVERHANG

/** Writes smaller, step by step, until nothing is cut off, nor more than fits into what is `data-within` it. `_said` is what stands there: when it changes it is tried anew. */
export function fitting(_said: string): Attachment<HTMLElement> {
  return (box) => {
    let gone = false
    const fit = () => {
      for (let step = 0; step < STEPS; step += 1) {
        box.dataset.step = String(step)
        if ([box, ...box.querySelectorAll('[data-within]')].every(holds)) return
      }
    }
    fit()
    // Type comes late, and a card that was not shown had no size.
    if ('fonts' in document) void document.fonts.ready.then(() => !gone && fit())
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => fit())
    sizes?.observe(box)
    return () => {
      gone = true
      sizes?.disconnect()
    }
  }
}
