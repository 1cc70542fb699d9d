/**
 * Several people at one device: between them hangs a curtain, so that nobody sees a hand that is not theirs. It opens for one seat at a time
 * and only if somebody says that it is them; it falls when another seat is to choose, when the page is left, and when nobody touches it.
 */
import { hush } from '../parts/live.svelte.ts'

export const IDLE = 20_000 // milliseconds without a touch before it falls

export class Curtain {
  /** Whose hand can be seen; null: the curtain hangs. */
  open = $state<number | null>(null)
  private idle: ReturnType<typeof setTimeout> | undefined

  constructor(
    /** The seats that people at this device play. With one of them there is nothing to hide from anybody. */
    private readonly seats: () => readonly number[],
    /** Those of them who are to choose now. */
    private readonly awaited: () => readonly number[],
  ) {}

  get needed(): boolean {
    return this.seats().length > 1
  }

  /** Who is to have the device: of those who are to choose the next one round the table; nobody if none is to. */
  get next(): number | null {
    const awaited = this.awaited()
    if (awaited.length === 0) return null
    return awaited.find((seat) => seat > (this.open ?? -1)) ?? awaited[0]!
  }

  /** Whether the device has to change hands: somebody else is to choose, and who has it is not. */
  get passes(): boolean {
    return this.open !== null && this.next !== null && !this.awaited().includes(this.open)
  }

  draw(seat: number): void {
    this.open = seat
    this.touched()
  }

  readonly fall = (): void => {
    clearTimeout(this.idle)
    if (this.open !== null) hush()
    this.open = null
  }

  /** Somebody is there: the time without a touch begins anew. */
  readonly touched = (): void => {
    clearTimeout(this.idle)
    if (this.open !== null) this.idle = setTimeout(this.fall, IDLE)
  }

  /** Watch over the page until the returned function is called. */
  watch(): () => void {
    const hidden = () => {
      if (document.visibilityState === 'hidden') this.fall()
    }
    const touches = ['pointerdown', 'pointermove', 'keydown'] as const
    addEventListener('blur', this.fall)
    document.addEventListener('visibilitychange', hidden)
    touches.forEach((each) => addEventListener(each, this.touched, { passive: true }))
    return () => {
      clearTimeout(this.idle)
      removeEventListener('blur', this.fall)
      document.removeEventListener('visibilitychange', hidden)
      touches.forEach((each) => removeEventListener(each, this.touched))
    }
  }
}
