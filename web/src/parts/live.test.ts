import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { announce, hush, saying } from './live.svelte.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('what comes in the same moment is said in one breath', () => {
  announce('Anna gives Rope 3 to Bea.')
  announce('')
  announce('Bea moves 2.')
  expect(saying().text).not.toContain('Anna')
  vi.runAllTimers()
  expect(saying().text).toBe('Anna gives Rope 3 to Bea. Bea moves 2.')
})

test('the same words twice are said twice', () => {
  announce('Your turn.')
  vi.runAllTimers()
  const { text, odd } = saying()
  announce('Your turn.')
  vi.runAllTimers()
  expect(saying()).toEqual({ text, odd: !odd })
})

test('who hands the device over leaves nothing to be read', () => {
  announce('Wood 4.')
  vi.runAllTimers()
  announce('Rope 1.')
  hush()
  vi.runAllTimers()
  expect(saying().text).toBe('')
})
