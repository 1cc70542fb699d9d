/**
 * How far somebody has read. The server is told, so that the next device knows; and whoever was away for a while, or comes back to a game
 * that has gone on, is told what they have missed.
 */
import { ownTables } from '../wire/http.ts'
import type { Beat } from '../wire/shapes.ts'
import type { Table } from '../wire/table.svelte.ts'

const A_WHILE = 60_000 // milliseconds away after which one is told what happened meanwhile
const WORTH_IT = 3 // beats: fewer can be seen on the table
const PAUSE = 5_000 // milliseconds between two times that the server is told

export class Reading {
  /** What was missed; empty: nothing, or it was read. */
  unread = $state.raw<readonly Beat[]>([])
  private shown = 0
  private told = 0
  private left: { beat: number; at: number } | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: Table,
    private readonly seat: number | null,
  ) {}

  /** What happened since this seat was last looked at, on whatever device. */
  async begin(): Promise<void> {
    if (this.seat === null || this.table.room?.stage !== 'playing') return
    const there = this.last // what comes while the server is asked is watched, not missed
    try {
      const { tables } = await ownTables()
      const own = tables.find((each) => each.code === this.table.code)
      if (own && own.seen > 0) this.offer(own.seen, there)
    } catch {
      // Then nothing is told: everything stands in the log.
    }
  }

  /** The table has shown everything up to that beat. */
  follow(beat: number): void {
    this.shown = beat
    if (document.visibilityState !== 'visible' || this.seat === null || beat <= this.told) return
    this.timer ??= setTimeout(() => this.tell(), this.told === 0 ? 0 : PAUSE)
  }

  private tell(): void {
    this.timer = undefined
    if (this.seat === null || this.table.room?.stage !== 'playing') return
    this.told = this.shown
    // Whether it arrives makes no difference to anybody but the next digest.
    this.table.wish({ do: 'seen', seat: this.seat, beat: this.shown }).catch(() => undefined)
  }

  /** Watch whether the page is looked at, until the returned function is called. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'hidden') this.left = { beat: this.shown, at: Date.now() }
      else if (this.left) {
        const { beat, at } = this.left
        this.left = null
        if (Date.now() - at >= A_WHILE) this.offer(beat, this.last)
        this.follow(this.shown)
      }
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(this.timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  private get beats(): readonly Beat[] {
    return this.table.eye(this.seat)?.beats ?? []
  }

  private get last(): number {
    return this.beats.at(-1)?.number ?? 0
  }

  private offer(after: number, upTo: number): void {
    const missed = this.beats.filter(({ number }) => number > after && number <= upTo)
    if (missed.length >= WORTH_IT) this.unread = missed
  }

  done(): void {
    this.unread = []
  }
}
