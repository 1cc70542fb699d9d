import { expect, it } from 'vitest'

import { spacesIn, spacesText } from './lists.ts'

it.each([
  ['3, 5, 7', [3, 5, 7]],
  ['7 3;5', [3, 5, 7]],
  ['5,5,5', [5]],
  ['', []],
  ['3, ', [3]],
])('%j is a list of spaces', (text, spaces) => {
  expect(spacesIn(text)).toEqual(spaces)
})

it.each(['3, x', '-3', '3.5', '12345'])('%j is none', (text) => {
  expect(spacesIn(text)).toBeNull()
})

it('a list is written as it is read', () => {
  expect(spacesIn(spacesText([3, 5, 17]))).toEqual([3, 5, 17])
})
