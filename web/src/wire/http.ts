/** Requests to the server. What it refuses is a `Refused`, with the problem document as the server wrote it. */
import type { DeckTold } from '../arrr/wire.ts'
import type {
  Frame,
  Games,
  Known,
  LayoutTold,
  LessonListed,
  LessonTold,
  Listed,
  NewTable,
  Offer,
  OwnTable,
  Problem,
  ReplayTold,
  RuleBook,
  TrialTold,
  Values,
  VariantTold,
  VariantsTold,
  Wish,
} from './shapes.ts'

const API = '/api/v1'

export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(API + path, {
      method,
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Unreachable()
  }
  if (!response.ok) throw new Refused(await problemIn(response))
  return (response.status === 204 ? undefined : await response.json()) as T
}

async function problemIn(response: Response): Promise<Problem> {
  const unsaid = { title: response.statusText, status: response.status, detail: '' }
  try {
    return { ...unsaid, ...((await response.json()) as Problem) }
  } catch {
    return unsaid
  }
}

const of = (code: string) => `/tables/${encodeURIComponent(code)}`

export const games = () => ask<Games>('GET', '/games')
export const lobby = () => ask<{ tables: Listed[] }>('GET', '/lobby')
export const ownTables = () => ask<{ tables: OwnTable[] }>('GET', '/me/tables')
export const openTable = (wanted: NewTable) => ask<{ code: string; path: string }>('POST', '/tables', wanted)
/** Who sits down is somebody before that: if the reply gets lost, they are the same when they try again. */
export async function wish(code: string, wanted: Wish): Promise<{ void: boolean }> {
  if (wanted.do === 'sit') await beSomebody()
  return ask('POST', `${of(code)}/do`, wanted)
}
export const layout = (code: string) => ask<LayoutTold>('GET', `${of(code)}/layout`)
export const rematch = (code: string) => ask<{ code: string; path: string }>('POST', `${of(code)}/rematch`, {})
export const givePass = (code: string, seat: number) => ask<{ code: string }>('POST', `${of(code)}/pass`, { seat })
export const redeem = (code: string) => ask<{ code: string; seat: number }>('POST', '/passes', { code })
export const report = (code: string, text: string, seat: number | null) =>
  ask<{ number: string }>('POST', `${of(code)}/report`, { text, seat })
export const offer = (code: string, seat: number, draft: number[] = []) =>
  ask<Offer>('GET', `${of(code)}/offer?seat=${seat}&draft=${draft.join(',')}`)

/** Oneself: nothing of it is needed to play. */
export const me = () => ask<Known>('GET', '/me')
export const beSomebody = () => ask<Known>('POST', '/me', {})
export const signUp = (name: string, password: string) => ask<Known>('POST', '/me/account', { name, password })
export const signIn = (name: string, password: string) => ask<Known>('POST', '/me/session', { name, password })
export const signOut = () => ask<unknown>('DELETE', '/me/session')
export const deleteAccount = () => ask<unknown>('DELETE', '/me/account')
export const forgetMe = () => ask<unknown>('DELETE', '/me')
/** The numbered rules of a game, as printed or as they hold in a variant. */
export const ruleBook = (game: string, variant = '') =>
  ask<RuleBook>('GET', `/rules/${encodeURIComponent(game)}${variant && `?variant=${encodeURIComponent(variant)}`}`)
/** A game from its first beat on: as a seat or a spectator (null) saw it, or, once it is over, with all cards open. */
export const replay = (code: string, eyes: number | null | 'all') =>
  ask<ReplayTold>('GET', `${of(code)}/replay${eyes === null ? '' : eyes === 'all' ? '?open=true' : `?seat=${eyes}`}`)
/** The table as one may see it now, besides its game. */
export const look = (code: string) => ask<Frame>('GET', of(code))
/** What can be learned by playing, and a lesson whole. */
export const lessons = () => ask<{ lessons: LessonListed[] }>('GET', '/lessons')
export const lesson = (name: string) => ask<LessonTold>('GET', `/lessons/${encodeURIComponent(name)}`)
/** What could be added to a draft at one of its frames; null: nothing more. */
export async function lessonOffer(name: string, frame: number, draft: readonly number[]): Promise<Offer | null> {
  const path = `/lessons/${encodeURIComponent(name)}/offer?frame=${frame}&draft=${draft.join(',')}`
  const told = await ask<Offer | Record<string, never>>('GET', path)
  return 'options' in told ? (told as Offer) : null
}
/** All cards of the deck that Arrr!!! comes with. */
export const cards = () => ask<DeckTold>('GET', '/cards/arrr')
/** Variants: what can be changed about a game, what a name or code stands for, one of one's own, and what its games are like. */
const variantOf = (game: string, code: string) => `/variants/${encodeURIComponent(game)}/${encodeURIComponent(code)}`
export const variants = (game: string) => ask<VariantsTold>('GET', `/variants/${encodeURIComponent(game)}`)
export const variant = (game: string, code: string) => ask<VariantTold>('GET', variantOf(game, code))
export const makeVariant = (game: string, name: string, values: Values) =>
  ask<VariantTold>('POST', '/variants', { game, name, values })
export const trial = (game: string, code: string, seats: number) =>
  ask<TrialTold>('GET', `${variantOf(game, code)}/trial?seats=${seats}`)
