/** What the games of a variant are like, tried out by the server: asked for when the bench has been quiet for a while. */
import { reasonOf } from '../parts/tidings.svelte.ts'
import { Refused, trial } from '../wire/http.ts'
import type { TrialTold } from '../wire/shapes.ts'

const QUIET = 1_200 // milliseconds: every trial is some hundred games
const TOO_OFTEN = 429
const BUSY = 503
const AGAIN = 5 // seconds, where nobody says when

export class Trials {
  /** What came out of the variant that is wanted; null as long as it is not known. */
  found = $state.raw<TrialTold | null>(null)
  /** The same of the printed game, to compare. */
  printed = $state.raw<TrialTold | null>(null)
  failure = $state('')
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is remembered is looked up, not shown
  private readonly known = new Map<string, TrialTold>()
  private wanted = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly game: string,
    private readonly ask: typeof trial = trial,
  ) {}

  /** Want to know it of a variant, by its code, with so many players. */
  want(code: string, seats: number): void {
    const key = `${code} ${seats}`
    if (key === this.wanted) return
    this.wanted = key
    this.failure = ''
    this.found = this.known.get(key) ?? null
    this.printed = this.known.get(`${this.game} ${seats}`) ?? null
    clearTimeout(this.timer)
    if (!this.found || !this.printed) this.timer = setTimeout(() => void this.learn(code, seats, key), QUIET)
  }

  close(): void {
    clearTimeout(this.timer)
    this.wanted = ''
  }

  private async learn(code: string, seats: number, key: string): Promise<void> {
    try {
      const found = await this.of(code, seats)
      if (key === this.wanted) this.found = found
      const printed = await this.of(this.game, seats) // the printed variant is called like its game
      if (key === this.wanted) this.printed = printed
    } catch (error) {
      if (key !== this.wanted) return
      const wait = waitIn(error)
      if (wait === null) this.failure = reasonOf(error)
      else this.timer = setTimeout(() => void this.learn(code, seats, key), wait * 1000)
    }
  }

  private async of(code: string, seats: number): Promise<TrialTold> {
    const key = `${code} ${seats}`
    const told = this.known.get(key) ?? (await this.ask(this.game, code, seats))
    this.known.set(key, told)
    return told
  }
}

/** After how many seconds it can be asked again; null if that would be of no use. */
export function waitIn(error: unknown): number | null {
  if (!(error instanceof Refused) || ![TOO_OFTEN, BUSY].includes(error.problem.status)) return null
  const seconds = error.problem.message?.args?.seconds
  return typeof seconds === 'number' ? Math.max(1, seconds) : AGAIN
}
