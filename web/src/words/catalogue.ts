/**
 * Messages become sentences, as `locales/catalogue.py` does it on the server: from the same files, in the language of whoever reads.
 *
 * Seats, cards and other things within a sentence can be drawn as well as said: `rich` gives a sentence in pieces. Where such a thing stands
 * is marked in the text by characters that no text has, so that the order of words stays each language's own affair.
 */
import { FluentBundle, FluentNumber } from '@fluent/bundle'
import type { FluentVariable } from '@fluent/bundle'

import type { Argument, Message } from '../wire/shapes.ts'
import { entriesOf } from './entries.ts'

export type Language = 'it' | 'en' | 'fr'
export const LANGUAGES: readonly Language[] = ['it', 'en', 'fr']

/** A piece of a sentence: text, and what it is about if that can be drawn. */
export interface Span {
  text: string
  about?: Message | { seat: number }
}

const OPEN = '\uE000'
const BETWEEN = '\uE001'
const CLOSE = '\uE002'
const MARKED = new RegExp(`${OPEN}(\\d+)${BETWEEN}([^${OPEN}${CLOSE}]*)${CLOSE}`, 'u')
const MARKS = new RegExp(`[${OPEN}${BETWEEN}${CLOSE}]`, 'gu')

/** What is drawn within sentences, by the keys of messages: cards, and barrels that were seen. */
const DRAWN = /^(card|card-steamship|barrel-(?!hidden)\w+)$/

/** As the server's are: no digits are grouped. Whole numbers, nearly all of ours, need none of the browser's slow ways to say one. */
class Plain extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false })
  }

  override toString(scope?: Scope): string {
    return Number.isSafeInteger(this.value) ? String(this.value) : super.toString(scope)
  }
}

type Scope = Parameters<FluentNumber['toString']>[0]

type Marker = (about: Message | { seat: number }, text: string) => string

export class Catalogue {
  readonly language: Language
  private readonly bundle: FluentBundle

  constructor(language: Language, sources: string[]) {
    this.language = language
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.bundle.addResource(entriesOf(source))
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The sentence for a message. */
  text(message: Message, names: readonly string[] = []): string {
    return this.forms(message, names)['']!
  }

  say(key: string, args: Record<string, Argument> = {}, names: readonly string[] = []): string {
    return this.text({ key, args }, names)
  }

  /** What a key says beside its text. */
  attribute(key: string, name: string): string {
    return this.forms({ key }, [])[name] ?? ''
  }

  /** The sentence in pieces: those that can be drawn say what they are about. */
  rich(message: Message, names: readonly string[] = []): Span[] {
    const abouts: (Message | { seat: number })[] = []
    const mark: Marker = (about, text) => `${OPEN}${abouts.push(about) - 1}${BETWEEN}${text}${CLOSE}`
    return spansOf(this.forms(message, names, mark)['']!, abouts)
  }

  /** A message and its attributes, by name; the message itself has the name "". */
  forms(message: Message, names: readonly string[] = [], mark?: Marker): Record<string, string> {
    const pattern = this.bundle.getMessage(message.key)
    if (pattern === undefined) throw new Error(`${this.language}: no message ${message.key}`)
    const args = this.variables(message.args ?? {}, names, mark)
    const forms: Record<string, string> = {}
    const parts = { ...(pattern.value === null ? {} : { '': pattern.value }), ...pattern.attributes }
    for (const [name, part] of Object.entries(parts)) {
      const errors: Error[] = []
      const text = this.bundle.formatPattern(part, args, errors)
      if (errors.length > 0) throw new Error(`${this.language}: ${message.key}: ${errors.join('; ')}`)
      forms[name] = mark && DRAWN.test(message.key) ? mark(message, text.replace(MARKS, '')) : text
    }
    return forms
  }

  private variables(
    given: Record<string, Argument>,
    names: readonly string[],
    mark?: Marker,
  ): Record<string, FluentVariable> {
    const args: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(given)) {
      if (isMessage(value)) {
        for (const [form, text] of Object.entries(this.forms(value, names, mark)))
          args[form ? `${name}-${form}` : name] = text
      } else {
        args[name] = this.variable(value, names, mark)
      }
    }
    return args
  }

  private variable(value: Argument, names: readonly string[], mark?: Marker): FluentVariable {
    if (typeof value === 'number') return new Plain(value)
    if (typeof value === 'string') return value
    if (typeof value === 'boolean') return String(value)
    if (Array.isArray(value)) return this.listed(value.map((item) => this.listedItem(item, names, mark)))
    if (isMessage(value)) return this.forms(value, names, mark)['']!
    if ('seat' in value) {
      const name = names[value.seat] ?? ''
      return mark ? mark(value, name) : name
    }
    return value.names[this.language] ?? value.names.en ?? Object.values(value.names)[0] ?? ''
  }

  private listedItem(item: Argument, names: readonly string[], mark?: Marker): string {
    return typeof item === 'number' ? String(item) : (this.variable(item, names, mark) as string)
  }

  /** Some things in a row: `a, b and c`. */
  listed(items: string[]): string {
    if (items.length < 2) return items.join('')
    const last = items.at(-1)!
    const first = items.slice(0, -1).reduce((text, next) => this.say('list-more', { first: text, next }))
    return this.say('list-last', { first, last })
  }
}

function isMessage(value: Argument): value is Message {
  return typeof value === 'object' && 'key' in value
}

function spansOf(text: string, abouts: (Message | { seat: number })[]): Span[] {
  const spans: Span[] = []
  let rest = text
  for (let found = MARKED.exec(rest); found; found = MARKED.exec(rest)) {
    if (found.index > 0) spans.push({ text: rest.slice(0, found.index) })
    spans.push({ text: found[2]!, about: abouts[Number(found[1])]! })
    rest = rest.slice(found.index + found[0].length)
  }
  if (rest) spans.push({ text: rest })
  return spans
}
