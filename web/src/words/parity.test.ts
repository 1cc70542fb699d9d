// @vitest-environment node
/** The browser says everything as the server does: `python -m tests.locales.samples build/samples.json` wrote down what that is. */
import { readFileSync, readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { Catalogue, LANGUAGES } from './catalogue.ts'
import type { Language } from './catalogue.ts'

const ROOT = new URL('../../../', import.meta.url)

type Sample = [Language, string, Record<string, string | number>, Record<string, string>]

const samples = JSON.parse(readFileSync(new URL('build/samples.json', ROOT), 'utf-8')) as Sample[]

function wholeCatalogue(language: Language): Catalogue {
  const folder = new URL(`src/settemari/locales/${language}/`, ROOT)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'))
  return new Catalogue(
    language,
    files.map((name) => readFileSync(new URL(name, folder), 'utf-8')),
  )
}

describe.each(LANGUAGES)('%s', (language) => {
  const catalogue = wholeCatalogue(language)
  const own = samples.filter((sample) => sample[0] === language)

  it('says every message as the server does', () => {
    expect(own.length).toBeGreaterThan(1000)
    for (const [, key, args, forms] of own) expect(catalogue.forms({ key, args }), key).toEqual(forms)
  })
})
