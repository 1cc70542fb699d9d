/**
 * One's own part of the luck (docs/protocol.md, "Fairness"): 32 random bytes for each seat, kept on this device, so that after the game it
 * can be seen whether the server kept its promise.
 */
import type { Luck } from './shapes.ts'

const KEPT = 'settemari-luck'
const MOST = 40 // tables that are remembered

/**
 * What this device gave and was promised at a table. By seat all nonces that were sent, in hexadecimal digits: whether one arrived is not
 * always known, and the last that did counts.
 */
interface Given {
  promise: string
  nonces: Record<string, string[]>
}

type Kept = Record<string, Given>

export interface Nonce {
  bytes: Uint8Array
  base64: string
}

export function drawNonce(): Nonce {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return { bytes, base64: btoa(String.fromCharCode(...bytes)) }
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Kept
  } catch {
    return {}
  }
}

/** Remember what was sent for a seat, and the promise that had been made by then (empty: none was seen). */
export function rememberNonce(code: string, seat: number, nonce: Nonce, promise: string): void {
  const { [code]: before, ...others } = kept()
  const sent = [...(before?.nonces[seat] ?? []), hex(nonce.bytes)]
  const given = { promise: promise || (before?.promise ?? ''), nonces: { ...before?.nonces, [seat]: sent } }
  const tables = [...Object.entries(others), [code, given] as const].slice(-MOST)
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(tables)))
  } catch {
    // A browser that keeps nothing: the server's word has to do.
  }
}

export function givenAt(code: string): Given | null {
  return kept()[code] ?? null
}

export type Verdict = 'kept' | 'broken' | 'unchecked'

/** Whether the server's part is the one it promised, this device's nonces were used, and the seed follows from all of it. */
export async function verdict(promise: string, luck: Luck, given: Given | null): Promise<Verdict> {
  if (!('subtle' in crypto)) return 'unchecked' // browsers compute hashes only for pages that come over a safe line
  const part = unhex(luck.part)
  if (hex(await sha256(text('settemari part '), part)) !== promise) return 'broken'
  if (given?.promise && given.promise !== promise) return 'broken'
  for (const [seat, sent] of Object.entries(given?.nonces ?? {}))
    if (!sent.includes(luck.nonces[Number(seat)] ?? '')) return 'broken'
  const mixed = await Promise.all(luck.nonces.map((nonce, seat) => sha256(text(`seat ${seat} `), unhex(nonce))))
  return hex(await sha256(text('settemari table '), part, ...mixed)) === luck.seed ? 'kept' : 'broken'
}

async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole))
}

const text = (words: string): Uint8Array => new TextEncoder().encode(words)
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const unhex = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))
