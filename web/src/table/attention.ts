/** It is your turn: the tab says so with its title and a dot on its icon. Nothing blinks. */
const DOT = '● '

/** The icon of the tab with a dot on it: a paper boat and a coral disc. */
const TURN_ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#0e3a52"/>` +
    `<path d="M8 36h40l-8 14H16z" fill="#fff6e0"/><path d="M26 8v24H12z" fill="#ffd166"/><path d="M30 14v18h14z" fill="#fff6e0"/>` +
    `<circle cx="48" cy="16" r="14" fill="#ff7f5c" stroke="#14202b" stroke-width="4"/></svg>`,
)}`

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')
let usual: string | null = null

export function call(title: string, turn: boolean): void {
  document.title = (turn ? DOT : '') + title
  const link = icon()
  if (!link) return
  usual ??= link.getAttribute('href')
  const wanted = turn ? TURN_ICON : (usual ?? '/icon.svg')
  if (link.getAttribute('href') !== wanted) link.setAttribute('href', wanted)
}
