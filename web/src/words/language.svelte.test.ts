import { beforeEach, expect, test, vi } from 'vitest'
import { choose, language, speak } from './language.svelte.ts'

const KEPT = 'settemari-language'
const told = (newValue: string): boolean => dispatchEvent(new StorageEvent('storage', { key: KEPT, newValue }))

beforeEach(() => speak('en'))

test('what is chosen holds here, for the next visit, and is told to other tabs', async () => {
  await choose('fr')
  expect(language()).toBe('fr')
  expect(document.documentElement.lang).toBe('fr')
  expect(document.cookie).toContain('lang=fr')
  expect(localStorage.getItem(KEPT)).toBe('fr')
})

test('what is chosen in another tab holds here, too', async () => {
  told('it')
  await vi.waitFor(() => expect(language()).toBe('it'))
})

test('what is no language of ours changes nothing', async () => {
  told('tlh')
  await Promise.resolve()
  expect(language()).toBe('en')
})
