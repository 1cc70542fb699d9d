import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, describe, expect, test, vi } from 'vitest'

import { shellOf, workerOf } from '../scripts/worker.ts'
import type { Bundle } from '../scripts/worker.ts'

const ORIGIN = location.origin

/** A browser around a worker: its events, what it keeps, and a network that may be away. */
class Harbour {
  readonly stores = new Map<string, Map<string, string>>()
  readonly fetched: string[] = []
  online = true
  private readonly listeners = new Map<string, (event: unknown) => void>()

  constructor(shell: string[], page = '') {
    const self = {
      addEventListener: (kind: string, listener: (event: unknown) => void) => this.listeners.set(kind, listener),
      clients: { claim: () => Promise.resolve() },
    }
    const script = workerOf(shell, page)
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is a script of its own, as browsers run it
    const run = new Function('self', 'caches', 'fetch', 'location', script) as (...given: unknown[]) => void
    run(self, this.caches, this.fetch, { origin: ORIGIN })
  }

  private readonly fetch = vi.fn((asked: { url: string }) => {
    if (!this.online) return Promise.reject(new TypeError('no network'))
    this.fetched.push(asked.url)
    return Promise.resolve(new Response(`fresh ${asked.url}`))
  })

  private readonly caches = {
    open: (name: string) => {
      const store = this.stores.get(name) ?? new Map<string, string>()
      this.stores.set(name, store)
      return Promise.resolve({
        addAll: (all: string[]) => {
          all.forEach((each) => store.set(each, `kept ${each}`))
          return Promise.resolve()
        },
        put: async (url: string, answer: Response) => store.set(url.replace(ORIGIN, ''), await answer.text()),
      })
    },
    keys: () => Promise.resolve([...this.stores.keys()]),
    delete: (name: string) => Promise.resolve(this.stores.delete(name)),
    match: (url: string) => {
      const found = [...this.stores.values()].map((store) => store.get(url.replace(ORIGIN, ''))).find(Boolean)
      return Promise.resolve(found === undefined ? undefined : new Response(found))
    },
  }

  async happens(kind: 'install' | 'activate'): Promise<void> {
    let work: Promise<unknown> = Promise.resolve()
    this.listeners.get(kind)!({ waitUntil: (given: Promise<unknown>) => (work = given) })
    await work
  }

  /** What is answered to a request; null if the worker leaves it to the browser. */
  async asks(path: string, more: { mode?: string; method?: string; origin?: string } = {}): Promise<string | null> {
    const answers: Promise<Response>[] = []
    const request = { url: (more.origin ?? ORIGIN) + path, method: more.method ?? 'GET', mode: more.mode ?? 'cors' }
    this.listeners.get('fetch')!({ request, respondWith: (given: Promise<Response>) => answers.push(given) })
    return answers[0] ? await (await answers[0]).text() : null
  }
}

describe('the worker', () => {
  let harbour: Harbour

  beforeEach(async () => {
    harbour = new Harbour(['/', '/assets/main-1.js', '/icon.svg'])
    await harbour.happens('install')
    await harbour.happens('activate')
  })

  test('shows the shell at every address when there is no network', async () => {
    expect(await harbour.asks('/t/pvznnv', { mode: 'navigate' })).toBe(`fresh ${ORIGIN}/t/pvznnv`)
    harbour.online = false
    expect(await harbour.asks('/t/pvznnv', { mode: 'navigate' })).toBe('kept /')
    expect(await harbour.asks('/icon.svg')).toBe('kept /icon.svg')
  })

  test('never touches what the server is asked for', async () => {
    for (const path of ['/api/v1/games', '/api/v1/tables/pvznnv', '/static/style.css', '/health/live', '/account/data'])
      expect(await harbour.asks(path), path).toBeNull()
    expect(await harbour.asks('/', { method: 'POST', mode: 'navigate' })).toBeNull()
    expect(await harbour.asks('/assets/main-1.js', { origin: 'https://elsewhere.example' })).toBeNull()
    expect(harbour.fetched).toEqual([])
  })

  test('fetches a file of the client once', async () => {
    expect(await harbour.asks('/assets/main-1.js')).toBe('kept /assets/main-1.js')
    expect(await harbour.asks('/assets/Rules-2.js')).toBe(`fresh ${ORIGIN}/assets/Rules-2.js`)
    harbour.online = false
    expect(await harbour.asks('/assets/Rules-2.js')).toBe(`fresh ${ORIGIN}/assets/Rules-2.js`)
    await expect(harbour.asks('/assets/Never-3.js')).rejects.toThrow('no network')
  })

  test('clears away what an older build kept, and nothing of others', async () => {
    const newer = new Harbour(['/', '/assets/main-2.js'])
    newer.stores.set('settemari-shell-old', new Map())
    newer.stores.set('another', new Map())
    await newer.happens('install')
    await newer.happens('activate')
    const names = [...newer.stores.keys()]
    expect(names).toHaveLength(2)
    expect(names).toContain('another')
    expect(names).not.toContain('settemari-shell-old')
  })

  test('is another one when the build is', () => {
    const name = (shell: string[], page = '') => /BUILD = "(\w+)"/.exec(workerOf(shell, page))?.[1]
    expect(name(['/a'])).toBe(name(['/a']))
    expect(name(['/a'])).not.toBe(name(['/b']))
    expect(name(['/a'], 'one page')).not.toBe(name(['/a'], 'another'))
  })
})

test('the shell is what the first page needs', () => {
  const chunk = (fileName: string, more: object = {}) => ({
    type: 'chunk' as const,
    fileName,
    isEntry: false,
    imports: [],
    moduleIds: [],
    facadeModuleId: null,
    ...more,
  })
  const fonts = new Set(['assets/font-latin-wght-1.woff2', 'assets/font-latin-ext-wght-2.woff2'])
  const bundle: Bundle = {
    'assets/index.js': chunk('assets/index.js', {
      isEntry: true,
      imports: ['assets/runtime.js'],
      viteMetadata: { importedCss: new Set(['assets/index.css']), importedAssets: fonts },
    }),
    'assets/runtime.js': chunk('assets/runtime.js', { imports: ['assets/index.js'] }),
    'assets/Rules.js': chunk('assets/Rules.js', { imports: ['assets/runtime.js'] }),
    'assets/shell-it.js': chunk('assets/shell-it.js', { moduleIds: ['\0texts:it/shell'] }),
    'assets/table-it.js': chunk('assets/table-it.js', { moduleIds: ['\0texts:it/table'] }),
    'assets/to-pictures.js': chunk('assets/to-pictures.js', { facadeModuleId: '/web/src/art/pictures.ts' }),
    'index.html': { type: 'asset' },
  }
  expect(shellOf(bundle)).toEqual([
    '/',
    '/manifest.webmanifest',
    '/icon.svg',
    '/icon-192.png',
    '/assets/font-latin-wght-1.woff2',
    '/assets/index.css',
    '/assets/index.js',
    '/assets/runtime.js',
    '/assets/shell-it.js',
    '/assets/to-pictures.js',
  ])
})

test('the manifest names files that are there', () => {
  const shipped = (file: string) => join(import.meta.dirname, '..', 'public', file)
  const manifest = JSON.parse(readFileSync(shipped('manifest.webmanifest'), 'utf-8')) as { icons: { src: string }[] }
  expect(manifest.icons.length).toBeGreaterThan(2)
  for (const { src } of manifest.icons) expect(readFileSync(shipped(src)).length, src).toBeGreaterThan(500)
})
