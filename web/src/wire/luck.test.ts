import { createHash } from 'node:crypto'

import { beforeEach, expect, test } from 'vitest'

import { drawNonce, givenAt, rememberNonce, verdict } from './luck.ts'
import type { Luck } from './shapes.ts'

const sha = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

/** As docs/protocol.md writes it down. */
function dealt(part: Buffer, nonces: Buffer[]): { promise: string; luck: Luck } {
  const mixed = nonces.map((nonce, seat) => sha(`seat ${seat} `, nonce))
  return {
    promise: sha('settemari part ', part).toString('hex'),
    luck: {
      part: part.toString('hex'),
      nonces: nonces.map((nonce) => nonce.toString('hex')),
      seed: sha('settemari table ', part, ...mixed).toString('hex'),
    },
  }
}

beforeEach(() => localStorage.clear())

test('a nonce is 32 bytes that were not there before', () => {
  const [one, other] = [drawNonce(), drawNonce()]
  expect(one.bytes).toHaveLength(32)
  expect(Buffer.from(one.base64, 'base64')).toEqual(Buffer.from(one.bytes))
  expect(one.base64).not.toBe(other.base64)
})

test('a promise that was kept, and each way to break it', async () => {
  const nonce = drawNonce()
  const { promise, luck } = dealt(Buffer.alloc(32, 7), [Buffer.from(nonce.bytes), Buffer.alloc(0), Buffer.from('abc')])
  rememberNonce('pvznnv', 0, nonce, promise)
  const given = givenAt('pvznnv')
  expect(await verdict(promise, luck, given)).toBe('kept')
  expect(await verdict(promise, luck, null)).toBe('kept')
  expect(await verdict(promise, { ...luck, part: '00'.repeat(32) }, given)).toBe('broken')
  expect(await verdict(promise, { ...luck, seed: '00'.repeat(32) }, given)).toBe('broken')
  const other = dealt(Buffer.alloc(32, 7), [Buffer.from('x'), Buffer.alloc(0), Buffer.from('abc')])
  expect(await verdict(promise, other.luck, given)).toBe('broken')
  const another = dealt(Buffer.alloc(32, 8), [Buffer.from(nonce.bytes), Buffer.alloc(0), Buffer.from('abc')])
  expect(await verdict(another.promise, another.luck, given)).toBe('broken')
})

test('of several nonces that were sent any may have arrived', async () => {
  const [one, two] = [drawNonce(), drawNonce()]
  const { promise, luck } = dealt(Buffer.alloc(32, 7), [Buffer.from(one.bytes)])
  rememberNonce('pvznnv', 0, one, promise)
  rememberNonce('pvznnv', 0, two, promise)
  expect(await verdict(promise, luck, givenAt('pvznnv'))).toBe('kept')
})

test('seats of one device are remembered beside each other, and old tables are forgotten', () => {
  const [one, two] = [drawNonce(), drawNonce()]
  rememberNonce('aaaaaa', 0, one, '')
  rememberNonce('aaaaaa', 2, two, 'seal')
  expect(Object.keys(givenAt('aaaaaa')!.nonces)).toEqual(['0', '2'])
  expect(givenAt('aaaaaa')!.promise).toBe('seal')
  for (let table = 0; table < 40; table++) rememberNonce(`table${table}`, 0, one, '')
  expect(givenAt('aaaaaa')).toBeNull()
  expect(givenAt('table39')).not.toBeNull()
})
