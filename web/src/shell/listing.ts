/** What lists of tables show, and in which order. */
import type { Listed, OwnTable, Settings } from '../wire/shapes.ts'
import { attribute, knows, say } from '../words/language.svelte.ts'

/** What is played at a table: the name of its variant if it has one, or else of its game. */
export const titleOf = (table: Listed): string => variantTitle(table.game, table.info.variant)

export function variantTitle(game: string, variant: string): string {
  if (variant && knows(`variant-${variant}`)) return say(`variant-${variant}`)
  if (!knows(`game-${game}`)) return game
  return variant ? say('web-variant-own-of', { game: say(`game-${game}`) }) : say(`game-${game}`)
}

/** What a variant is like, in a sentence; one of somebody's own is that. */
export function variantAbout({ game, variant, tables }: Pick<Settings, 'game' | 'variant' | 'tables'>): string {
  const name = variant || game
  return tables === null && knows(`variant-${name}`) ? attribute(`variant-${name}`, 'about') : say('web-variant-own')
}

/** One's own tables that go on: those that wait for oneself first, then those on this device, the newest first. */
export function listOwn(tables: readonly OwnTable[]): OwnTable[] {
  const going = tables.filter((table) => !table.ended)
  // Several people at one device have several seats at a table: it is one table, and waits if one of them is to choose.
  const byCode = new Map<string, OwnTable>()
  for (const table of going) {
    const before = byCode.get(table.code)
    if (!before || rank(table) > rank(before)) byCode.set(table.code, table)
  }
  return [...byCode.values()].sort((one, other) => rank(other) - rank(one) || other.changed - one.changed)
}

const rank = (table: OwnTable): number => (table.turn ? 2 : 0) + (table.here ? 1 : 0)
