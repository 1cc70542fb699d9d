/**
 * The keys of a table. What a key does has a name; zones register what they do under these names, and people may give them other keys
 * (`chosen.keys`). Keys that are characters can be switched off altogether (`chosen.letters`), for who dictates or types with one hand.
 */
import { createContext } from 'svelte'

/** What keys do, in the order of the help; those with several keys get the index of the one that was pressed. */
export const USUAL = {
  hand: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  opponent: ['q', 'w', 'e', 'r'],
  board: ['b'],
  commit: ['Enter'],
  clear: ['Escape'],
  undo: ['u'],
  onward: [' '],
  hold: ['h'],
  inspect: ['i'],
  matrix: ['m'],
  log: ['l'],
  speak: ['s'],
  why: ['?'],
} as const satisfies Record<string, readonly string[]>

export type KeyName = keyof typeof USUAL
export const KEY_NAMES = Object.keys(USUAL) as KeyName[]

/** What is done; false says that there was nothing to do, so that the key keeps its usual meaning. */
export type Deed = (index: number) => boolean | undefined

/** What `chosen` says of keys. */
export interface KeyChoice {
  letters: boolean
  keys: Record<string, string>
}

/** The keys of a name as somebody has them: of names with several keys, each can be changed by itself (`hand-2`). */
export function keysOf(name: KeyName, choice: KeyChoice): string[] {
  const usual: readonly string[] = USUAL[name]
  if (usual.length === 1) return [choice.keys[name] ?? usual[0]!]
  return usual.map((key, index) => choice.keys[`${name}-${index + 1}`] ?? key)
}

/** What a key does for somebody; null if nothing. */
export function meaning(key: string, choice: KeyChoice): { name: KeyName; index: number } | null {
  if (isCharacter(key) && !choice.letters) return null
  const pressed = folded(key)
  for (const name of KEY_NAMES) {
    const index = keysOf(name, choice).findIndex((each) => folded(each) === pressed)
    if (index >= 0) return { name, index }
  }
  return null
}

/** A character that people type; the space bar is none, since it types nothing where there is nothing to write in. */
export const isCharacter = (key: string): boolean => /^[^ ]$/u.test(key)

const folded = (key: string): string => (isCharacter(key) ? key.toLowerCase() : key)

const TYPED_IN =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select, [contenteditable]'
const PRESSED =
  'button, a[href], summary, input, [role=button], [role=radio], [role=checkbox], [role=slider], [role=tab]'

/** Keys that press what has the focus: they do that, and nothing else. */
const PRESSING = new Set(['Enter', ' '])

export class Keys {
  private readonly deeds = new Map<KeyName, Deed[]>()

  constructor(private readonly choice: KeyChoice) {}

  /** Until the returned function is called, that key does this. Whoever registered last comes first. */
  register(name: KeyName, deed: Deed): () => void {
    const deeds = [deed, ...(this.deeds.get(name) ?? [])]
    this.deeds.set(name, deeds)
    return () =>
      this.deeds.set(
        name,
        (this.deeds.get(name) ?? []).filter((each) => each !== deed),
      )
  }

  /** The same for several at once. */
  registerAll(deeds: Partial<Record<KeyName, Deed>>): () => void {
    const held = Object.entries(deeds).map(([name, deed]) => this.register(name as KeyName, deed))
    return () => held.forEach((end) => end())
  }

  /** What has been registered: those keys are worth showing. */
  does(name: KeyName): boolean {
    return (this.deeds.get(name)?.length ?? 0) > 0
  }

  readonly press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(TYPED_IN) || document.querySelector('dialog[open]')) return
    if (event.repeat && PRESSING.has(event.key)) return
    const reached = event.key === 'Enter' && target?.closest('[data-reached]') != null
    if (PRESSING.has(event.key) && target?.closest(PRESSED) && !isChosen(target) && !reached) return
    const found = meaning(event.key, this.choice)
    if (!found) return
    if (this.perform(found.name, found.index) || reached) event.preventDefault()
  }

  /** Do what a key does; false if there was nothing to do. */
  perform(name: KeyName, index = 0): boolean {
    return (this.deeds.get(name) ?? []).some((deed) => deed(index) !== false)
  }
}

/**
 * Touch a thing by a key of its own. It has the focus then, but as long as it keeps it Enter does not touch it again: it commits, as it
 * does behind every such key.
 */
export function touchByKey(thing: HTMLElement): void {
  thing.focus()
  thing.click()
  if (document.activeElement !== thing) return
  thing.dataset.reached = ''
  thing.addEventListener('blur', () => delete thing.dataset.reached, { once: true })
}

/** Whether Enter on it would only choose again what is chosen already. */
const isChosen = (target: Element): boolean => target.closest('[data-chosen]') !== null

export const [getKeys, provideKeys, hasKeys] = createContext<Keys>()
