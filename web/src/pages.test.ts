import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { pageFiles, pagesIn } from '../scripts/pages.ts'
import type { Bundle } from '../scripts/pages.ts'

const SOURCES = import.meta.dirname
const HTML =
  '<html lang="it">\n  <head>\n    <script src="/first.js"></script><link rel="stylesheet" href="/first.css">\n  </head>\n</html>'

const chunk = (fileName: string, moduleId: string, imports: string[] = [], css: string[] = []) =>
  ({
    type: 'chunk',
    fileName,
    imports,
    moduleIds: [moduleId],
    facadeModuleId: moduleId,
    viteMetadata: { importedCss: new Set(css) },
  }) as const

const texts = ['it', 'en', 'fr'].flatMap((language) =>
  ['shell', 'table'].map((group) => chunk(`${group}-${language}.js`, `\0texts:${language}/${group}`)),
)
const CHUNKS = [
  chunk('first.js', join(SOURCES, 'main.ts'), [], ['first.css']),
  chunk('Table.js', join(SOURCES, 'table/TablePage.svelte'), ['first.js', 'player.js'], ['table.css']),
  chunk('player.js', join(SOURCES, 'table/Log.svelte'), ['first.js'], ['player.css']),
  ...texts,
]
const BUNDLE: Bundle = {
  'index.html': { type: 'asset', source: HTML },
  ...Object.fromEntries(CHUNKS.map((each) => [each.fileName, each])),
}

const linked = (html: string) =>
  [...html.matchAll(/<link rel="(\w+)" crossorigin href="(.+)">/g)].map((all) => all.slice(1))

test('the pages are those that the client has', () => {
  const found = pagesIn(readFileSync(join(SOURCES, 'App.svelte'), 'utf-8'))
  expect(found).toMatchObject({ home: '', t: 'table/TablePage.svelte', cards: 'gallery/Gallery.svelte' })
  expect(Object.keys(found)).toHaveLength(12)
})

test('a page names all that it will ask for, and nothing that it has already', () => {
  const files = pageFiles(BUNDLE, { home: '', t: 'table/TablePage.svelte' })
  expect(Object.keys(files)).toHaveLength(6)
  expect(linked(files['pages/home.en.html']!)).toEqual([['modulepreload', '/shell-en.js']])
  expect(linked(files['pages/t.fr.html']!)).toEqual([
    ['modulepreload', '/shell-fr.js'],
    ['modulepreload', '/table-fr.js'],
    ['modulepreload', '/Table.js'],
    ['modulepreload', '/player.js'],
    ['stylesheet', '/player.css'],
    ['stylesheet', '/table.css'],
  ])
  expect(files['pages/t.fr.html']).toContain('<html lang="fr">')
})

test('a page of which nothing was built stops the build', () => {
  expect(() => pageFiles(BUNDLE, { gone: 'gone/Gone.svelte' })).toThrow('gone/Gone.svelte')
})
