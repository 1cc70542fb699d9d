/** The games that can be drawn: what draws a table of each, its end, and says how things stand; and which texts that needs. */
import type { Component } from 'svelte'

import type { SeatName } from './art/palette.ts'
import type { Replayed } from './replay/source.svelte.ts'
import type { Sitting } from './table/sitting.svelte.ts'
import type { Show } from './table/show.svelte.ts'
import { need } from './words/language.svelte.ts'

export type GameTable = Component<{ sitting: Sitting; show: Show }>

/** All that the table around a game asks it for. */
export interface Drawing {
  Table: GameTable
  /** The picture of an end, with whoever has won. */
  Picture: Component<{ game: string; winners: readonly SeatName[] }>
  /** How everybody came along, once it is over. */
  Review: Component<{ game: string; replayed: Replayed; names: readonly string[]; winners: readonly number[] }>
  /** How things stand, sentence by sentence, for who listens: one's hand, and how it is with everybody. */
  standing: (sitting: Sitting) => string[]
}

const maretta = async (): Promise<Drawing> =>
  (await Promise.all([import('./maretta/drawing.ts'), need('table', 'maretta')]))[0].drawing
const arrr = async (): Promise<Drawing> =>
  (await Promise.all([import('./arrr/drawing.ts'), need('table', 'arrr')]))[0].drawing

const DRAWINGS: Record<string, () => Promise<Drawing>> = { maretta, vulcano: maretta, arrr }
const there = new Map<string, Drawing>()

/** What draws a game, with its texts; it comes when it is wanted. */
export async function drawingOf(game: string): Promise<Drawing> {
  const found = DRAWINGS[game]
  if (!found) throw new Error(`no table of ${game} can be drawn`)
  const drawing = await found()
  there.set(game, drawing)
  return drawing
}

/** The component that draws a table of that game. */
export const tableOf = async (game: string): Promise<GameTable> => (await drawingOf(game)).Table

/** What draws a game whose table is there already. */
export function drawn(game: string): Drawing {
  const drawing = there.get(game)
  if (!drawing) throw new Error(`no table of ${game} is drawn`)
  return drawing
}

const KEPT = 'settemari game of ' // for as long as the tab is open

/** Which game is played at a table: whoever comes back to it has all that draws it on its way before the table is asked. */
export function remember(code: string, game: string): void {
  try {
    sessionStorage.setItem(KEPT + code, game)
  } catch {
    // A browser that keeps nothing: it comes later.
  }
}

/** Have all on its way that draws the table, if it was seen before. What does not come is asked for again when it is shown. */
export function expectTable(code: string): void {
  try {
    const game = sessionStorage.getItem(KEPT + code) ?? ''
    if (Object.hasOwn(DRAWINGS, game)) void drawingOf(game).catch(() => undefined)
  } catch {
    // See above.
  }
}

/** The same of a table that is about to be opened, with its page. */
export function expectGame(game: string): void {
  void import('./table/TablePage.svelte').catch(() => undefined)
  if (Object.hasOwn(DRAWINGS, game)) void drawingOf(game).catch(() => undefined)
}
