/** What the server says of a variant on the workbench: its code, or which value cannot stay as it is, and why. */
import { reasonOf } from '../parts/tidings.svelte.ts'
import { makeVariant, Refused } from '../wire/http.ts'
import type { Message, Values, VariantTold } from '../wire/shapes.ts'

/** What is wrong, and with which value. */
export interface Wrong {
  field: string
  why: Message
}

const PAUSE = 350 // milliseconds after the last change

export class Check {
  /** The last variant that was in order. */
  made = $state.raw<VariantTold | null>(null)
  wrong = $state.raw<Wrong | null>(null)
  /** It could not be asked. */
  failure = $state('')
  /** What is made is not the last that was changed: it is being asked about. */
  pending = $state(false)
  private changes = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly game: string,
    private readonly make: typeof makeVariant = makeVariant,
  ) {}

  /** Whether the last change is known to be in order. */
  get good(): boolean {
    return this.made !== null && !this.pending && this.wrong === null && !this.failure
  }

  /** Ask about these values, once nothing changes any more. */
  follow(name: string, values: Values): void {
    const pause = this.changes === 0 ? 0 : PAUSE
    const change = ++this.changes // whatever is still asked about is no longer wanted
    this.pending = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.ask(change, name, values), pause)
  }

  close(): void {
    clearTimeout(this.timer)
    this.changes += 1
  }

  private async ask(change: number, name: string, values: Values): Promise<void> {
    let [made, wrong, failure]: [VariantTold | null, Wrong | null, string] = [null, null, '']
    try {
      made = await this.make(this.game, name, values)
    } catch (error) {
      wrong = wrongIn(error)
      failure = wrong ? '' : reasonOf(error)
    }
    if (change !== this.changes) return // another change came meanwhile
    this.made = made ?? this.made
    this.wrong = wrong
    this.failure = failure
    this.pending = false
  }
}

/** Which value a refusal is about; null if it is about something else. */
export function wrongIn(error: unknown): Wrong | null {
  if (!(error instanceof Refused)) return null
  const { field, allowed } = error.problem.message?.args ?? {}
  if (typeof field !== 'string' || typeof allowed !== 'object' || !('key' in allowed)) return null
  return { field, why: allowed }
}
