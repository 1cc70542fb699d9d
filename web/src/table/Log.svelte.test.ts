import { render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { stretch } from '../maretta/fixtures/read.ts'
import type { Beat } from '../wire/shapes.ts'
import { need, speak } from '../words/language.svelte.ts'
import Log from './Log.svelte'

const { names, frames } = stretch('game-maretta')
const beats: Beat[] = frames.flatMap((frame) => frame.beats)

beforeAll(async () => {
  await speak('en')
  await need('table', 'maretta')
})

function show(more: object = {}) {
  const point = vi.fn()
  const shown = render(Log, { beats, upTo: 2, names, momentOf: (beat: number) => `/moment/${beat}`, point, ...more })
  return { point, lines: () => [...shown.container.querySelectorAll('li')], ...shown }
}

describe('the log', () => {
  it('tells nothing before the table has shown it', async () => {
    const { lines, rerender } = show({ upTo: 1 })
    expect(lines()).toHaveLength(beats[0]!.log.length)
    await rerender({ upTo: 2 })
    expect(lines()).toHaveLength(beats[0]!.log.length + beats[1]!.log.length)
  })

  it('draws the last lines of a long log at once, and those before little by little', async () => {
    vi.useFakeTimers()
    const long: Beat[] = Array.from({ length: 50 }, (_, index) => ({ ...beats[0]!, number: index + 1 }))
    const all = long.flatMap((beat) => beat.log).length
    const { lines, container } = show({ beats: long, upTo: 50 })
    const first = lines().length
    expect(first).toBeLessThan(all / 2)
    expect(lines().at(-1)!.dataset.beat).toBe('50')
    for (let step = 0; step < all; step++) await vi.advanceTimersByTimeAsync(50)
    expect(lines()).toHaveLength(all)
    expect([...container.querySelectorAll('li')].map((line) => Number(line.dataset.beat))).toEqual(
      long.flatMap((beat) => beat.log.map(() => beat.number)),
    )
    vi.useRealTimers()
  })

  it('begins a round with a heading, and indents what follows from a line', () => {
    const [round, draw] = show().lines()
    expect(round!.className).toContain('round')
    expect(draw!.style.getPropertyValue('--depth')).toBe('1')
  })

  it('draws seats and cards, and says them to who listens', () => {
    const { lines } = show()
    const turned = lines().find((line) => line.textContent.includes('Cards up'))!
    expect(turned.querySelectorAll('.who').length).toBe(names.length)
    const [card] = turned.querySelectorAll('.card')
    expect(card!.querySelector('[aria-hidden] svg')).not.toBeNull()
    expect(card!.querySelector('.unseen')!.textContent).toMatch(/^(Wood|Rope|Fire|Water|Food) \d$/)
  })

  it('leads to the moment of a line, and points at what it speaks of', () => {
    const { lines, point } = show()
    const link = lines()[0]!.querySelector('a')!
    expect(link.getAttribute('href')).toBe('/moment/1')
    link.focus()
    expect(point).toHaveBeenLastCalledWith(beats[0]!.log[0])
    link.blur()
    expect(point).toHaveBeenLastCalledWith(null)
  })

  it('ends with who is awaited', () => {
    const { lines } = show({ awaited: { key: 'awaited-place', args: { seats: [{ seat: 1 }], count: 1 } } })
    expect(lines().at(-1)!.textContent).toBe(`${names[1]} is choosing a card to give away.`)
  })

  it('marks where one is in a replay', () => {
    show({ current: 2, upTo: Infinity })
    expect(screen.getAllByRole('link', { current: true })).toHaveLength(beats[1]!.log.length)
  })
})
