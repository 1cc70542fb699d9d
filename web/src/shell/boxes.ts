/** The boxes on the shelf: each is a tile of the first page, and holds one game or the two sides of one. */
import { attribute, say } from '../words/language.svelte.ts'

export interface Box {
  name: 'maretta' | 'arrr'
  games: readonly string[]
}

export const BOXES: readonly Box[] = [
  { name: 'maretta', games: ['maretta', 'vulcano'] },
  { name: 'arrr', games: ['arrr'] },
]

export type Theme = 'sea' | 'basalt' | 'night'

/** On which ground a game is played. */
export const themeOf = (game: string): Theme => (game === 'vulcano' ? 'basalt' : game === 'arrr' ? 'night' : 'sea')

export const boxOf = (game: string): Box => BOXES.find((box) => box.games.includes(game)) ?? BOXES[0]!

/** What can be chosen on a box before it is opened: a side of the board, or a mode; the first is for who comes for the first time. */
export interface Side {
  name: string
  game: string
  /** Empty: as printed. */
  variant: string
  label: () => string
  about: () => string
}

/** Where a side of the board or a mode is learned: its lesson is called as it is. */
export const learnAddress = (side: Side): string => `/learn/${side.name}`

const MODES = ['gallows', 'boarding', 'arrr']

export function sidesOf(box: Box): Side[] {
  if (box.name === 'arrr')
    return MODES.map((variant) => ({
      name: variant,
      game: 'arrr',
      variant: variant === 'arrr' ? '' : variant,
      label: () => say(`variant-${variant}`),
      about: () => say(`web-mode-${variant}`),
    }))
  return box.games.map((game) => ({
    name: game,
    game,
    variant: '',
    label: () => say(`web-side-${game}`),
    about: () => attribute(`game-${game}`, 'side'),
  }))
}
