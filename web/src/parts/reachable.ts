/**
 * What may have more in it than fits: as long as it scrolls it can be reached by Tab, so that who has only keys can read it whole.
 *
 *     <div role="group" aria-label={…} {@attach reachable}>
 */
import type { Attachment } from 'svelte/attachments'

export const reachable: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const scrolls = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1
    if (scrolls) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(element)
  const words = new MutationObserver(look)
  words.observe(element, { childList: true, subtree: true, characterData: true })
  look()
  return () => {
    sizes.disconnect()
    words.disconnect()
  }
}
