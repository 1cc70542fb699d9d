/** How far apart two colours look, also to people who see fewer of them. */

type Triple = [number, number, number]

function channels(hex: string): Triple {
  const number = parseInt(hex.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

/** Light itself, 0 to 1 a channel, without the curve of the screen. */
function linear(hex: string): Triple {
  return channels(hex).map((c) => {
    const share = c / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Triple
}

function times(rows: Triple[], [a, b, c]: Triple): Triple {
  return rows.map(([x, y, z]) => x * a + y * b + z * c) as Triple
}

/** WCAG 2.2: from 1, the same, to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [one, other]
    .map(linear)
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

/** Machado, Oliveira and Fernandes 2009 at full severity, for light without the curve of the screen. */
const SIGHTS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, Triple[]>

export type Sight = keyof typeof SIGHTS

function lab(light: Triple): Triple {
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    light.map((c) => Math.min(1, Math.max(0, c))) as Triple,
  )
  const bend = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
  const [fx, fy, fz] = [bend(x / 0.95047), bend(y), bend(z / 1.08883)]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const DEGREE = Math.PI / 180

/** CIEDE2000 after Sharma, Wu and Dalal 2005. */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const grey = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)))
  const [ap1, ap2] = [a1 * (1 + grey), a2 * (1 + grey)]
  const [c1, c2] = [Math.hypot(ap1, b1), Math.hypot(ap2, b2)]
  const angle = (b: number, a: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / DEGREE + 360) % 360)
  const [h1, h2] = [angle(b1, ap1), angle(b2, ap2)]

  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE)]
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const hm = c1 * c2 === 0 ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : ((h1 + h2 + 360) / 2) % 360

  const t =
    1 -
    0.17 * Math.cos((hm - 30) * DEGREE) +
    0.24 * Math.cos(2 * hm * DEGREE) +
    0.32 * Math.cos((3 * hm + 6) * DEGREE) -
    0.2 * Math.cos((4 * hm - 63) * DEGREE)
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2)
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t]
  const bend = 30 * Math.exp(-(((hm - 275) / 25) ** 2))
  const twist = -2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)) * Math.sin(2 * bend * DEGREE)
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + twist * (dc / sc) * (dh / sh))
}

/** How far apart two colours look to somebody with that sight; about 2 is just seen side by side. */
export function distance(one: string, other: string, sight: Sight): number {
  return ciede2000(lab(times(SIGHTS[sight], linear(one))), lab(times(SIGHTS[sight], linear(other))))
}
