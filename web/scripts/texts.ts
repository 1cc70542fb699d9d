/**
 * Makes modules of the Fluent files that the server has, too: `import source from 'texts:it/table'` is the text of all areas of
 * that group. The client has no texts of its own.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('../../src/settemari/locales', import.meta.url))
const PREFIX = 'texts:'

/** What is loaded together: everything at once would be more than a first visit needs. */
const GROUPS: Record<string, string[]> = {
  shell: ['lists', 'games', 'bots', 'emotes', 'variants', 'web'],
  table: ['web-table', 'awards', 'pages'],
  maretta: ['maretta-words', 'maretta-asking', 'maretta-log', 'web-maretta'],
  arrr: ['arrr-words', 'arrr-asking', 'arrr-log', 'arrr-cards', 'web-arrr', 'web-answers', 'web-cards'],
  cards: ['arrr-words', 'arrr-cards', 'web-cards'],
  rules: ['rules-maretta', 'rules-arrr', 'rule'],
  learn: ['lessons', 'web-learn'],
  workshop: ['web-workshop', 'command', 'errors'],
}

export function texts(): Plugin {
  return {
    name: 'settemari-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const [language = '', group = ''] = id.slice(PREFIX.length + 1).split('/')
      const areas = GROUPS[group]
      if (areas === undefined) throw new Error(`there is no group of texts called ${group}`)
      const files = areas.map((area) => `${FOLDER}/${language}/${area}.ftl`)
      files.forEach((file) => this.addWatchFile(file))
      const source = files.map((file) => withoutComments(readFileSync(file, 'utf-8'))).join('\n')
      return `export default ${JSON.stringify(source)}`
    },
  }
}

function withoutComments(source: string): string {
  return source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
}
