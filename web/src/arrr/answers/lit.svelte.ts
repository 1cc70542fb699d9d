/** What is lit on the table because somebody points at what is aimed at it: on the stack, or among what could be answered. */
import { createContext } from 'svelte'

import type { Aim } from '../wire.ts'

export class Lit {
  /** Null: nothing. */
  aim = $state.raw<Aim | null>(null)

  on(aim: Aim | null): void {
    this.aim = aim
  }

  /** Whoever pointed at it points elsewhere; what somebody else points at by now stays lit. */
  off(aim: Aim | null): void {
    if (sameAim(this.aim, aim)) this.aim = null
  }

  seat(seat: number): boolean {
    return this.aim?.sort === 'seat' && this.aim.seat === seat
  }

  exploration(kind: number): boolean {
    return this.aim?.sort === 'exploration' && this.aim.kind === kind
  }

  crew(seat: number, spot: number): boolean {
    return this.aim?.sort === 'crew' && this.aim.seat === seat && this.aim.spot === spot
  }

  lasting(spot: number): boolean {
    return this.aim?.sort === 'lasting' && this.aim.spot === spot
  }

  stacked(number: number): boolean {
    return this.aim?.sort === 'stack' && this.aim.number === number
  }
}

export const sameAim = (one: Aim | null, two: Aim | null): boolean => JSON.stringify(one) === JSON.stringify(two)

export const [getLit, provideLit, hasLit] = createContext<Lit>()
