/** What became of things that have left the stack: they stay in sight for a moment, cancelled ones struck through. */
import type { Beat, Message } from '../../wire/shapes.ts'
import type { StackGauge } from '../wire.ts'

export type Fate = 'done' | 'cancelled' | 'failed'

export interface Gone {
  item: StackGauge
  fate: Fate
  id: number
}

const CANCELLED = 'arrr-does-cancel'
const FAILED = 'arrr-log-fizzles'
const IN_SIGHT = 1_800 // milliseconds

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two)

/** What the log says was cancelled, or came to nothing, by the words it was called by on the stack. */
export function undone(beats: readonly Beat[]): { what: unknown; fate: Fate }[] {
  const found: { what: unknown; fate: Fate }[] = []
  const look = (message: Message): void => {
    const fate = message.key === CANCELLED ? 'cancelled' : message.key === FAILED ? 'failed' : null
    if (fate) found.push({ what: message.args?.what, fate })
    for (const argument of Object.values(message.args ?? {})) {
      if (typeof argument === 'object' && 'key' in argument) look(argument)
    }
  }
  for (const { log } of beats) log.forEach(look)
  return found
}

const isThere = (item: StackGauge, stack: readonly StackGauge[]): boolean =>
  stack.some((each) => each.number === item.number && each.effect === item.effect && each.seat === item.seat)

/** What has left the stack between two looks at it, from the top down, and what became of it. */
export function leftStack(
  before: readonly StackGauge[],
  after: readonly StackGauge[],
  beats: readonly Beat[],
): Omit<Gone, 'id'>[] {
  const left = before.filter((item) => !isThere(item, after)).reverse()
  const fates = undone(beats)
  // Of several things by the same name, what somebody aimed at is meant.
  const aimed = (item: StackGauge) => left.some(({ aim }) => aim?.sort === 'stack' && aim.number === item.number)
  return left.map((item) => {
    const at = fates.findIndex(({ what, fate }) => same(what, item.what) && (fate !== 'cancelled' || aimed(item)))
    const [found] = at < 0 ? [] : fates.splice(at, 1)
    return { item, fate: found?.fate ?? 'done' }
  })
}

export class Leaving {
  gone = $state.raw<readonly Gone[]>([])
  private stack: readonly StackGauge[] = []
  private beat = 0
  private sofar = 0

  /** Look at the stack as it is shown by now, after a beat; `all` are the beats that were told. */
  look(stack: readonly StackGauge[], beat: number, all: readonly Beat[]): void {
    const since = all.filter(({ number }) => number > this.beat && number <= beat)
    if (beat >= this.beat)
      for (const left of leftStack(this.stack, stack, since)) this.keep({ ...left, id: ++this.sofar })
    this.stack = stack
    this.beat = beat
  }

  private keep(gone: Gone): void {
    this.gone = [...this.gone, gone]
    setTimeout(() => (this.gone = this.gone.filter(({ id }) => id !== gone.id)), IN_SIGHT)
  }
}
