/** Writes `licences.txt` beside the client: the licences of all that goes to browsers with it, whole, as they ask for. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

const WEB = join(import.meta.dirname, '..')
const PACKAGES = join(WEB, 'node_modules')

const { dependencies } = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf-8')) as {
  dependencies: Record<string, string>
}

/** The packages of which something goes to browsers: what is needed at run time, and what the compiler puts in. */
export const SHIPPED: readonly string[] = [...Object.keys(dependencies), 'svelte']

export function licences(): Plugin {
  return {
    name: 'settemari-licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: SHIPPED.map(licenceOf).join('\n\n') })
    },
  }
}

function licenceOf(name: string): string {
  const folder = join(PACKAGES, name)
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  const { license, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf-8')) as Record<string, string>
  const text = file ? readFileSync(`${folder}/${file}`, 'utf-8').trim() : ''
  return `${'='.repeat(80)}\n${name} ${version ?? ''} (${license ?? ''})\n${'='.repeat(80)}\n${text}`.trim()
}
