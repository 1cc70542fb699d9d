/** Where cards lie on a raft or cart, as shares of the width and the height of the drawing: left, top, width, height. */
export const SLOT_PLACES = [
  [42 / 240, 22 / 170, 70 / 240, 101 / 170],
  [128 / 240, 22 / 170, 70 / 240, 101 / 170],
] as const
