/** Passing a link on: by the device's own way of sharing, where it has one, or by the clipboard. */
import { tell } from '../parts/tidings.svelte.ts'
import { copy } from '../shell/copying.ts'
import { say } from '../words/language.svelte.ts'

export async function shared(title: string, url: string): Promise<void> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url })
    } catch {
      // Whoever changed their mind need not be told.
    }
  } else {
    tell((await copy(url)) ? say('table-copied') : url)
  }
}
