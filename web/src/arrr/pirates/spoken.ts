/** How it is with a pirate, sentence by sentence, for who listens. */
import { attribute, say, text } from '../../words/language.svelte.ts'
import { crewSpoken, nameOf, sentences } from '../cards/words.ts'
import type { Desk } from '../desk.svelte.ts'
import type { Reading } from '../reading.ts'

export function traitsSaid(reading: Reading, seat: number): string {
  const totals = reading.gauge(seat)?.traits ?? []
  return reading.deck.traits
    .map((trait, at) => `${attribute(`trait-${trait}`, 'label')} ${totals[at]?.total ?? 0}`)
    .join(', ')
}

/** All that is public of somebody. */
export function pirateSaid(reading: Reading, names: readonly string[], seat: number): string[] {
  const gauge = reading.gauge(seat)
  const captain = reading.captain(seat)
  const crew = reading.crew(seat)
  return [
    text({ key: 'arrr-said-coins', args: { seat: { seat }, count: reading.coins(seat) } }, names),
    ...(reading.staked(seat) > 0 ? [say('arrr-said-staked', { count: reading.staked(seat) })] : []),
    ...(gauge
      ? [
          gauge.fame === null
            ? say('page-fame-cards', { count: gauge.fame_cards })
            : say('fame', { amount: gauge.fame }),
          ...gauge.collections.map(({ name, kinds }) =>
            say('arrr-said-collection', { symbol: typeof name === 'string' ? name : text(name), count: kinds.length }),
          ),
          say('arrr-crew-cards', { count: gauge.hand.crew }),
          ...(reading.deck.hasEvents ? [say('arrr-event-cards', { count: gauge.hand.events })] : []),
          gauge.in_port ? say('page-in-port') : say('arrr-said-traits', { traits: traitsSaid(reading, seat) }),
          ...gauge.lasting.map((each) => text(each.text, names)),
        ]
      : []),
    ...(captain ? [say('page-captain', { name: nameOf(captain.card) })] : []),
    ...crew.map(({ card, exhausted }) => crewSpoken(card, reading.deck.traits, exhausted)),
  ]
}

export const pirateSpoken = (desk: Desk, seat: number): string => sentences(pirateSaid(desk.reading!, desk.names, seat))
