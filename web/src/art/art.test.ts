import { render } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { describe, expect, test } from 'vitest'

import { COLLECTION_SIGNS, MARKS, TRAIT_SIGNS } from './arrr/signs.ts'
import { pile } from './cards/piles.ts'
import { ICONS } from './icons.ts'
import { BARREL_NAMES, PACK_NAMES, SEAT_NAMES, SUIT_NAMES } from './palette.ts'

type Props = Record<string, unknown>

const drawings = import.meta.glob<{ default: Component<Props> }>(['./*.svelte', './*/*.svelte'], { eager: true })

const each = (prop: string, values: readonly unknown[], rest: Props = {}): Props[] =>
  values.map((value) => ({ ...rest, [prop]: value }))

/** Every drawing in all its shapes. */
const SHAPES: Record<string, Props[]> = {
  './Cart.svelte': each('seat', SEAT_NAMES),
  './Hat.svelte': each('seat', SEAT_NAMES),
  './Icon.svelte': each('name', Object.keys(ICONS)),
  './InkBlot.svelte': [{}],
  './Meeple.svelte': [...each('seat', SEAT_NAMES), ...each('seat', SEAT_NAMES, { ghost: true })],
  './Raft.svelte': each('seat', SEAT_NAMES),
  './Splash.svelte': [{}],
  './Suit.svelte': [...each('suit', SUIT_NAMES), ...each('suit', SUIT_NAMES, { painted: true })],
  './arrr/CardFrame.svelte': each('pack', PACK_NAMES),
  './arrr/Coin.svelte': [{}],
  './arrr/CollectionSign.svelte': each('symbol', [...Object.keys(COLLECTION_SIGNS), 'umbrella'], { name: 'Umbrella' }),
  './arrr/Die.svelte': [
    ...each('face', Object.keys(TRAIT_SIGNS)),
    { face: 'attack', good: true },
    { face: 'attack', tumbling: true },
  ],
  './arrr/Fame.svelte': [{}],
  './arrr/Mark.svelte': each('mark', Object.keys(MARKS)),
  './arrr/PackBack.svelte': each('pack', PACK_NAMES),
  './arrr/TraitSign.svelte': each('trait', Object.keys(TRAIT_SIGNS)),
  './barrels/Barrel.svelte': each('content', [undefined, ...BARREL_NAMES]),
  './barrels/BarrelIcon.svelte': each('content', BARREL_NAMES),
  './barrels/BarrelScene.svelte': each('content', BARREL_NAMES),
  './board/BasaltBackdrop.svelte': [{}],
  './board/Cloud.svelte': [{}],
  './board/Compass.svelte': [{}],
  './board/Crevasse.svelte': [{}],
  './board/Flotsam.svelte': each('kind', ['plank', 'crate', 'bottle', 'buoy']),
  './board/Gull.svelte': [{}],
  './board/Island.svelte': [{}],
  './board/LavaSurge.svelte': [{}],
  './board/Reef.svelte': [{}],
  './board/SeaBackdrop.svelte': [{}],
  './board/SeaGoal.svelte': [{}],
  './board/SpaceDot.svelte': [{}, { number: 7 }, { barrels: true }, { target: true, barrels: true }],
  './board/Steamship.svelte': [{}],
  './board/Village.svelte': [{}],
  './board/Volcano.svelte': [{}],
  './cards/CardBack.svelte': [{}],
  './cards/CardFace.svelte': [
    {},
    { name: 'Legno', suit: 'wood', number: 3 },
    ...each('suit', SUIT_NAMES, { number: 5 }),
  ],
  './scenes/ArrrScene.svelte': [{}],
  './scenes/MarettaScene.svelte': [{}],
  './scenes/VulcanoScene.svelte': [{}],
  './shell/BoardingDial.svelte': each('value', [0, 5, 7, 12], { goal: 7 }),
  './shell/BotFace.svelte': each('level', [1, 2, 3, 4, 5]),
  './shell/Empty.svelte': each('kind', ['lobby', 'offline', 'lost']),
  './shell/FuseGauge.svelte': [
    ...each('sum', [0, 3, 5], { suit: 'fire', limit: 5 }),
    { suit: 'fire', sum: 6, limit: 5, burst: true },
  ],
  './shell/Logo.svelte': each('shape', ['mark', 'line', 'stack']),
  './shell/Medal.svelte': each('tone', ['gold', 'silver', 'bronze'], { icon: 'crown' }),
  './shell/SevenMeter.svelte': each('cards', [0, 4, 9], { suits: 3, goal: 7 }),
}

/** What only belongs into other drawings, or stands outside of the client. */
const PARTS = [
  'arrr/Stamp',
  'HatShape',
  'Slots',
  'SuitPainting',
  'Svg',
  'barrels/ContentStamp',
  'barrels/Creature',
  'board/LavaTexture',
]
  .concat(['board/Palm', 'board/SailBoat', 'board/WavesTexture', 'cards/SuitPattern', 'scenes/Hull', 'scenes/Moon'])
  .concat([
    'scenes/PaperSea',
    'scenes/SideCart',
    'scenes/SideRaft',
    'scenes/Skull',
    'shell/Mark',
    'shell/AppIcon',
    'Sheet',
    'SheetBoard',
  ])

test('no drawing is forgotten here', () => {
  const known = [...Object.keys(SHAPES), ...PARTS.map((part) => `./${part}.svelte`)]
  expect(Object.keys(drawings).sort()).toEqual(known.sort())
})

describe.each(Object.entries(SHAPES))('%s', (path, shapes) => {
  const Drawing = drawings[path]!.default
  const draw = (props: Props) => render(Drawing, { props }).container.querySelector('svg')!

  test('is silent unless it has a label', () => {
    const silent = draw(shapes[0]!)
    expect(silent.getAttribute('aria-hidden')).toBe('true')
    const spoken = draw({ ...shapes[0], label: 'Legno 3' })
    expect(spoken.getAttribute('aria-hidden')).toBeNull()
    expect(spoken.getAttribute('role')).toBe('img')
    expect(spoken.getAttribute('aria-label')).toBe('Legno 3')
  })

  test('draws every shape it has, each in its own way', () => {
    const pictures = shapes.map((shape) => {
      const picture = draw(shape)
      expect(picture.querySelector('path')).not.toBeNull()
      expect(picture.outerHTML).not.toMatch(/undefined|NaN/)
      return picture.outerHTML
    })
    expect(new Set(pictures).size).toBe(shapes.length)
  })

  test('can stand on a page twice', () => {
    const [one, other] = [draw(shapes[0]!), draw(shapes[0]!)]
    const ids = (drawing: Element) => [...drawing.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids(one).filter((id) => ids(other).includes(id))).toEqual([])
  })
})

describe('the pile on a card', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('of a %i has as many things, all on the card', (number) => {
    const spots = pile(number)
    expect(spots).toHaveLength(number)
    for (const { x, y, size } of spots) {
      expect(Math.abs(x) + 24 * size).toBeLessThan(72)
      expect(Math.abs(y) + 24 * size).toBeLessThan(70)
    }
  })

  test('of a number too large to count is one big thing', () => {
    expect(pile(11)).toEqual(pile(1))
  })
})
