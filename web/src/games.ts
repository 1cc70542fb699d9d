/** The games that can be drawn: which component draws a table of each, and which texts it needs. */
import type { Component } from 'svelte'

import type { Sitting } from './table/sitting.svelte.ts'
import type { Show } from './table/show.svelte.ts'
import { need } from './words/language.svelte.ts'

export type GameTable = Component<{ sitting: Sitting; show: Show }>

const maretta = async (): Promise<GameTable> => {
  const [{ default: component }] = await Promise.all([
    import('./maretta/MarettaTable.svelte'),
    need('table', 'maretta'),
  ])
  return component
}

const TABLES: Record<string, () => Promise<GameTable>> = { maretta, vulcano: maretta }

/** Whether a game can be drawn here; the others are played at the text table. */
export const isDrawn = (game: string): boolean => game in TABLES

/** The component that draws a table of that game, with its texts; it comes when it is wanted. */
export async function tableOf(game: string): Promise<GameTable> {
  const found = TABLES[game]
  if (!found) throw new Error(`no table of ${game} can be drawn`)
  return await found()
}

/** The table of a game as plain pages, which need no drawing. */
export const textTable = (code: string): string => `/t/${encodeURIComponent(code)}?view=text`
