/**
 * Makes a drawing plain: what styles say of it becomes attributes, so that programs that know SVG and hardly any CSS draw it, too. It
 * knows what our drawings use: classes, elements, custom properties, `currentColor`, and the shorthand `font`.
 */
import { Window } from 'happy-dom'
import type { Element } from 'happy-dom'

export type Tokens = Readonly<Record<string, string>>

interface Rule {
  selector: string
  weight: number
  says: [name: string, value: string][]
}

/** What becomes an attribute; everything else that styles say (pointers, motion) means nothing on paper. */
const DRAWN = new Set([
  'display',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'overflow',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-width',
])
const NOT_DRAWN = ['class', 'style', 'role', 'aria-hidden', 'aria-label']

/** The custom properties of a style sheet that hold for a theme: those of the root, then the theme's own. */
export function tokensOf(css: string, theme: string): Tokens {
  const holds = (selector: string) => selector === ':root' || selector === `[data-theme='${theme}']`
  const rules = rulesOf(css).filter(({ selector }) => holds(selector))
  const says = rules.sort((one, other) => one.weight - other.weight).flatMap((rule) => rule.says)
  return Object.fromEntries(says.filter(([name]) => name.startsWith('--')))
}

/** The drawing without styles: `css` are those that it came with, `tokens` what holds around it. */
export function plain(svg: string, css: string, tokens: Tokens): string {
  const window = new Window()
  const page = new window.DOMParser().parseFromString(named(svg), 'image/svg+xml')
  const rules = rulesOf(css).sort((one, other) => one.weight - other.weight)
  settle(page.documentElement, rules, tokens, 'black')
  const text = new window.XMLSerializer().serializeToString(page.documentElement)
  void window.happyDOM.close()
  return text.replace(/<!--.*?-->/gs, '').replace(/>\s+</g, '><')
}

function named(svg: string): string {
  const bare = svg.replace(/<!--.*?-->/gs, '').trim()
  return /^<svg[^>]* xmlns=/.test(bare) ? bare : bare.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}

/** One element and all below it, with what it inherits. */
function settle(element: Element, rules: Rule[], around: Tokens, colour: string): void {
  const told = rules.filter(({ selector }) => element.matches(selector)).flatMap(({ says }) => says)
  const own = declarations(element.getAttribute('style') ?? '')
  const all = [...told, ...own]
  const tokens = { ...around, ...Object.fromEntries(all.filter(([name]) => name.startsWith('--'))) }
  const styles = new Map(all.flatMap(([name, value]) => (name === 'font' ? longhand(value) : [[name, value] as const])))
  const given = styles.get('color') ?? element.getAttribute('color')
  const current = given ? filled(given, tokens, colour) : colour
  if (filled(styles.get('display') ?? '', tokens, current) === 'none') {
    element.remove()
    return
  }
  for (const name of [...NOT_DRAWN, 'color']) element.removeAttribute(name)
  for (const { name, value } of [...element.attributes])
    element.setAttribute(name, filled(value ?? '', tokens, current))
  for (const [name, value] of styles) if (DRAWN.has(name)) element.setAttribute(name, filled(value, tokens, current))
  if (element.getAttribute('display') === 'inline') element.removeAttribute('display')
  for (const child of [...element.children]) settle(child, rules, tokens, current)
}

/** A value with its custom properties and the current colour filled in; what is not known and has no fallback is an error. */
function filled(value: string, tokens: Tokens, colour: string): string {
  const simple = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/
  let text = value
  for (let found = simple.exec(text); found; found = simple.exec(text)) {
    const [whole, name = '', fallback] = found
    const known = tokens[name] ?? fallback
    if (known === undefined) throw new Error(`nothing says what ${name} is`)
    text = text.replace(whole, () => known.trim())
  }
  return text.replace(/\bcurrentColor\b/g, colour)
}

function longhand(font: string): [string, string][] {
  const [, weight = '400', size = '16', family = ''] = /^(\d+)\s+([\d.]+)px\s+(.*)$/.exec(font) ?? []
  return [
    ['font-weight', weight],
    ['font-size', size],
    ['font-family', family],
  ]
}

/** The rules of a style sheet, a selector each. Ours nest nothing but what is meant for screens (`@media`), which is left out. */
function rulesOf(css: string): Rule[] {
  const bare = css.replace(/\/\*.*?\*\//gs, '').replace(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').map((each) => {
      const selector = each.trim()
      return { selector, weight: weightOf(selector), says: declarations(body) }
    }),
  )
}

/** How much a selector weighs: a class more than an element. */
function weightOf(selector: string): number {
  const classes = selector.match(/[.:[]/g)?.length ?? 0
  const elements = selector.match(/(^|\s)[a-z]/g)?.length ?? 0
  return classes * 100 + elements
}

function declarations(body: string): [string, string][] {
  return body.split(';').flatMap((line): [string, string][] => {
    const colon = line.indexOf(':')
    return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]]
  })
}
