// @vitest-environment node
/**
 * What a server tells of tables of Arrr!!! is of the types in `wire.ts`, no field more and none less: `python -m tests.arrr.told
 * build/arrr-told.json` wrote some of it down. The compiler itself holds one against the other.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const TOLD = new URL('../../../build/arrr-told.json', import.meta.url)
const CHECKED = fileURLToPath(new URL('told-by-a-server.ts', import.meta.url)) // there is no such file

const PATIENCE = 60_000 // milliseconds: a compiler takes its time on a busy machine

type Told = [type: string, told: unknown][]

const told = JSON.parse(readFileSync(TOLD, 'utf-8')) as Told

/** What the compiler says of values of these types. */
function complaints(values: Told): string[] {
  const lines = values.map(([type, value], number) => `export const _${number}: ${type} = ${JSON.stringify(value)}`)
  const source = ["import type { Constants, Gauges } from './wire.ts'", ...lines].join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, target) =>
    name === CHECKED ? ts.createSourceFile(name, source, target) : read(name, target)
  const program = ts.createProgram([CHECKED], options, host)
  const found = program.getSemanticDiagnostics(program.getSourceFile(CHECKED))
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

/** The first value that was told of a type, with a part of it that is another. */
function changed(type: string, change: (value: Record<string, unknown>) => void): Told {
  const [, value] = told.find(([name]) => name === type)!
  const copy = structuredClone(value) as Record<string, unknown>
  change(copy)
  return [[type, copy]]
}

describe('what is told of a table', { timeout: PATIENCE }, () => {
  it('is of the types that the client goes by', () => {
    expect(told.length).toBeGreaterThan(30)
    expect(complaints(told)).toEqual([])
  })

  it('would not be with a field more, a field less, or another word', () => {
    const wrong = [
      ...changed('Gauges', (gauges) => (gauges.tide = 1)),
      ...changed('Gauges', (gauges) => delete gauges.supply),
      ...changed('Gauges', (gauges) => (gauges.phase = 'sleep')),
      ...changed('Constants', (constants) => (constants.effects = [{ effect: 0 }])),
    ]
    expect(complaints(wrong)).toHaveLength(wrong.length)
  })
})
