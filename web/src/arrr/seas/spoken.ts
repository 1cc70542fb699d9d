/** An exploration of the row, and how the row acts on it, for who listens. */
import { say, text } from '../../words/language.svelte.ts'
import { lootSaid, sentences, traitLabel } from '../cards/words.ts'
import type { Desk } from '../desk.svelte.ts'
import type { Sea } from '../reading.ts'
import { percent, sumSaid } from '../words.ts'

export function seaSpoken(desk: Desk, { card, gauge }: Sea): string {
  const deck = desk.reading!.deck
  const tests = card.tests.map(({ trait, difficulty }, index) => {
    const now = gauge?.tests[index]
    return say('arrr-test-said', {
      trait: traitLabel(trait),
      difficulty: now && now.difficulty.parts.length > 1 ? sumSaid(deck, now.difficulty) : difficulty,
      dice: now?.dice.total ?? 0,
    })
  })
  return sentences([
    ...tests,
    ...lootSaid(card, gauge?.doubloons.total ?? card.doubloons),
    ...(card.condition ? [text(card.condition)] : []),
    ...(gauge?.met === false ? [say('page-condition-not-met')] : []),
    ...(gauge?.faced ? [say('page-faced')] : []),
    ...(gauge?.sinking ? [say('arrr-sinks-next')] : []),
    ...(gauge?.lasting ?? []).map((each) => text(each.text, desk.names)),
    ...(gauge && desk.own !== null && card.tests.length > 0
      ? [say('arrr-your-chance', { chance: percent(gauge.chances[0] ?? 0) })]
      : []),
  ])
}

/** What neighbours do to each other: each from one exploration of the row to the one beside it. */
export interface Between {
  /** The tile it lies behind. */
  after: number
  way: 'left' | 'right'
  what: Sea['card']['tests'][number]['trait'] | 'doubloons'
  amount: number
}

/** As it is read from the sums: only what counts somewhere is told. */
export function between(row: readonly Sea[]): Between[] {
  const found: Between[] = []
  row.forEach(({ gauge }, at) => {
    for (const side of [-1, 1]) {
      const from = row[at + side]
      if (!gauge || !from) continue
      const told = new Set<string>()
      const sums = [
        ...gauge.tests.map(({ trait, difficulty }) => ({ what: trait, sum: difficulty })),
        { what: 'doubloons' as const, sum: gauge.doubloons },
      ]
      for (const { what, sum } of sums)
        for (const { amount, source, card } of sum.parts) {
          if (source !== 'exploration' || card?.kind !== from.card.kind || amount === 0 || told.has(what)) continue
          told.add(what)
          found.push({ after: Math.min(at, at + side), way: side < 0 ? 'right' : 'left', what, amount })
        }
    }
  })
  return found
}
