/** The colours of the table in TypeScript, for what is computed; `tokens.css` says the same to the browser. */

export const INK = '#14202B'
export const CREAM = '#FFF6E0'
export const PAPER = '#FBF4E4'
/** The paper of the cards of Arrr!!!, and of those that are exhausted. */
export const PARCHMENT = '#F6E9CB'
export const PARCHMENT_SHADE = '#E0CDA1'
export const SEA = '#0E3A52'
export const BASALT = '#2A1A1F'
export const NIGHT = '#0B1D3A'
export const TARGET = '#FFD166'

export const SEAT_NAMES = ['purple', 'pink', 'yellow', 'turquoise', 'white'] as const
export type SeatName = (typeof SEAT_NAMES)[number]

export const SUIT_NAMES = ['wood', 'rope', 'fire', 'water', 'food'] as const
export type SuitName = (typeof SUIT_NAMES)[number]

export const BARREL_NAMES = [
  'monkey',
  'troop',
  'cuttlefish',
  'school',
  'shark',
  'sharks',
  'spear',
  'anchor',
  'pelican',
] as const
export type BarrelName = (typeof BARREL_NAMES)[number]

/** A painted surface: its colour, the second tone beside it, and what is written on it. */
export interface Paint {
  fill: string
  shade: string
  on: string
}

export const SEATS: Record<SeatName, Paint> = {
  purple: { fill: '#7A39B3', shade: '#58248A', on: '#FFFFFF' },
  pink: { fill: '#DF5A87', shade: '#B83C68', on: INK },
  yellow: { fill: '#F8CE2C', shade: '#D99F10', on: INK },
  turquoise: { fill: '#00BDC8', shade: '#008D9B', on: INK },
  white: { fill: '#FFFFFF', shade: '#CBD4DA', on: INK },
}

export const SUITS: Record<SuitName, Paint> = {
  wood: { fill: '#6A3A16', shade: '#53290B', on: '#FFFFFF' },
  rope: { fill: '#F6CF82', shade: '#E7B65D', on: INK },
  fire: { fill: '#F4500A', shade: '#D23A02', on: INK },
  water: { fill: '#1B5FA3', shade: '#134A85', on: '#FFFFFF' },
  food: { fill: '#5BA471', shade: '#43895A', on: INK },
}

/** The traits of Arrr!!!; on white navigation is written in its darker tone. */
export const TRAITS = {
  attack: '#BF4323',
  navigation: '#6182BE',
  cunning: '#63E1C4',
  courage: '#3E327A',
  coin: '#E8B423',
} as const
export const NAVIGATION_ON_WHITE = '#3F64A6'

/** The traits as badges with a sign and a number on them; the jolly is paper. */
export const BADGES = {
  attack: { fill: TRAITS.attack, shade: '#93301A', on: CREAM },
  navigation: { fill: NAVIGATION_ON_WHITE, shade: '#2C4A82', on: CREAM },
  cunning: { fill: TRAITS.cunning, shade: '#36B598', on: INK },
  courage: { fill: TRAITS.courage, shade: '#2A2058', on: CREAM },
  jolly: { fill: CREAM, shade: '#DCC79A', on: INK },
} as const satisfies Record<string, Paint>

/** The packs of Arrr!!!: the frames and the backs of their cards. */
export const PACK_NAMES = ['crew', 'event', 'exploration', 'captain'] as const
export type PackName = (typeof PACK_NAMES)[number]

export const PACKS: Record<PackName, Paint> = {
  crew: { fill: '#B3261E', shade: '#8A1812', on: CREAM },
  event: { fill: '#1B5FA3', shade: '#134A85', on: CREAM },
  exploration: { fill: '#D9771E', shade: '#B45C0C', on: INK },
  captain: { fill: '#46206F', shade: '#321552', on: CREAM },
}

/** The wax of a collection's seal. */
export const SEAL: Paint = { fill: '#1F6B5E', shade: '#154D44', on: CREAM }
