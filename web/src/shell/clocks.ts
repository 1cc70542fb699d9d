/** How long people may think: a few clocks by name. Any other that a table has is shown by its numbers. */
import type { Clock } from '../wire/shapes.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

export const CLOCKS: Record<string, Clock> = {
  none: { seconds: 0, bank: 0 },
  relaxed: { seconds: 90, bank: 10 * MINUTE },
  normal: { seconds: 45, bank: 5 * MINUTE },
  fast: { seconds: 20, bank: 2 * MINUTE },
  days: { seconds: DAY, bank: 0 },
}

/** Seconds to answer at a moment at which everybody may; 0: no end. */
export const FUSES = [8, 15, 30, 0] as const

/** The name of a clock; empty if it has none. */
export function clockName({ seconds, bank }: Clock): string {
  return Object.keys(CLOCKS).find((name) => CLOCKS[name]!.seconds === seconds && CLOCKS[name]!.bank === bank) ?? ''
}

/** A time in the largest unit in which it is whole: 90 seconds, 5 minutes, 1 day. */
export function timeOf(seconds: number): { unit: 'seconds' | 'minutes' | 'hours' | 'days'; count: number } {
  if (seconds > 0 && seconds % DAY === 0) return { unit: 'days', count: seconds / DAY }
  if (seconds > 0 && seconds % (60 * MINUTE) === 0) return { unit: 'hours', count: seconds / (60 * MINUTE) }
  if (seconds > 0 && seconds % MINUTE === 0) return { unit: 'minutes', count: seconds / MINUTE }
  return { unit: 'seconds', count: seconds }
}
