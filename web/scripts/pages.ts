/**
 * Writes `pages/`: the page of the client once more for each kind of address and each language, with all that it will ask for named in its head.
 * What the code asks for only when it runs would come a round trip later each time: the texts, then the page's own code, then its texts.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

const SOURCES = join(import.meta.dirname, '..', 'src')
const LANGUAGES = ['it', 'en', 'fr']

/** The texts of pages, besides those of the shell. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  t: ['table'],
  replay: ['table'],
  settings: ['table'],
  learn: ['learn'],
  rules: ['rules'],
  cards: ['cards'],
  workshop: ['workshop', 'maretta'],
}

interface Chunk {
  type: 'chunk'
  fileName: string
  imports: string[]
  moduleIds: string[]
  facadeModuleId: string | null
  viteMetadata?: { importedCss: Set<string> }
}

export type Bundle = Record<string, Chunk | { type: 'asset'; source?: string | Uint8Array }>

/** The components of the pages by the first part of their address, as App.svelte has them; the first page has none of its own. */
export function pagesIn(app: string): Record<string, string> {
  const found = [...app.matchAll(/^ {4}(\w+): \(\) => import\('\.\/(.+)'\),$/gm)].map(([, name, path]) => [
    name!,
    path!,
  ])
  return { home: '', ...(Object.fromEntries(found) as Record<string, string>) }
}

/** The files of `pages/`: `pages/t.en.html`. */
export function pageFiles(bundle: Bundle, pages: Readonly<Record<string, string>>): Record<string, string> {
  const page = bundle['index.html']
  const html = page?.type === 'asset' ? String(page.source) : ''
  const chunks = Object.values(bundle).filter((each): each is Chunk => each.type === 'chunk')
  const holding = (what: string, is: (chunk: Chunk) => boolean): Chunk => {
    const chunk = chunks.find(is)
    if (!chunk) throw new Error(`nothing was built of ${what}`)
    return chunk
  }
  const files: Record<string, string> = {}
  for (const [name, path] of Object.entries(pages))
    for (const language of LANGUAGES) {
      const texts = ['shell', ...(TEXTS[name] ?? [])].map((group) => `texts:${language}/${group}`)
      const wanted = texts.map((id) => holding(id, ({ moduleIds }) => moduleIds.some((each) => each.endsWith(id))))
      if (path) wanted.push(holding(path, ({ facadeModuleId }) => facadeModuleId === join(SOURCES, path)))
      const early = new Set(wanted.flatMap((chunk) => filesOf(chunk, bundle)))
      files[`pages/${name}.${language}.html`] = html.replace(/<html lang="\w+">/, `<html lang="${language}">`).replace(
        '  </head>',
        `${[...early]
          .filter((file) => !html.includes(`"/${file}"`))
          .map(linkTo)
          .join('')}  </head>`,
      )
    }
  return files
}

/** A chunk, all that it imports, and their styles. */
function filesOf(chunk: Chunk, bundle: Bundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  const imported = chunk.imports.flatMap((name) => {
    const other = bundle[name]
    return other?.type === 'chunk' ? filesOf(other, bundle, seen) : []
  })
  return [chunk.fileName, ...imported, ...(chunk.viteMetadata?.importedCss ?? [])]
}

const linkTo = (file: string) =>
  `    <link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">\n`

export function pages(): Plugin {
  return {
    name: 'settemari-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = pageFiles(bundle, pagesIn(readFileSync(join(SOURCES, 'App.svelte'), 'utf-8')))
        for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}
