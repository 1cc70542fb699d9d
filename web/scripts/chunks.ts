/**
 * Which modules come in one file. Left alone, the build makes a file of whatever the same pages share: some fifty for a table, and each costs
 * a browser more than it weighs, on a slow line and on a slow phone. These here are few, and no page gets much that it has no use for.
 */
import { basename, dirname, join, relative } from 'node:path'

const WEB = join(import.meta.dirname, '..')

/** What the first page is made of: it comes at once. */
const FIRST = new RegExp(
  [
    '^node_modules/(svelte|@fluent|clsx|esm-env)/',
    '^src/(main|App|settings|router|words/|wire/(http|luck)|art/(icons|paths|Svg|shell/(Logo|Mark)))',
    '^src/parts/(?!SeatChip|Stepper)',
    '^src/shell/(Home|Tile|CodeField|OwnTables|NotHere|LanguageSwitch|boxes|codes|languages|listing|opening|playing)\\.(svelte|ts)',
  ].join('|'),
)

/** Pages that show no table. */
const PLAIN = ['NewTable', 'Settings', 'About', 'Lobby', 'Account', 'Rules', 'Workshop', 'Gallery']

type Wanted = (...by: string[]) => boolean

/**
 * What is shared, by what wants it. The first that holds a module has it; what only one page or game has comes with that. Whatever a module
 * imports is wanted by all who want the module: it is in a file further up, or in the same.
 */
const SHARED: readonly { name: string; holds: (wanted: Wanted, path: string) => boolean }[] = [
  { name: 'first', holds: (_, path) => FIRST.test(path) },
  { name: 'pictures', holds: (wanted) => wanted('pictures') },
  { name: 'parts', holds: (wanted) => wanted(...PLAIN) && wanted('TablePage', 'arrr') && !isDeck(wanted) },
  { name: 'deck', holds: (wanted) => isDeck(wanted) },
  { name: 'boards', holds: (wanted) => wanted(...PLAIN, 'Learn') && wanted('maretta') && !wanted('TablePage') },
  {
    name: 'player',
    holds: (wanted) =>
      (wanted('TablePage') && wanted('Replay', 'Learn', 'maretta', 'arrr')) || (wanted('maretta') && wanted('arrr')),
  },
]

/** The faces of cards. */
const isDeck = (wanted: Wanted) => wanted('Gallery') && wanted('arrr') && !wanted('TablePage')

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** In the words of the build. */
export const groups = SHARED.map(({ name, holds }, place) => ({
  name: (id: string, graph: Graph) => {
    if (id.startsWith('\0')) return null
    const by = wantedBy(id, graph)
    return holds((...names) => names.some((each) => by.has(each)), relative(WEB, id)) ? name : null
  },
  debugName: name,
  priority: SHARED.length - place,
}))

/** What is loaded at once when it is wanted and needs that module: `TablePage`, `arrr`. */
function wantedBy(id: string, graph: Graph): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const look = (at: string): void => {
    if (seen.has(at)) return
    seen.add(at)
    const info = graph.getModuleInfo(at)
    if (info?.dynamicImporters.length) found.add(nameOf(at))
    info?.importers.forEach(look)
  }
  look(id)
  return found
}

/** Pages by their component; what draws a game by the game. */
function nameOf(id: string): string {
  const name = basename(id).replace(/\.\w+$/, '')
  return name === 'drawing' ? basename(dirname(id)) : name
}
