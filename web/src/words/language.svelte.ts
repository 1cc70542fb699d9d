/** The language of whoever reads: it can be changed at any time, and everything that is shown follows at once. */
import type { Argument, Message } from '../wire/shapes.ts'
import { Catalogue, LANGUAGES } from './catalogue.ts'
import type { Language, Span } from './catalogue.ts'

type Group = 'shell' | 'table' | 'maretta' | 'arrr' | 'cards' | 'rules' | 'learn' | 'workshop'

const LOADERS: Record<Language, Record<Group, () => Promise<{ default: string }>>> = {
  it: {
    shell: () => import('texts:it/shell'),
    table: () => import('texts:it/table'),
    maretta: () => import('texts:it/maretta'),
    arrr: () => import('texts:it/arrr'),
    cards: () => import('texts:it/cards'),
    rules: () => import('texts:it/rules'),
    learn: () => import('texts:it/learn'),
    workshop: () => import('texts:it/workshop'),
  },
  en: {
    shell: () => import('texts:en/shell'),
    table: () => import('texts:en/table'),
    maretta: () => import('texts:en/maretta'),
    arrr: () => import('texts:en/arrr'),
    cards: () => import('texts:en/cards'),
    rules: () => import('texts:en/rules'),
    learn: () => import('texts:en/learn'),
    workshop: () => import('texts:en/workshop'),
  },
  fr: {
    shell: () => import('texts:fr/shell'),
    table: () => import('texts:fr/table'),
    maretta: () => import('texts:fr/maretta'),
    arrr: () => import('texts:fr/arrr'),
    cards: () => import('texts:fr/cards'),
    rules: () => import('texts:fr/rules'),
    learn: () => import('texts:fr/learn'),
    workshop: () => import('texts:fr/workshop'),
  },
}

const YEAR = 365 * 24 * 3600
const LAST = 'settemari-language' // what was chosen last, in whichever tab: so that the others hear of it
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const wanted = new Set<Group>(['shell'])
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nor from this
const arriving = new Map<Group, Promise<void>>() // what was needed so far: there, or on its way
let current = $state.raw<Catalogue | null>(null)

/** The language that was chosen before, or else the first of the browser's that we speak. */
export function preferred(cookie = document.cookie, languages: readonly string[] = navigator.languages): Language {
  const chosen = /(?:^|;\s*)lang=(\w\w)/.exec(cookie)?.[1]
  const spoken = [chosen ?? '', ...languages.map((each) => each.slice(0, 2).toLowerCase())]
  return (spoken.find((each) => (LANGUAGES as readonly string[]).includes(each)) ?? 'en') as Language
}

export async function speak(language: Language): Promise<void> {
  const sources = await Promise.all([...wanted].map((group) => LOADERS[language][group]()))
  current = new Catalogue(
    language,
    sources.map((each) => each.default),
  )
  document.documentElement.lang = language
  document.cookie = `lang=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}

/** Somebody wants another language: in this tab, and in all others that they have open. */
export async function choose(language: Language): Promise<void> {
  await speak(language)
  try {
    localStorage.setItem(LAST, language)
  } catch {
    // A browser that keeps nothing: each tab is spoken to by itself.
  }
}

addEventListener('storage', ({ key, newValue }) => {
  const wanted = LANGUAGES.find((each) => each === newValue)
  if (key !== LAST || wanted === undefined || wanted === current?.language) return
  speak(wanted).catch(() => undefined) // without a network it goes on in the language that it has
})

/** Have the texts of a group, too: of a game that is about to be shown. */
export async function need(...groups: Group[]): Promise<void> {
  const missing = groups.filter((group) => !arriving.has(group))
  if (missing.length > 0) {
    missing.forEach((group) => wanted.add(group))
    const coming = speak(language())
    missing.forEach((group) => arriving.set(group, coming))
    coming.catch(() => missing.forEach(giveUp))
  }
  await Promise.all(groups.flatMap((group) => arriving.get(group) ?? []))
}

/** They did not come: whoever needs them next asks for them again. */
function giveUp(group: Group): void {
  arriving.delete(group)
  wanted.delete(group)
}

export function language(): Language {
  return current?.language ?? preferred()
}

function catalogue(): Catalogue {
  if (current === null) throw new Error('nothing can be said before the texts are there')
  return current
}

/** The sentence for a key, in the language of the moment. */
export const say = (key: string, args: Record<string, Argument> = {}): string => catalogue().say(key, args)

/** The sentence for a message; `names` are those of the seats. */
export const text = (message: Message, names: readonly string[] = []): string => catalogue().text(message, names)

export const rich = (message: Message, names: readonly string[] = []): Span[] => catalogue().rich(message, names)

export const attribute = (key: string, name: string): string => catalogue().attribute(key, name)

export const knows = (key: string): boolean => catalogue().knows(key)
