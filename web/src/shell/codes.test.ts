import { expect, test } from 'vitest'

import { codeIn } from './codes.ts'

test.each([
  ['pvznnv', 'pvznnv'],
  ['  PVZ NNV ', 'pvznnv'],
  ['pvz-nnv', 'pvznnv'],
  ['https://sea.example/t/pvznnv', 'pvznnv'],
  ['https://sea.example/t/pvznnv?view=text#log', 'pvznnv'],
  ['Come and play: http://127.0.0.1:8777/t/Pvznnv !', 'pvznnv'],
  ['/t/pvznnv', 'pvznnv'],
])('%j holds a code', (text, code) => {
  expect(codeIn(text)).toBe(code)
})

test.each(['', '   ', 'a b', 'https://sea.example/about', 'where is my table?', 'x'.repeat(33)])(
  '%j holds none',
  (text) => {
    expect(codeIn(text)).toBeNull()
  },
)
