/** How much time is left for a decision: the seconds for it first, then what is left of the bank. */
import type { Clock } from '../wire/shapes.ts'

export interface TimeLeft {
  /** Seconds in all before a bot chooses. */
  seconds: number
  /** Whether it is the bank that runs by now. */
  banking: boolean
  /** From 1 down to 0: of the time for the decision, and then of the bank. */
  share: number
}

export function timeLeft(by: number, now: number, clock: Clock, banked: number): TimeLeft {
  const seconds = Math.max(0, by - now)
  const bank = Math.max(0, clock.bank - banked)
  const banking = bank > 0 && seconds <= bank
  const whole = banking ? clock.bank : clock.seconds
  const left = banking ? seconds : seconds - bank
  return { seconds, banking, share: whole > 0 ? Math.min(1, Math.max(0, left / whole)) : 0 }
}

/** As on a watch: 0:09, 1:30. */
export function watchFace(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
