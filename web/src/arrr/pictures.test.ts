import { expect, it } from 'vitest'

import { pictureOf } from './pictures.ts'
import type { Card } from './wire.ts'

const printed = { kind: 0, name: {}, copies: 1, from: 'original', signs: [], lines: [] }
const crew = (sort: string, picture: object) =>
  ({ ...printed, pack: 'crew', id: 'old-salt', sort, traits: [0, 0, 0, 0], ability: null, picture }) as unknown as Card

it('an address holds the words of the picture, and what kind of card it is for', () => {
  expect(pictureOf(crew('gang', { creature: 'rat', scene: 'hold' }))).toBe(
    '/pictures/old-salt.svg?creature=rat&scene=hold&role=gang',
  )
  const captain = { ...printed, pack: 'captain', id: 'nell', picture: { weather: 'night' } } as unknown as Card
  expect(pictureOf(captain)).toBe('/pictures/nell.svg?weather=night&role=captain')
  expect(pictureOf(crew('item', {}))).toBe('/pictures/old-salt.svg?role=item')
})

it('whatever words a deck has, they stay one value each', () => {
  expect(pictureOf(crew('item', { tool: 'a&b=c d/é' }))).toBe(
    '/pictures/old-salt.svg?tool=a%26b%3Dc%20d%2F%C3%A9&role=item',
  )
})
