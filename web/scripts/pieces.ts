/**
 * Writes `pieces/` beside the client: the drawings of src/art that go on paper as plain SVG (`pieces.json`, by name), the colours
 * of the table (`colours.json`), and the letters for print. `settemari print` reads them (src/settemari/printing), so that screen
 * and paper have one hand.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer } from 'vite'
import type { Plugin } from 'vite'

import { plain, tokensOf } from './plain.ts'
import type { Drawn } from '../src/art/pieces.ts'

const WEB = join(import.meta.dirname, '..')
const TOKENS = join(WEB, 'src', 'art', 'tokens.css')

/** What presses read: the same letters as in browsers, in files that are made for print. */
export const LETTERS: Readonly<Record<string, readonly string[]>> = {
  '@expo-google-fonts/atkinson-hyperlegible-next': ['400Regular', '700Bold'],
  '@expo-google-fonts/lilita-one': ['400Regular'],
  '@expo-google-fonts/pirata-one': ['400Regular'],
}
/** A press knows families by these names, not by those of the variable fonts of browsers. */
const FAMILIES = { '--font-text': 'Atkinson Hyperlegible Next', '--font-numeral': 'Lilita One' }

export function pieces(): Plugin {
  return {
    name: 'settemari-pieces',
    apply: 'build',
    async generateBundle() {
      for (const [file, source] of Object.entries(await piecesFiles()))
        this.emitFile({ type: 'asset', fileName: `pieces/${file}`, source })
    },
  }
}

/** All that lies in `pieces/`, by the names of the files. */
export async function piecesFiles(): Promise<Record<string, string | Uint8Array>> {
  const letters = letterFiles().map((file) => [basename(file), readFileSync(file)] as const)
  return {
    'pieces.json': JSON.stringify(await drawPieces()),
    'colours.json': JSON.stringify(colours()),
    ...Object.fromEntries(letters),
  }
}

/** The colours by their names in `tokens.css`, without the dashes before them. */
function colours(): Record<string, string> {
  const tokens = Object.entries(tokensOf(readFileSync(TOKENS, 'utf-8'), 'sea'))
  return Object.fromEntries(
    tokens.filter(([, value]) => /^#[\da-f]{6}$/i.test(value)).map(([name, value]) => [name.slice(2), value]),
  )
}

/** All pieces by name, as plain SVG. */
export async function drawPieces(): Promise<Record<string, string>> {
  const css = readFileSync(TOKENS, 'utf-8')
  const cache = mkdtempSync(join(tmpdir(), 'settemari-pieces-'))
  const server = await createServer({
    root: WEB,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Without bundles of libraries that other servers leave in a cache: two Sveltes in one process do not know each other.
    cacheDir: cache,
    plugins: [
      svelte({
        configFile: false,
        emitCss: false,
        prebundleSvelteLibraries: false,
        compilerOptions: { css: 'injected', dev: false },
      }),
    ],
  })
  try {
    const { drawn } = (await server.ssrLoadModule('/src/art/pieces.ts')) as { drawn: () => Drawn[] }
    return Object.fromEntries(
      drawn().map(({ name, theme, svg, styles }) => [
        name,
        plain(svg, styles, { ...tokensOf(css, theme), ...FAMILIES }),
      ]),
    )
  } finally {
    await server.close()
    rmSync(cache, { recursive: true, force: true })
  }
}

function letterFiles(): string[] {
  return Object.entries(LETTERS).flatMap(([name, cuts]) =>
    cuts.map((cut) => {
      const folder = join(WEB, 'node_modules', name, cut)
      const file = readdirSync(folder).find((each) => each.endsWith('.ttf'))
      if (file === undefined) throw new Error(`${name} has no letters in ${cut}`)
      return `${folder}/${file}`
    }),
  )
}
