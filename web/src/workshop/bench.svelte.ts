/** The workbench: a variant in the making, what may stand in each of its fields, and what the server says of it. */
import { createContext } from 'svelte'

import type { FieldTold, Values, VariantsTold } from '../wire/shapes.ts'
import { say, text } from '../words/language.svelte.ts'
import { Check } from './check.svelte.ts'
import { Draft } from './draft.svelte.ts'
import { differs } from './edits.ts'
import { Trials } from './trials.svelte.ts'

export class Bench {
  readonly draft: Draft
  readonly check: Check
  readonly trials: Trials
  private readonly fields: Readonly<Record<string, FieldTold>>

  constructor(
    readonly told: VariantsTold,
    values: Values,
    name: string,
  ) {
    this.draft = new Draft(values, name, (before) => this.ownName(before))
    this.check = new Check(told.game)
    this.trials = new Trials(told.game)
    this.fields = Object.fromEntries(told.fields.map((field) => [field.name, field]))
  }

  /** Whatever began as a shipped variant is somebody's own once it is changed, unless it got a name already. */
  private ownName(name: string): string {
    const shipped = this.told.presets.map((preset) => say(`variant-${preset.name}`))
    return shipped.includes(name) ? say(`workshop-name-usual-${this.game}`) : name
  }

  get game(): string {
    return this.told.game
  }
  get base(): Values {
    return this.told.base
  }
  get values(): Values {
    return this.draft.values
  }
  get volcano(): boolean {
    return 'lava.start' in this.told.base
  }

  field(name: string): FieldTold {
    const found = this.fields[name]
    if (!found) throw new Error(`${this.game} has no field ${name}`)
    return found
  }

  has(name: string): boolean {
    return Object.hasOwn(this.fields, name)
  }

  /** Whether a value is another one than printed. */
  changed(name: string): boolean {
    return differs(this.values, this.base, name)
  }

  /** What is wrong with a value, as far as the server has looked at it; '' if nothing. */
  problem(name: string): string {
    const { wrong } = this.check
    return wrong?.field === name ? text(wrong.why) : ''
  }

  close(): void {
    this.check.close()
    this.trials.close()
  }
}

export const [getBench, provideBench] = createContext<Bench>()

/** The key of a field's texts: `path.last` is `workshop-field-path-last`. */
export const fieldKey = (name: string): string => `workshop-field-${name.replace(/[._]/g, '-')}`
