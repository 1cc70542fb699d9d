/**
 * The chests are opened one step after the other: doubloons, then the cards of fame, one of everybody's in turn, then collection by collection,
 * and at last what it comes to. What each is worth was worked out by the rules; here it is only brought to light.
 */
import { lasting } from '../../settings.svelte.ts'
import type { SeatGauge } from '../wire.ts'

type Chest = Pick<SeatGauge, 'coins' | 'fame_cards' | 'collections'>

const COIN = 160 // milliseconds for one doubloon of everybody
const CARD = 650
const TOTAL = 900

export interface Step {
  takes: number
  /** So many doubloons, cards of fame and collections lie open then, of every seat; and whether the points are told. */
  coins: number
  fame: number
  collections: number
  total: boolean
}

/** All steps of counting, the first of them showing nothing. */
export function stepsOf(chests: readonly Chest[]): Step[] {
  const most = (count: (chest: Chest) => number) => Math.max(0, ...chests.map(count))
  const coins = most((chest) => chest.coins)
  const fame = most((chest) => chest.fame_cards)
  const collections = most((chest) => chest.collections.length)
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const none = { coins: 0, fame: 0, collections: 0, total: false }
  return [
    { ...none, takes: CARD },
    ...upTo(coins).map((count) => ({ ...none, coins: count, takes: COIN })),
    ...upTo(fame).map((count) => ({ ...none, coins, fame: count, takes: CARD })),
    ...upTo(collections).map((count) => ({ ...none, coins, fame, collections: count, takes: CARD })),
    { coins, fame, collections, total: true, takes: TOTAL },
  ]
}

export class Counting {
  private at = $state(0)
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly steps: readonly Step[]

  constructor(chests: readonly Chest[]) {
    this.steps = stepsOf(chests)
  }

  get now(): Step {
    return this.steps[this.at]!
  }
  get done(): boolean {
    return this.at === this.steps.length - 1
  }

  /** Go through them as fast as things move here; who wants no motion sees the end of it. Returns what stops it. */
  begin(): () => void {
    const go = () => {
      if (this.done) return
      const takes = lasting(this.now.takes)
      if (takes === 0) {
        this.finish()
        return
      }
      this.timer = setTimeout(() => {
        this.at++
        go()
      }, takes)
    }
    go()
    return () => clearTimeout(this.timer)
  }

  /** Show it all at once. */
  finish(): void {
    clearTimeout(this.timer)
    this.at = this.steps.length - 1
  }
}
