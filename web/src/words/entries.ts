/**
 * A file of texts, as a bundle takes it. There are many hundred texts, and a page says few of them: each is taken apart only when it is said
 * for the first time, and once for all catalogues that have it.
 */
import { FluentResource } from '@fluent/bundle'

type Parsed = FluentResource['body'][number]

const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm // of a text: whatever else belongs to it is indented

class Entry {
  readonly id: string
  private readonly source: string
  private parsed: Parsed | undefined

  constructor(id: string, source: string) {
    this.id = id
    this.source = source
  }

  get value(): Parsed['value'] {
    return this.read().value
  }

  get attributes(): Parsed['attributes'] {
    return this.read().attributes
  }

  private read(): Parsed {
    this.parsed ??= new FluentResource(this.source).body[0]
    if (!this.parsed) throw new SyntaxError(`no text: ${this.source}`)
    return this.parsed
  }
}

const known = new Map<string, FluentResource>()

/** All texts of a source, by their names. */
export function entriesOf(source: string): FluentResource {
  const entries = known.get(source) ?? { body: entriesIn(source) }
  known.set(source, entries)
  return entries
}

function entriesIn(source: string): Entry[] {
  const found = [...source.matchAll(BEGINNING)]
  return found.map(({ 1: id, index }, at) => new Entry(id!, source.slice(index, found[at + 1]?.index)))
}
