/**
 * Puts a .gz and a .br beside every file of the built client that gets smaller by it, so that a server need only send
 * them. The same file always gives the same bytes: neither format is told a name or a time.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Plugin } from 'vite'

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
const WORTH_IT = 0.95 // of its size: more would save nobody anything

export function compressed(): Plugin {
  let folder = ''
  let written = false // a build that fails is closed, too
  return {
    name: 'settemari-compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      written = true
    },
    closeBundle: {
      order: 'post', // what other plugins write at the end is there by then
      sequential: true,
      handler() {
        if (written) filesToCompress().forEach(compress)
      },
    },
  }

  function filesToCompress(): string[] {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)) && !entry.parentPath.endsWith('.vite'))
      .map((entry) => join(entry.parentPath, entry.name))
  }
}

function compress(path: string): void {
  const plain = readFileSync(path)
  const brotli = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const packed = { gz: gzipSync(plain, { level: 9 }), br: brotliCompressSync(plain, { params: brotli }) }
  for (const [ending, bytes] of Object.entries(packed)) {
    if (bytes.length < plain.length * WORTH_IT) writeFileSync(`${path}.${ending}`, bytes)
  }
}
