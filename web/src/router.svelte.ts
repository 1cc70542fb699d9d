/** Which page is shown: the address says so, and links within the client change it without loading anything anew. */

export interface Address {
  path: string[] // ['t', 'pvznnv']
  query: URLSearchParams
  hash: string
}

function read(): Address {
  const path = location.pathname.split('/').filter(Boolean).map(decoded)
  return { path, query: new URLSearchParams(location.search), hash: location.hash.slice(1) }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // a stray % that somebody typed
  }
}

let current = $state.raw(read())
let moved = false

export const address = (): Address => current

/** Whether one has come from another page of the client, so that the focus has to follow. */
export const hasMoved = (): boolean => moved

/** Go to another page; `replace`: so that "back" does not lead here again. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  current = read()
  moved = true
  if (!replace && !current.hash) scrollTo(0, 0)
}

/** Follow "back", and all links that stay within the client: those that want a whole page say so with `rel="external"`. */
export function follow(): () => void {
  const back = () => {
    current = read()
    moved = true
  }
  const click = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element).closest('a')
    if (
      !link ||
      link.target ||
      link.rel === 'external' ||
      link.hasAttribute('download') ||
      link.origin !== location.origin
    )
      return
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
  addEventListener('popstate', back)
  document.addEventListener('click', click)
  return () => {
    removeEventListener('popstate', back)
    document.removeEventListener('click', click)
  }
}
