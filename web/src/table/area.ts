/** What the tables of all games have alike: their shapes, and how keys find what lies on them. */
import { inspectFocused } from './inspecting.ts'
import type { Deed, KeyName } from './keys.ts'

/** `flat`: a phone on its side. */
export type Shape = 'flat' | 'large' | 'upright'

/** `large`: from which height on a table is laid out as on a desk. */
export function shapeOf(width: number, height: number, large = 480): Shape {
  if (height > 0 && height < 400 && width > height * 1.5) return 'flat'
  return width >= 760 && height >= large ? 'large' : 'upright'
}

/** Focus what a selector finds on a table; false if that is nothing. */
export function focusOn(table: HTMLElement | undefined, selector: string): boolean {
  const found = table?.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== undefined && found !== null
}

/** What these keys do at every table; `clear`: what takes back what is half chosen. */
export const usualDeeds = (
  table: () => HTMLElement | undefined,
  clear: () => boolean,
): Partial<Record<KeyName, Deed>> => ({
  board: () => focusOn(table(), '[data-zone="board"] [tabindex="0"]'),
  inspect: () => inspectFocused(),
  clear: () => clear(),
})
