import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { ciede2000, contrast, distance, type Sight } from './colour-vision.ts'
import * as palette from './palette.ts'
import { BADGES, PACKS, SEAL, SEATS, SUITS, TRAITS } from './palette.ts'

/** The smallest distance between any two of them, and which two. */
function closest(colours: Record<string, string>, sight: Sight): [number, string] {
  const names = Object.keys(colours)
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other] as const))
  return pairs
    .map(([one, other]): [number, string] => [distance(colours[one]!, colours[other]!, sight), `${one} and ${other}`])
    .sort(([a], [b]) => a - b)[0]!
}

const fills = (paints: Record<string, palette.Paint>) =>
  Object.fromEntries(Object.entries(paints).map(([name, { fill }]) => [name, fill]))

describe('the measure itself', () => {
  test.each([
    // From the table of Sharma, Wu and Dalal: one pair for each turn the formula can take.
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
  ] as const)('CIEDE2000 of %j and %j', (one, other, known) => {
    expect(ciede2000([...one], [...other])).toBeCloseTo(known, 3)
  })

  test('contrast of black on white', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  })

  test('a naive pick of wood and fire is caught', () => {
    expect(distance('#8B5A2B', '#C0501E', 'protan')).toBeLessThan(14)
  })
})

const { jolly: _, ...TRAIT_BADGES } = BADGES

describe('colours stay apart for everybody', () => {
  test.each([
    ['normal', 29],
    ['protan', 19],
    ['deutan', 22.5],
    ['tritan', 22.5],
  ] as const)('seats, %s', (sight, least) => {
    const [apart, which] = closest(fills(SEATS), sight)
    expect(apart, which).toBeGreaterThan(least)
  })

  test.each([
    ['normal', 29.5],
    ['protan', 15.5],
    ['deutan', 16.5],
    ['tritan', 20.5],
  ] as const)('suits, %s', (sight, least) => {
    const [apart, which] = closest(fills(SUITS), sight)
    expect(apart, which).toBeGreaterThan(least)
  })

  test('traits', () => {
    const [apart, which] = closest(TRAITS, 'normal')
    expect(apart, which).toBeGreaterThan(23.5)
  })

  // The jolly is paper: its skull tells it apart, as the other signs do, too.
  test.each([
    ['normal', 18],
    ['protan', 12],
    ['deutan', 12],
    ['tritan', 12],
  ] as const)('badges, %s', (sight, least) => {
    const [apart, which] = closest(fills(TRAIT_BADGES), sight)
    expect(apart, which).toBeGreaterThan(least)
  })

  test.each([
    ['normal', 20],
    ['protan', 12],
    ['deutan', 12],
    ['tritan', 12],
  ] as const)('packs, %s', (sight, least) => {
    const [apart, which] = closest(fills(PACKS), sight)
    expect(apart, which).toBeGreaterThan(least)
  })
})

describe('what is written can be read', () => {
  test.each(Object.entries({ ...SEATS, ...SUITS, ...BADGES, ...PACKS, SEAL }))('on %s', (_, { fill, on }) => {
    expect(contrast(fill, on)).toBeGreaterThan(4.5)
  })

  test.each([
    ['ink on paper', palette.INK, palette.PAPER, 15],
    ['cream on sea', palette.CREAM, palette.SEA, 11],
    ['cream on basalt', palette.CREAM, palette.BASALT, 15],
    ['cream on night', palette.CREAM, palette.NIGHT, 13],
    ['ink on parchment', palette.INK, palette.PARCHMENT, 12],
    ['ink on turned parchment', palette.INK, palette.PARCHMENT_SHADE, 9],
    ['ink on target', palette.INK, palette.TARGET, 10],
    ['navigation on white', palette.NAVIGATION_ON_WHITE, '#FFFFFF', 4.5],
  ])('%s', (_, one, other, least) => {
    expect(contrast(one, other)).toBeGreaterThan(least)
  })

  test('the halo sets every meeple off from every ground', () => {
    for (const ground of [palette.SEA, palette.BASALT, palette.NIGHT]) {
      expect(contrast(palette.CREAM, ground)).toBeGreaterThan(3)
    }
    // This is why the halo is no decoration.
    expect(contrast(SEATS.purple.fill, palette.SEA)).toBeLessThan(3)
  })
})

describe('tokens.css says the same', () => {
  const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  const root = css.slice(css.indexOf(':root'), css.indexOf('}', css.indexOf(':root')))
  const token = (name: string) => new RegExp(`--${name}: (#[0-9A-Fa-f]{6});`).exec(root)?.[1]?.toUpperCase()

  test.each([
    ...Object.entries(SEATS).map(([name, paint]) => [`seat-${name}`, paint] as const),
    ...Object.entries(SUITS).map(([name, paint]) => [`suit-${name}`, paint] as const),
    ...Object.entries(BADGES).map(([name, paint]) => [`badge-${name}`, paint] as const),
    ...Object.entries(PACKS).map(([name, paint]) => [`pack-${name}`, paint] as const),
  ])('%s', (name, { fill, shade, on }) => {
    expect([token(name), token(`${name}-shade`), token(`${name}-on`)]).toEqual([fill, shade, on])
  })

  test.each(Object.entries(TRAITS))('trait-%s', (name, colour) => {
    expect(token(`trait-${name}`)).toBe(colour)
  })

  test.each([
    ['ink', palette.INK],
    ['cream', palette.CREAM],
    ['paper', palette.PAPER],
    ['target', palette.TARGET],
    ['parchment', palette.PARCHMENT],
    ['parchment-shade', palette.PARCHMENT_SHADE],
  ])('%s', (name, colour) => {
    expect(token(name)).toBe(colour)
  })
})
