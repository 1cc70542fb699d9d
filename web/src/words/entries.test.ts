import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

import { entriesOf } from './entries.ts'
import itTable from 'texts:it/table'
import frArrr from 'texts:fr/arrr'

const SOURCE = `
-sea = the sea
hello = Hello, { -sea }
    .title = A greeting
many = { $count ->
    [one] One
   *[other] Many
} of { hello }
`

describe('texts that are taken apart when they are said', () => {
  it.each([SOURCE, itTable, frArrr])('are the same as those taken apart at once', (source) => {
    const told = entriesOf(source).body.map(({ id, value, attributes }) => ({ id, value, attributes }))
    const parsed = new FluentResource(source).body.map(({ id, value, attributes }) => ({ id, value, attributes }))
    expect(told.length).toBeGreaterThan(2)
    expect(told).toEqual(parsed)
  })

  it('can refer to each other', () => {
    const bundle = new FluentBundle('en', { useIsolating: false })
    expect(bundle.addResource(entriesOf(SOURCE))).toEqual([])
    expect(bundle.formatPattern(bundle.getMessage('many')!.value!, { count: 1 })).toBe('One of Hello, the sea')
    expect(bundle.getMessage('hello')!.attributes).toEqual({ title: 'A greeting' })
  })

  it('are taken apart once, and no others with them', () => {
    const source = `${SOURCE}broken = {`
    const hello = entriesOf(source).body[1]!
    expect(hello.value).toBeTruthy()
    expect(entriesOf(source).body[1]!.value).toBe(hello.value)
  })

  it('say so if they cannot be read', () => {
    expect(() => entriesOf('broken = {').body[0]!.value).toThrow('broken')
  })
})
