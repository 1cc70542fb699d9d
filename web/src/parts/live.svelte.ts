/** What is said aloud to who listens: one voice for the whole page, so that nothing is talked over. */

const PAUSE = 120 // milliseconds in which sentences are gathered: a burst of them would be cut off by screen readers

let gathered: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let spoken = $state.raw({ text: '', odd: false })

/** What stands in the live region. `odd` takes turns, so that the same words twice are heard twice. */
export const saying = (): { text: string; odd: boolean } => spoken

/** Say nothing more, and leave nothing to be read: somebody else holds the device. */
export function hush(): void {
  clearTimeout(timer)
  timer = undefined
  gathered = []
  spoken = { text: '', odd: !spoken.odd }
}

/** Say it, after what is being said now, and together with what comes in the same moment. */
export function announce(text: string): void {
  if (!text) return
  gathered.push(text)
  timer ??= setTimeout(() => {
    spoken = { text: gathered.join(' '), odd: !spoken.odd }
    gathered = []
    timer = undefined
  }, PAUSE)
}
