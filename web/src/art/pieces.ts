/**
 * The drawings that are printed on paper, by name: `scripts/pieces.ts` makes plain SVG of them when the client is built. It runs in
 * Node and is no part of the client.
 */
import type { Component } from 'svelte'
import { render } from 'svelte/server'

import CardFrame from './arrr/CardFrame.svelte'
import Coin from './arrr/Coin.svelte'
import CollectionSign from './arrr/CollectionSign.svelte'
import Fame from './arrr/Fame.svelte'
import Mark from './arrr/Mark.svelte'
import PackBack from './arrr/PackBack.svelte'
import { COLLECTION_SIGNS, type MarkName, MARKS, TRAIT_SIGNS, type TraitName } from './arrr/signs.ts'
import TraitSign from './arrr/TraitSign.svelte'
import Barrel from './barrels/Barrel.svelte'
import BasaltBackdrop from './board/BasaltBackdrop.svelte'
import Compass from './board/Compass.svelte'
import Crevasse from './board/Crevasse.svelte'
import Island from './board/Island.svelte'
import LavaSurge from './board/LavaSurge.svelte'
import Reef from './board/Reef.svelte'
import SeaBackdrop from './board/SeaBackdrop.svelte'
import SeaGoal from './board/SeaGoal.svelte'
import SpaceDot from './board/SpaceDot.svelte'
import Steamship from './board/Steamship.svelte'
import Village from './board/Village.svelte'
import Volcano from './board/Volcano.svelte'
import CardBack from './cards/CardBack.svelte'
import CardFace from './cards/CardFace.svelte'
import Cart from './Cart.svelte'
import Meeple from './Meeple.svelte'
import { BADGES, BARREL_NAMES, INK, PACK_NAMES, SEAT_NAMES, SUIT_NAMES } from './palette.ts'
import Raft from './Raft.svelte'
import Suit from './Suit.svelte'

export interface Drawn {
  name: string
  theme: string
  svg: string
  /** The styles that its components brought along. */
  styles: string
}

interface Piece {
  name: string
  component: Component
  props: Record<string, unknown>
  theme: string
}

/** The highest number a card can have (`TOP_NUMBER` in games/maretta/codes.py). */
const TOP_NUMBER = 11
/** Stands where a card's name is written: a press fills it in, in its language. */
const NAME = '%NAME%'
/** Stands for the initial of a collection that has no sign of ours. */
const INITIAL = '§'

/** The components have props of their own; what is said of each here is checked by drawing it. */
function piece<Props extends object>(
  name: string,
  component: Component<Props>,
  props: NoInfer<Props> = {} as Props,
  theme = 'sea',
): Piece {
  return { name, component: component as unknown as Component, props: { ...props } as Record<string, unknown>, theme }
}

const TRAIT_NAMES = Object.keys(TRAIT_SIGNS) as TraitName[]
const MARK_NAMES = Object.keys(MARKS) as MarkName[]
const NUMBERS = Array.from({ length: TOP_NUMBER }, (_, index) => index + 1)

export const PIECES: readonly Piece[] = [
  ...SUIT_NAMES.flatMap((suit) =>
    NUMBERS.map((number) => piece(`card-${suit}-${number}`, CardFace, { suit, number, name: NAME, edge: false })),
  ),
  piece('card-steamship', CardFace, { name: NAME, edge: false }),
  piece('card-back', CardBack, { edge: false }),
  ...SUIT_NAMES.map((suit) => piece(`suit-${suit}`, Suit, { suit, painted: true })),
  piece('barrel', Barrel),
  ...BARREL_NAMES.map((content) => piece(`barrel-${content}`, Barrel, { content })),
  ...SEAT_NAMES.flatMap((seat) => [
    piece(`raft-${seat}`, Raft, { seat }),
    piece(`cart-${seat}`, Cart, { seat }),
    piece(`meeple-${seat}`, Meeple, { seat }),
  ]),
  piece('sea', SeaBackdrop, { ornaments: false, width: '900', height: '600' }),
  piece('basalt', BasaltBackdrop, { width: '900', height: '600' }, 'basalt'),
  piece('compass', Compass),
  piece('island', Island),
  piece('reef', Reef),
  piece('steamship', Steamship),
  piece('village', Village, {}, 'basalt'),
  piece('volcano', Volcano, {}, 'basalt'),
  piece('crevasse', Crevasse, {}, 'basalt'),
  piece('sea-goal', SeaGoal, {}, 'basalt'),
  piece('lava', LavaSurge, {}, 'basalt'),
  ...(['sea', 'basalt'] as const).flatMap((theme) => [
    piece(`space-${theme}`, SpaceDot, {}, theme),
    piece(`space-${theme}-barrels`, SpaceDot, { barrels: true }, theme),
  ]),
  ...PACK_NAMES.flatMap((pack) => [
    piece(`frame-${pack}`, CardFrame, { pack, edge: false }),
    piece(`back-${pack}`, PackBack, { pack, edge: false }),
  ]),
  ...MARK_NAMES.map((mark) => piece(`mark-${mark}`, Mark, { mark, color: INK })),
  ...TRAIT_NAMES.flatMap((trait) => [
    piece(`trait-${trait}`, TraitSign, { trait, color: INK }),
    piece(`badge-${trait}`, TraitSign, { trait, color: BADGES[trait].on }),
  ]),
  ...Object.keys(COLLECTION_SIGNS).map((symbol) => piece(`seal-${symbol}`, CollectionSign, { symbol })),
  piece('seal', CollectionSign, { symbol: '', name: INITIAL }),
  piece('coin', Coin),
  piece('fame', Fame),
]

/** All of them as they are drawn on a server. */
export function drawn(): Drawn[] {
  return PIECES.map(({ name, component, props, theme }) => {
    const { head, body } = render(component, { props })
    const styles = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css)
    return { name, theme, svg: body, styles: styles.join('\n') }
  })
}
