/** How things stand at a table of Arrr!!!, for who listens. */
import type { Sitting } from '../table/sitting.svelte.ts'
import { say, text } from '../words/language.svelte.ts'
import { nameOf, sentences } from './cards/words.ts'
import { pirateSaid } from './pirates/spoken.ts'
import { gaugesOf, Reading } from './reading.ts'
import { percent } from './words.ts'

/** One's hand, the row with one's chances, what lies on the stack, and how it is with everybody. */
export function standing({ view, source }: Sitting): string[] {
  if (!view) return []
  const reading = new Reading(view, gaugesOf(source.gauges))
  const { names } = source
  const own = typeof view.seat === 'number' ? view.seat : null
  const hand = own === null ? [] : [...reading.crewHand(own), ...reading.eventHand(own)].filter((card) => card !== null)
  const row = reading.row.map(({ card, gauge }) =>
    own === null || !gauge || card.tests.length === 0
      ? nameOf(card)
      : say('arrr-said-sea', { card: nameOf(card), chance: percent(gauge.chances[0] ?? 0) }),
  )
  return [
    ...(hand.length > 0 ? [say('table-speak-hand', { cards: hand.map(nameOf) })] : []),
    ...(row.length > 0 ? [say('arrr-said-row', { cards: row })] : []),
    ...(reading.gauges?.stack ?? []).map(({ number, seat, what }) =>
      text({ key: 'arrr-said-stack', args: { number, seat: { seat }, what } }, names),
    ),
    ...reading.seats.map((seat) => sentences(pirateSaid(reading, names, seat))),
  ]
}
