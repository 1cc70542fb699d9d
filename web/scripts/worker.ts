/** Makes `sw.js` of src/sw.ts, with the list of the files that the first page needs: all that the client shows without a network. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'
import type { Plugin } from 'vite'

const SOURCE = join(import.meta.dirname, '..', 'src', 'sw.ts')

/** What is loaded besides: the texts of the shell, and the pictures of the boxes with the one that says that there is no network. */
const LOADED = /texts:\w+\/shell$|\/art\/pictures\.ts$/
/** Of what is beside the bundle: what a browser that installs the client asks for. */
const BESIDE = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-192.png']
/** Letters that no text of ours has. */
const NEVER = /latin-ext|vietnamese/

interface Chunk {
  type: 'chunk'
  fileName: string
  isEntry: boolean
  imports: string[]
  moduleIds: string[]
  facadeModuleId: string | null
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> }
}

export type Bundle = Record<string, Chunk | { type: 'asset' }>

/** The files of the first page: its entry, all that it imports, what it loads at once, with their styles and fonts. */
export function shellOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((each): each is Chunk => each.type === 'chunk')
  const found = new Set<string>()
  const take = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const file of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])])
      if (!NEVER.test(file)) found.add(file)
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name))
  }
  // A module that lies in a file with others may have one of its own that only leads there.
  const isLoaded = ({ moduleIds, facadeModuleId }: Chunk) =>
    [...moduleIds, facadeModuleId ?? ''].some((id) => LOADED.test(id))
  for (const chunk of chunks) if (chunk.isEntry || isLoaded(chunk)) take(chunk)
  return [...BESIDE, ...[...found].sort().map((file) => `/${file}`)]
}

/** The worker as a classic script: browsers that know no modules in workers know it, too. */
export function workerOf(shell: string[], page: string): string {
  const build = createHash('sha256').update(shell.join('\n')).update(page).digest('hex').slice(0, 12)
  const { outputText } = ts.transpileModule(readFileSync(SOURCE, 'utf-8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, removeComments: true },
  })
  const script = outputText.replace(/^export \{\};?$/m, '').trim()
  return `const SHELL = ${JSON.stringify(shell)}\nconst BUILD = ${JSON.stringify(build)}\n${script}\n`
}

export function worker(): Plugin {
  return {
    name: 'settemari-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        const html = page?.type === 'asset' ? String(page.source) : ''
        const source = workerOf(shellOf(bundle), html)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
