/**
 * The standing orders of whoever looks, and what changes them. The server keeps them, so they outlive the page and are the same in every
 * tab; what was changed here shows at once, and is taken back if the server does not have it.
 */
import { reasonOf, tell } from '../../parts/tidings.svelte.ts'
import { USUAL } from '../../table/standing.ts'
import type { Armed, Orders as Given, Standing } from '../../table/standing.ts'

/** One of the three states of the row. */
export type Watch = 'smart' | 'always' | 'sleep'

export class Orders {
  /** What was wished for and has no reply yet. */
  private wished = $state.raw<Given | null>(null)
  private wishes = 0

  constructor(private readonly standing: () => Standing | null) {}

  /** As the server keeps them. */
  readonly kept: Given = $derived.by(() => ({ ...USUAL, ...(this.standing()?.orders as Partial<Given> | null) }))

  /** As they are, or will be in a moment. */
  get now(): Given {
    return this.wished ?? this.kept
  }

  get watch(): Watch {
    return this.now.passing !== '' ? 'sleep' : this.now.prompt
  }

  /** Whether a card of one's own is a reason to be asked; `order` is the number that orders know it by. */
  rings(order: number): boolean {
    return !this.now.bells_off.includes(order)
  }

  armed(order: number): Armed[] {
    return this.now.armed.filter((each) => each.card === order)
  }

  smart = (): Promise<boolean> => this.change({ prompt: 'smart', ...AWAKE })
  always = (): Promise<boolean> => this.change({ prompt: 'always', ...AWAKE })
  wake = (): Promise<boolean> => this.change(AWAKE)

  sleep(passing: Given['passing'], unless_target: boolean): Promise<boolean> {
    return this.change({ passing, unless_target })
  }

  ring(order: number, rings: boolean): Promise<boolean> {
    const others = this.now.bells_off.filter((each) => each !== order)
    return this.change({ bells_off: rings ? others : [...others, order] })
  }

  /** Not to be asked because of that effect on the stack, in this turn. */
  notFor(effect: number, not: boolean): Promise<boolean> {
    const others = this.now.not_for.filter((each) => each !== effect)
    return this.change({ not_for: not ? [...others, effect] : others })
  }

  arm(armed: Armed): Promise<boolean> {
    return this.change({ armed: [...this.now.armed, armed] })
  }

  disarm(armed: Armed): Promise<boolean> {
    return this.change({ armed: this.now.armed.filter((each) => each !== armed) })
  }

  /** False if the server did not take it: then all is as it was. */
  async change(part: Partial<Given>): Promise<boolean> {
    const standing = this.standing()
    if (!standing) return false
    const wish = ++this.wishes
    const orders = { ...this.now, ...part }
    this.wished = orders
    try {
      await standing.order(orders)
      return true
    } catch (error) {
      tell(reasonOf(error), true)
      return false
    } finally {
      // What the server has by now came before its reply. Of several wishes the last one says it all.
      if (wish === this.wishes) this.wished = null
    }
  }
}

const AWAKE = { passing: '', unless_target: false } as const
