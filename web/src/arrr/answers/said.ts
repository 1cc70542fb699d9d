/** Cards, what they are aimed at and what they wait for, in words: as messages, so that they follow the language and the names of the seats. */
import type { Armed, Trigger } from '../../table/standing.ts'
import type { Message } from '../../wire/shapes.ts'
import type { Deck } from '../reading.ts'
import type { Aim, Card, Gauges, OrderCard } from '../wire.ts'

export const cardSaid = (card: Card): Message => ({ key: 'arrr-card', args: { name: { names: card.name } } })

/** What somebody could point at on the table; null if it is not there any more. */
export function aimSaid(aim: Aim, deck: Deck, gauges: Gauges): Message | null {
  switch (aim.sort) {
    case 'seat':
      return { key: 'arrr-player', args: { seat: { seat: aim.seat } } }
    case 'exploration':
      return cardSaid(deck.exploration(aim.kind))
    case 'crew': {
      const lies = gauges.seats[aim.seat]?.crew.find(({ spot }) => spot === aim.spot)
      const args = lies && { seat: { seat: aim.seat }, card: cardSaid(deck.crew(lies.kind)) }
      return args ? { key: 'arrr-card-of', args } : null
    }
    case 'lasting': {
      const { row, seats, lasting } = gauges
      const holders = [...row, ...seats, ...seats.flatMap(({ crew }) => crew), { lasting }]
      const event = holders.flatMap((holder) => holder.lasting).find(({ spot }) => spot === aim.spot)
      return event ? cardSaid(deck.of(event.card)) : null
    }
    case 'stack':
      return gauges.stack.find(({ number }) => number === aim.number)?.what ?? null
  }
}

/** What must happen, as a clause: "somebody else declares to sail", "you are about to roll attack". */
export function whenSaid(when: Trigger, own: number | null, deck: Deck): Message {
  const mine = when.seat != null && when.seat === own
  const who: Message =
    when.seat == null ? { key: 'answers-somebody' } : { key: 'arrr-player', args: { seat: { seat: when.seat } } }
  const action = when.action ?? ''
  let said: Message =
    when.moment === 'free'
      ? { key: 'answers-when-free' }
      : mine
        ? { key: `answers-when-${when.moment}-mine`, args: { action } }
        : { key: `answers-when-${when.moment}`, args: { who, action } }
  if (when.trait) said = { key: 'answers-when-trait', args: { when: said, trait: { key: `trait-${when.trait}` } } }
  const stacked = when.card == null ? undefined : deck.constants.effects[when.card]
  if (stacked) said = { key: 'answers-when-card', args: { when: said, what: stacked.what } }
  if (when.at_me) said = { key: 'answers-when-at-me', args: { when: said } }
  if (when.passed_by != null) {
    const key = when.passed_by < 0 ? 'answers-when-failed' : 'answers-when-passed-by'
    said = { key, args: { when: said, by: Math.abs(when.passed_by) } }
  }
  return said
}

/** An armed card: when it is played, and on what. */
export function armedSaid(armed: Armed, card: OrderCard, own: number | null, deck: Deck, gauges: Gauges): Message {
  const when = whenSaid(armed.when, own, deck)
  const aim = armed.target == null ? undefined : card.targets.find(({ target }) => target === armed.target)?.aim
  const target = aim && aimSaid(aim, deck, gauges)
  const args = { when, card: cardSaid(deck.of(card)) }
  return target ? { key: 'answers-armed-on', args: { ...args, target } } : { key: 'answers-armed', args }
}
