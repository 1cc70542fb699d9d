/** How much of a fuse is left, from 1 down to 0: it burns from when one was asked to when time is over. More time makes it longer. */
export function fuseLeft(asked: number, by: number, now: number): number {
  return by > asked ? Math.min(1, Math.max(0, (by - now) / (by - asked))) : 0
}

/** Whole seconds, as they are said. */
export const secondsLeft = (by: number, now: number): number => Math.max(0, Math.ceil(by - now))
