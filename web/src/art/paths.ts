/** Shapes that are easier to say than to draw. */

/** A row of pointed crests like those of a paper theatre, from x to the right; each wave is `step` wide and `dip` deep. */
export function crests(x: number, y: number, step: number, dip: number, count: number): string {
  return `M${x} ${y}` + `q${step / 2} ${dip} ${step} 0`.repeat(count)
}

/** The same as a band of water that reaches down to `floor`. */
export function swell(x: number, y: number, step: number, dip: number, count: number, floor: number): string {
  return `${crests(x, y, step, dip, count)}V${floor}H${x}Z`
}

/** The mark of a slot: a star of paper, cut by hand, around 0 0 and 24 wide. */
export const STAR = 'M0-12 3.4-3.6 12-3.2 5.4 2.2 7.8 10.8.2 6-7.2 11-5 2.4-11.8-3-3.2-3.6Z'
