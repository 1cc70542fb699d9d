/**
 * The service worker: it keeps the shell, so that the client opens without a network and says so itself. What the server is asked for
 * is never kept: a table lives there alone.
 *
 * A new build brings a new list, and so a new worker. It waits until the last page of the old one is closed, and then clears away what
 * that one kept: no page ever loses files that it may still ask for. The build puts the list in (scripts/worker.ts).
 */

/** The addresses of the shell's files, and what this build of it is called. */
declare const SHELL: string[]
declare const BUILD: string

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Asked extends Lasting {
  request: Request
  respondWith(answer: Promise<Response>): void
}

interface Worker {
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', listener: (event: Asked) => void): void
  clients: { claim(): Promise<void> }
}

const worker = self as unknown as Worker
const PAGE = '/' // all pages of the client are the same one
const OWN = 'settemari-shell-'
const KEPT = OWN + BUILD

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(clearAway().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(orElse(request, PAGE))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
  else if (SHELL.includes(url.pathname)) event.respondWith(orElse(request, url.pathname))
})

async function clearAway(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== KEPT)
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** The server's answer; without a network what was kept under that address. */
async function orElse(request: Request, address: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(address)
    if (kept) return kept
    throw error
  }
}

/** Files whose name changes with what is in them: once fetched they hold for good. */
async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(KEPT)
    await cache.put(request.url, answer.clone())
  }
  return answer
}

export {}
