/** Going back: to which questions one could, and what everybody wants. */
import type { Beat, Message, Seat } from '../wire/shapes.ts'
import { ASKED } from '../wire/view.ts'

/** A question that everybody could go back to: whom it asked, and what followed from their answers. */
export interface Earlier {
  question: number
  seats: number[]
  followed: Message
}

const MOST = 12 // of those that are shown: who wants to go back further begins anew

/** The questions before this one, the latest first. Beat n leads to question n, and what was answered to beat n + 1. */
export function earlier(beats: readonly Beat[], current: number): Earlier[] {
  const found: Earlier[] = []
  for (const [index, beat] of beats.entries()) {
    const asked = beat.events.findLast((event) => event[0] === ASKED)
    const followed = beats[index + 1]?.log[0]
    if (beat.number >= current || !asked || !followed) continue
    found.push({ question: beat.number, seats: seatsIn(asked[1]!), followed })
  }
  return found.reverse().slice(0, MOST)
}

function seatsIn(mask: number): number[] {
  const seats: number[] = []
  for (let seat = 0; mask >> seat; seat++) if ((mask >> seat) & 1) seats.push(seat)
  return seats
}

/** What somebody proposes: to go back to a question, or to end the game here. */
export interface Proposal {
  /** 0: to end it. */
  question: number
  /** Who wants it by now, and whom it still waits for. */
  by: number[]
  missing: number[]
}

/** All that is proposed at a table; bots have no say in it. */
export function proposals(seats: readonly Seat[]): Proposal[] {
  const people = seats.map((_, seat) => seat).filter((seat) => seats[seat]!.person && seats[seat]!.bot === 0)
  const questions = [...new Set(people.map((seat) => seats[seat]!.undo).filter((question) => question > 0))]
  const found = questions.map((question) => proposal(question, people, (seat) => seats[seat]!.undo === question))
  return [...found, proposal(0, people, (seat) => seats[seat]!.ends)].filter((each) => each.by.length > 0)
}

function proposal(question: number, people: number[], wants: (seat: number) => boolean): Proposal {
  return { question, by: people.filter(wants), missing: people.filter((seat) => !wants(seat)) }
}
