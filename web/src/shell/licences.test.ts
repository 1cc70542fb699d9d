import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { SHIPPED } from '../../scripts/licences.ts'
import { FONTS, LIBRARIES } from './licences.ts'

const WEB = join(import.meta.dirname, '..', '..')
const read = (...path: string[]) =>
  JSON.parse(readFileSync(join(WEB, ...path), 'utf-8')) as { dependencies: Record<string, string>; license: string }

test('every package that goes to browsers is named, and none that does not', () => {
  const named = [...FONTS, ...LIBRARIES].map(({ from }) => from).sort()
  expect(named).toEqual([...SHIPPED].sort())
  // Svelte is compiled in; everything else is a dependency at run time.
  expect(named).toEqual([...Object.keys(read('package.json').dependencies), 'svelte'].sort())
})

test.each([...FONTS, ...LIBRARIES])('$name is under the licence it says', ({ from, licence }) => {
  const told = { 'OFL-1.1': 'SIL Open Font License 1.1', 'Apache-2.0': 'Apache 2.0', MIT: 'MIT' }[
    read('node_modules', from, 'package.json').license
  ]
  expect(told).toBe(licence)
})
