/**
 * What had the focus when something appeared has it again when that is gone: otherwise who plays by keys would begin at the top of the page.
 * Whoever has gone elsewhere in the meantime stays there.
 *
 *     <div role="note" {@attach returning}>
 */
import type { Attachment } from 'svelte/attachments'

export const returning: Attachment = () => {
  const before = document.activeElement
  return () =>
    queueMicrotask(() => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    })
}
