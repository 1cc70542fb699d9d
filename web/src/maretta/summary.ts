/** Rafts and spaces in whole sentences, for who listens instead of looking. */
import type { Message } from '../wire/shapes.ts'
import { say, text } from '../words/language.svelte.ts'
import type { Desk } from './desk.svelte.ts'
import type { Foretold } from './foretelling.ts'
import { barrelList, cardName, spaceName, suitName } from './words.ts'

/** Where somebody is, what lies on the raft and in the stock; and what the answer at hand would do. */
export function summary(desk: Desk, seat: number, foretold: Foretold | null): string {
  const reading = desk.settled
  if (!reading) return ''
  const who = { seat: desk.names[seat] ?? '' }
  if (!reading.inRace(seat)) return say('maretta-summary-out', who)
  const parts = [
    say('maretta-summary-space', { ...who, space: spaceName(reading.board, reading.space(seat)) }),
    slotSummary(desk, seat, 1),
    slotSummary(desk, seat, 2),
    stockSummary(desk, seat),
    say('hand-count', { ...who, count: reading.hand(seat).length }),
    ...(reading.inkedNext(seat) ? [say('page-ink-next')] : []),
    ...(foretold ? outcomes(desk, seat, foretold) : []),
  ]
  return parts.join(' ')
}

function slotSummary(desk: Desk, seat: number, which: 1 | 2): string {
  const piece = desk.settled?.slot(which, seat)
  const card: Message = !piece ? { key: 'page-nothing' } : piece.kind ? cardName(piece.kind) : { key: 'card-hidden' }
  return say(`maretta-summary-slot-${which}`, { card })
}

function stockSummary(desk: Desk, seat: number): string {
  const reading = desk.settled!
  const gauges = desk.gauges?.seats[seat]
  if (reading.board.volcano) {
    const stacks = reading.view.layout.constant('suits') as string[]
    const filled = stacks.flatMap((suit, index) => {
      const total = gauges?.stacks[index] ?? 0
      return total > 0 ? [{ key: 'card', args: { suit: { key: `suit-${suit}` }, number: total } }] : []
    })
    return say('maretta-summary-stacks', { cards: filled.length > 0 ? filled : [{ key: 'page-nothing' }] })
  }
  const cards = reading.stock(seat).map(cardName)
  const stock = say('maretta-summary-stock', { cards: cards.length > 0 ? cards : [{ key: 'page-nothing' }] })
  const { needed } = desk.gauges ?? { needed: 0 }
  if (!gauges || needed === 0) return stock
  return `${stock} ${say('maretta-summary-meter', { score: gauges.score ?? gauges.suits, needed })}`
}

function outcomes(desk: Desk, seat: number, foretold: Foretold): string[] {
  const board = desk.settled!.board
  const who = { seat: desk.names[seat] ?? '' }
  const said = foretold.landings
    .filter((landing) => landing.seat === seat)
    .map((landing) =>
      landing.low === landing.high
        ? say('preview-moves', { ...who, space: spaceName(board, landing.low) })
        : say('preview-range', { ...who, low: spaceName(board, landing.low), high: spaceName(board, landing.high) }),
    )
  const lost = foretold.stacks
    .filter((stack) => stack.seat === seat && stack.lost)
    .map(({ suit }) => say('preview-no-stack', { ...who, suit: suitName(suit) }))
  return [...said, ...lost]
}

/** What there is on a space. */
export function spaceSummary(desk: Desk, space: number): string {
  const reading = desk.settled
  if (!reading) return ''
  const here = reading.meeplesOn(space).map((seat) => desk.names[seat] ?? '')
  const barrels = barrelList(reading.barrels(space))
  const { board } = reading
  const notes = [
    ...(here.length > 0 ? [say('maretta-here', { names: here, count: here.length })] : []),
    ...(barrels.length > 0 ? [say('maretta-barrels-here', { barrels })] : []),
    ...(board.dividers.includes(space) ? [say(board.volcano ? 'maretta-crevasse-after' : 'maretta-reef-after')] : []),
    ...(board.volcano && space <= reading.lava ? [say('maretta-lava-here')] : []),
    ...(board.volcano && space > reading.lava && space <= (desk.gauges?.lava_next ?? -Infinity)
      ? [say('maretta-lava-next')]
      : []),
  ]
  return [text({ key: 'maretta-space', args: { space: spaceName(board, space) } }), ...notes].join(' ')
}
