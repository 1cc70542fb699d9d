import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'

import { speak } from '../words/language.svelte.ts'
import Button from './Button.svelte'
import Segmented from './Segmented.svelte'
import Stepper from './Stepper.svelte'

beforeAll(() => speak('en'))

const words = (text: string) => createRawSnippet(() => ({ render: () => `<i>${text}</i>` }))

describe('a stepper', () => {
  test('goes by buttons and keys, and not beyond its ends', async () => {
    const onchange = vi.fn()
    render(Stepper, { label: 'Players', value: 4, values: [3, 4, 5], onchange })
    const value = screen.getByRole('spinbutton', { name: 'Players' })
    await fireEvent.click(screen.getByRole('button', { name: 'More: Players' }))
    expect(value.getAttribute('aria-valuenow')).toBe('5')
    await fireEvent.keyDown(value, { key: 'ArrowUp' })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More: Players' }).disabled).toBe(true)
    await fireEvent.keyDown(value, { key: 'Home' })
    await fireEvent.keyDown(value, { key: 'ArrowLeft' })
    await fireEvent.keyDown(value, { key: 'x' })
    expect(value.textContent).toBe('3')
    expect(onchange.mock.calls).toEqual([[5], [3]])
  })

  test('steps over values that there are not', async () => {
    const onchange = vi.fn()
    render(Stepper, {
      label: 'Size',
      value: 100,
      values: [100, 150, 200],
      spoken: (size: number) => `${size}%`,
      onchange,
    })
    await fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'ArrowRight' })
    expect(onchange).toHaveBeenCalledWith(150)
    expect(screen.getByRole('spinbutton').getAttribute('aria-valuetext')).toBe('150%')
  })
})

test('of segments one is chosen', async () => {
  const onchange = vi.fn()
  const choices = [
    { value: 'a', label: 'Side A' },
    { value: 'b', label: 'Side B', about: 'with lava' },
    { value: 'c', label: 'Neither', disabled: true },
  ]
  render(Segmented, { label: 'Side', value: 'a', choices, onchange })
  expect(screen.getByRole('group', { name: 'Side' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Side A' }).checked).toBe(true)
  await fireEvent.click(screen.getByRole('radio', { name: /Side B/ }))
  expect(onchange).toHaveBeenCalledWith('b')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Neither' }).disabled).toBe(true)
})

describe('a button', () => {
  test('is not pressed twice while it is busy', async () => {
    const onclick = vi.fn()
    const { rerender } = render(Button, { onclick, children: words('Begin') })
    await fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
    await rerender({ busy: true })
    await fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
    expect(onclick).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  })

  test('is a link where it leads somewhere', () => {
    render(Button, { href: '/lobby', children: words('Open tables') })
    expect(screen.getByRole('link', { name: 'Open tables' }).getAttribute('href')).toBe('/lobby')
  })
})
