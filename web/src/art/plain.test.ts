import { expect, test } from 'vitest'

import { plain, tokensOf } from '../../scripts/plain.ts'

const draw = (inside: string, css = '', tokens = {}) =>
  plain(`<svg viewBox="0 0 9 9">${inside}</svg>`, css, tokens).replace(/^<svg[^>]*>|<\/svg>$/g, '')

test('classes become attributes, the heavier rule wins, and its own style wins over both', () => {
  const css = 'path { fill: red; stroke: blue } .dark.svelte-1 { fill: black; cursor: pointer }'
  expect(draw('<path d="M0 0"/>', css)).toBe('<path d="M0 0" fill="red" stroke="blue"/>')
  expect(draw('<path class="dark svelte-1" d="M0 0"/>', css)).toBe('<path d="M0 0" fill="black" stroke="blue"/>')
  expect(draw('<path class="dark svelte-1" style="fill: green"/>', css)).toBe('<path fill="green" stroke="blue"/>')
})

test('custom properties come from around, from fallbacks, and from the nearest element', () => {
  const group = '<g style="--fill: var(--seat)"><path fill="var(--fill)"/><path fill="var(--none, grey)"/></g>'
  expect(draw(group, '', { '--seat': '#123456' })).toBe('<g><path fill="#123456"/><path fill="grey"/></g>')
  expect(() => draw('<path fill="var(--nothing)"/>')).toThrow('--nothing')
})

test('the current colour is the one around', () => {
  const signs = '<g color="#fff"><path fill="currentColor"/></g><path fill="currentColor"/>'
  expect(draw(signs)).toBe('<g><path fill="#fff"/></g><path fill="black"/>')
})

test('what is hidden, and what only screens know, is gone', () => {
  const css =
    '.stamp { display: var(--patterns, none) } @media (hover) { path { fill: red } } @keyframes a { to { fill: red } }'
  expect(draw('<path class="stamp"/><path aria-hidden="true" role="img" d="M1 1"/>', css)).toBe('<path d="M1 1"/>')
})

test('the shorthand for letters is spelled out', () => {
  const told = draw('<text>7</text>', 'text { font: 700 21px var(--text) }', { '--text': 'Lilita One' })
  expect(told).toBe('<text font-weight="700" font-size="21" font-family="Lilita One">7</text>')
})

test('the tokens of a theme are those of the root, and its own instead', () => {
  const css = ":root { --a: 1; --b: 2; color: red } [data-theme='basalt'] { --b: 3 } [data-theme='night'] { --b: 4 }"
  expect(tokensOf(css, 'basalt')).toEqual({ '--a': '1', '--b': '3' })
})
