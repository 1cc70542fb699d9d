/** Other keys for what keys do at a table: each key does one thing, so whoever takes another's key gives it theirs. */
import { isCharacter, KEY_NAMES, keysOf, USUAL } from '../table/keys.ts'
import type { KeyName } from '../table/keys.ts'

/** One thing that a key does: its name, which of several it is (from 1; 0: the only one), and the key. */
export interface Binding {
  id: string
  name: KeyName
  number: number
  key: string
}

export function bindings(keys: Record<string, string>): Binding[] {
  return KEY_NAMES.flatMap((name) => {
    const given = keysOf(name, { letters: true, keys })
    return given.map((key, index) => {
      const number = given.length > 1 ? index + 1 : 0
      return { id: number ? `${name}-${number}` : name, name, number, key }
    })
  })
}

/** Keys that move between controls, or only change what others mean: nothing can be put on them. */
const RESERVED = new Set([
  'Tab',
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'Dead',
  'Process',
  'Unidentified',
])

export const canBeKey = (key: string): boolean => !RESERVED.has(key) && !key.startsWith('Arrow')

const usual = new Map(bindings({}).map(({ id, key }) => [id, key]))
const same = (one: string, other: string) =>
  isCharacter(one) ? one.toLowerCase() === other.toLowerCase() : one === other

/** The keys that differ from the usual ones once `id` is on `key`. */
export function rebound(keys: Record<string, string>, id: string, key: string): Record<string, string> {
  const now = bindings(keys)
  const before = now.find((each) => each.id === id)?.key
  const given = isCharacter(key) ? key.toLowerCase() : key
  const changed = now.map((each) => {
    if (each.id === id) return [id, given] as const
    return [each.id, same(each.key, given) && before !== undefined ? before : each.key] as const
  })
  return Object.fromEntries(changed.filter(([each, to]) => usual.get(each) !== to))
}

export const isUsual = (keys: Record<string, string>): boolean => Object.keys(keys).length === 0

export const hasSeveral = (name: KeyName): boolean => USUAL[name].length > 1
