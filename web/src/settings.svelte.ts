/** What somebody has chosen on this device: kept in the browser, and told to nobody. */

export type Speed = 'normal' | 'fast' | 'off'
export type Help = 'guide' | 'normal' | 'expert'
export type TextSize = 100 | 125 | 150 | 200

export interface Chosen {
  name: string
  speed: Speed
  sound: boolean
  chime: boolean
  help: Help
  contrast: boolean
  patterns: boolean
  text: TextSize
  letters: boolean // whether single letters are keys
  keys: Record<string, string> // what was given another key: by the name of what it does
  last: Record<string, unknown> // how the last table of each game was opened
  learned: string[] // the lessons that were gone through, by their names
}

const KEPT = 'settemari'

const USUAL: Chosen = {
  name: '',
  speed: 'normal',
  sound: false,
  chime: false,
  help: 'guide',
  contrast: false,
  patterns: false,
  text: 100,
  letters: true,
  keys: {},
  last: {},
  learned: [],
}

function kept(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Chosen>
  } catch {
    return {} // somebody else's, or a browser that keeps nothing
  }
}

export const chosen: Chosen = $state({ ...structuredClone(USUAL), ...kept() })

export function keep(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(chosen))
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}

/** Change something, and keep it. */
export function set<Name extends keyof Chosen>(name: Name, value: Chosen[Name]): void {
  chosen[name] = value
  keep()
}

/** Forget all that is kept on this device. */
export function forgetAll(): void {
  Object.assign(chosen, structuredClone(USUAL))
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(KEPT)) localStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing.
  }
}

// What is chosen in another tab holds here, too; otherwise each tab would write its own over it.
addEventListener('storage', (event) => {
  if (event.key === KEPT) Object.assign(chosen, kept())
})

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** How long something that usually takes so many milliseconds may take: nothing moves for who wants no motion. */
export function lasting(milliseconds: number): number {
  if (chosen.speed === 'off' || still.matches) return 0
  return chosen.speed === 'fast' ? milliseconds / 2 : milliseconds
}

/** What the page looks like follows from what was chosen. */
export function dress(theme: 'sea' | 'basalt' | 'night'): void {
  const { dataset, style } = document.documentElement
  dataset.theme = theme
  dataset.contrast = chosen.contrast ? 'high' : 'usual'
  dataset.patterns = String(chosen.patterns || chosen.contrast)
  dataset.motion = lasting(1) === 0 ? 'off' : 'on'
  dataset.text = chosen.text >= 150 ? 'large' : 'usual' // what stays in sight would leave no room for the rest
  style.setProperty('--text', String(chosen.text / 100)) // app.css makes sizes of it
}
