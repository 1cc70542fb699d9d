/** The numbered rules as a page has them: said, linked with each other, and searched. */
import type { Message, RuleBook } from '../wire/shapes.ts'

export interface Rule {
  number: string
  ruling: '' | 'whole' | 'part'
  message: Message
}

export interface Section {
  number: string
  depth: number
  title: Message
  rules: Rule[]
}

const key = (number: string) => number.replaceAll('.', '-')

export function sectionsOf(book: RuleBook): Section[] {
  return book.sections.map(({ number, depth, rules }) => ({
    number,
    depth,
    title: { key: `rules-${key(number)}` },
    rules: rules.map((rule) => ({
      number: rule.number,
      ruling: rule.ruling,
      message: { key: `rule-${key(rule.number)}`, args: book.numbers[rule.numbers] ?? {} },
    })),
  }))
}

/** A piece of a rule's text: words, or the number of another rule that it names. */
export interface Piece {
  text: string
  number?: string
}

const NUMBER = /\b[A-Z]\d+(?:\.\d+)*\b/g

/** A text in pieces, so that every other rule or section it names can be a link. */
export function linked(text: string, own: string, known: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    if (!known.has(number) || number === own) continue
    if (index > at) pieces.push({ text: text.slice(at, index) })
    pieces.push({ text: number, number })
    at = index + number.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

/** Letters without accents and capitals, so that "perche" finds "Perché". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a rule has all the words that are looked for, in its number or its text. */
export function matches(wanted: string, number: string, text: string): boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  const heard = plain(text)
  return words.every((word) => number.toLowerCase().startsWith(word) || heard.includes(word))
}
