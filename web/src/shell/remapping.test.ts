import { expect, test } from 'vitest'

import { meaning } from '../table/keys.ts'
import { bindings, canBeKey, isUsual, rebound } from './remapping.ts'

const keyOf = (keys: Record<string, string>, id: string) => bindings(keys).find((each) => each.id === id)?.key

test('every key does one thing', () => {
  const keys = bindings({}).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keyOf({}, 'hand-1')).toBe('1')
  expect(keyOf({}, 'commit')).toBe('Enter')
})

test('a new key means what it was given to', () => {
  const keys = rebound({}, 'opponent-2', 'Z')
  expect(keys).toEqual({ 'opponent-2': 'z' })
  expect(meaning('z', { letters: true, keys })).toEqual({ name: 'opponent', index: 1 })
  expect(meaning('w', { letters: true, keys })).toBeNull()
})

test("whoever takes another's key gives it theirs", () => {
  const keys = rebound({}, 'undo', 'L')
  expect(keyOf(keys, 'undo')).toBe('l')
  expect(keyOf(keys, 'log')).toBe('u')
  const all = bindings(keys).map(({ key }) => key)
  expect(new Set(all).size).toBe(all.length)
})

test('back to what is usual leaves nothing to remember', () => {
  const there = rebound({}, 'undo', 'l')
  const back = rebound(there, 'undo', 'u')
  expect(back).toEqual({})
  expect([isUsual(there), isUsual(back)]).toEqual([false, true])
})

test('keys with a meaning of their own are left alone', () => {
  expect(['Tab', 'Shift', 'ArrowUp'].map(canBeKey)).toEqual([false, false, false])
  expect(['x', ' ', 'F2', 'Escape', 'è'].map(canBeKey)).toEqual([true, true, true, true, true])
})
