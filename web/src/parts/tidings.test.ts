import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { Refused, Unreachable } from '../wire/http.ts'
import { speak } from '../words/language.svelte.ts'
import { saying } from './live.svelte.ts'
import { allTidings, drop, reasonOf, tell, trying } from './tidings.svelte.ts'

beforeAll(() => speak('en'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const texts = () => allTidings().map(({ text, bad }) => (bad ? `bad: ${text}` : text))

test('a tiding is shown, said, and goes by itself', () => {
  tell('The link is copied.')
  tell('The link is copied.')
  expect(texts()).toEqual(['The link is copied.'])
  vi.advanceTimersByTime(1_000)
  expect(saying().text).toContain('The link is copied.')
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual([])
})

test('it can be put away', () => {
  tell('one')
  tell('two')
  drop(allTidings()[0]!.id)
  expect(texts()).toEqual(['two'])
})

test('what failed is said as the server says it, or that nobody answers', () => {
  const refused = new Refused({ title: 'Conflict', status: 409, detail: 'You do not hold Wood 2.' })
  expect(reasonOf(refused)).toBe('You do not hold Wood 2.')
  expect(reasonOf(new Unreachable())).toMatch(/cannot be reached/)
  expect(reasonOf(new Refused({ title: '', status: 500, detail: '' }))).toMatch(/did not work/)
})

test('trying tells of failure, and of nothing else', async () => {
  expect(await trying(() => Promise.resolve(1))).toBe(true)
  expect(texts()).toEqual([])
  expect(await trying(() => Promise.reject(new Unreachable()))).toBe(false)
  expect(texts()).toHaveLength(1)
  expect(texts()[0]).toMatch(/^bad: .*cannot be reached/)
})
