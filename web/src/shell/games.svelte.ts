/** What can be played here and against whom: asked once, and again if that failed. */
import { games } from '../wire/http.ts'
import type { Games, GameTold } from '../wire/shapes.ts'

let asked: Promise<Games> | null = null
let told = $state.raw<Games | null>(null)

/** What is known by now. */
export const gamesHere = (): Games | null => told

export async function learnGames(): Promise<Games> {
  asked ??= games()
  try {
    told = await asked
    return told
  } catch (error) {
    asked = null
    throw error
  }
}

export const gameHere = (name: string): GameTold | null => told?.games.find(({ game }) => game === name) ?? null

/** A bot of a level: what it is called, and the key of what it is like. */
export interface Bot {
  level: number
  name: string
  key: string
}

export const botsOf = (game: string): Bot[] =>
  (told?.levels ?? [])
    .filter(({ games }) => games.includes(game))
    .map(({ level, name }) => ({ level, name, key: `bot-${name.toLowerCase()}` }))
