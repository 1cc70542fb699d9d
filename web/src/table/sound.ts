/** Sounds, made up as they are played (ZzFX): off until somebody asks for them. Whatever they tell can be seen as well. */
import { chosen } from '../settings.svelte.ts'

type Parameters = (number | undefined)[]

const none = undefined

/** By what moves: parameters of ZzFX (volume, randomness, frequency, attack, sustain, release, shape, ...). */
const EFFECTS: Record<string, Parameters> = {
  slot: [0.6, 0.05, 190, 0.005, 0.01, 0.06, 4, 1.6, -6], // a card on wood
  flip: [0.5, 0.1, 420, 0.005, 0.015, 0.05, 2, 1.8, 12],
  draw: [0.3, 0.1, 300, 0.01, 0.02, 0.06, 4, 0.8, 3],
  hop: [0.6, 0.05, 260, 0.01, 0.03, 0.09, 1, 1.4, 7, none, 90, 0.04], // one jump for all of them
  open: [0.7, 0.05, 120, 0.005, 0.04, 0.18, 3, 0.7, -2, none, none, none, none, 0.4],
  steal: [0.6, 0.05, 520, 0.01, 0.05, 0.14, 1, 1.9, 18, none, -160, 0.05],
  lose: [0.5, 0.1, 240, 0.01, 0.06, 0.25, 4, 0.6, -8, none, none, none, none, 2], // into the water
  swap: [0.6, 0.05, 340, 0.02, 0.1, 0.2, 1, 1.2, -12, none, 260, 0.12],
  lava: [0.9, 0.05, 60, 0.15, 0.4, 0.5, 4, 0.4, 0.4, none, none, none, none, 3], // a rumble
  board: [0.7, 0, 138, 0.08, 0.4, 0.25, 2, 0.9], // the horn of a ship
  end: [0.8, 0, 523, 0.02, 0.25, 0.5, 1, 1.5, none, none, 262, 0.12, 0.16], // a little fanfare
}
const CHIME: Parameters = [0.7, 0, 660, 0.01, 0.08, 0.3, 1, 1.6, none, none, 220, 0.09]

/** Sorts of moments that sound like another one. */
const ALIKE: Record<string, string> = { keep: 'slot', deal: 'draw', sink: 'lose', burst: 'lose', close: 'lose' }

/** Which effect belongs to what moves; null: it is silent. */
export function effectOf(sort: string): Parameters | null {
  return EFFECTS[ALIKE[sort] ?? sort] ?? null
}

async function play(parameters: Parameters): Promise<void> {
  // It comes when it is wanted: the library opens the loudspeaker as soon as it is there.
  const { zzfx, ZZFX } = await import('zzfx')
  if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume()
  zzfx(...parameters)
}

/** What moves is heard, for who wants that. */
export function sound(sort: string): void {
  const effect = chosen.sound ? effectOf(sort) : null
  if (effect) void play(effect)
}

/** It is your turn, for who wants to be called. */
export function chime(): void {
  if (chosen.chime) void play(CHIME)
}
