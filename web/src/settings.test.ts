import { beforeEach, expect, test, vi } from 'vitest'

import { chosen, dress, forgetAll, lasting, set } from './settings.svelte.ts'

beforeEach(() => {
  forgetAll()
})

const inStore = () => JSON.parse(localStorage.getItem('settemari') ?? '{}') as Record<string, unknown>

test('what is chosen is kept', () => {
  set('text', 150)
  expect(chosen.text).toBe(150)
  expect(inStore()).toMatchObject({ text: 150, help: 'guide' })
})

test('what is chosen in another tab holds here', () => {
  localStorage.setItem('settemari', JSON.stringify({ ...inStore(), sound: true, name: 'Ada' }))
  dispatchEvent(Object.assign(new Event('storage'), { key: 'settemari' }))
  expect(chosen).toMatchObject({ sound: true, name: 'Ada' })
  localStorage.setItem('settemari', JSON.stringify({ name: 'Bea' }))
  dispatchEvent(Object.assign(new Event('storage'), { key: 'another' }))
  expect(chosen.name).toBe('Ada')
})

test('all is forgotten, and nothing of others', () => {
  localStorage.setItem('another', 'stays')
  localStorage.setItem('settemari-luck', '{}')
  set('name', 'Ada')
  set('last', { maretta: 1 })
  forgetAll()
  expect(chosen).toMatchObject({ name: '', last: {} })
  expect(Object.keys(localStorage)).toEqual(['another'])
})

test('a browser that keeps nothing holds it until the page is closed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room')
  })
  set('name', 'Ada')
  expect(chosen.name).toBe('Ada')
})

test('motion follows the speed', () => {
  expect(lasting(300)).toBe(300)
  set('speed', 'fast')
  expect(lasting(300)).toBe(150)
  set('speed', 'off')
  expect(lasting(300)).toBe(0)
})

test('the page is dressed as was chosen', () => {
  set('contrast', true)
  set('text', 200)
  set('speed', 'off')
  dress('basalt')
  const { dataset, style } = document.documentElement
  const { theme, contrast, patterns, motion } = dataset
  expect({ theme, contrast, patterns, motion }).toEqual({
    theme: 'basalt',
    contrast: 'high',
    patterns: 'true',
    motion: 'off',
  })
  expect(style.getPropertyValue('--text')).toBe('2')
})
