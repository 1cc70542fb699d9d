/**
 * The stream of one table: it comes back by itself, names the last beat it has, and repeats what got no reply as far as that can do no
 * harm (docs/protocol.md, "Coming back").
 */
import type { Frame, Offer, Problem, Reply, Wish } from './shapes.ts'
import { Refused } from './http.ts'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

/** Who listens to a stream. */
export interface Listener {
  frame(frame: Frame): void
  line(line: Line, why?: number): void
  /** How far one has come: the last beat, and how often everybody had gone back by then. */
  position(): { after: number; undos: number }
}

const REPEATABLE = new Set(['answer', 'order', 'ready', 'lock', 'show', 'change', 'seen', 'offer'])
const FOR_GOOD = new Set([4403, 4404])
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 5_000
const PATIENCE = 8_000 // milliseconds that a wish waits for its reply
const SILENCE = 45_000 // milliseconds without any sign of life while the page is shown, before the line is tried

interface Waiting {
  wish: Wish
  resolve: (reply: Reply) => void
  reject: (error: Error) => void
}

/** A wish was sent, and whether it was done is not known. */
export class Unanswered extends Error {}

export class Stream {
  private socket: WebSocket | null = null
  private readonly waiting = new Map<number, Waiting>()
  private lastId = 0
  private failures = 0
  private pause: ReturnType<typeof setTimeout> | undefined
  private patience: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private heard = 0

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
    private readonly make: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  open(): void {
    addEventListener('online', this.comeBack)
    addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.comeBack)
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.pause)
    clearTimeout(this.patience)
    removeEventListener('online', this.comeBack)
    removeEventListener('offline', this.drop)
    document.removeEventListener('visibilitychange', this.comeBack)
    this.socket?.close(1000)
    this.refuseAll()
  }

  /** Come once more, as who one is by now: a stream stays that of the guest who opened it. */
  reopen(): void {
    if (this.closed) return
    const old = this.socket
    this.socket = null
    clearTimeout(this.pause)
    this.refuseUnrepeatable()
    old?.close(1000)
    this.connect()
  }

  /** Have a wish; the reply comes once it is done and kept. */
  async wish(wish: Wish): Promise<Reply> {
    const id = ++this.lastId
    const reply = new Promise<Reply>((resolve, reject) => this.waiting.set(id, { wish, resolve, reject }))
    this.send(id, wish)
    clearTimeout(this.patience)
    this.patience = setTimeout(this.doubt, PATIENCE)
    return await reply
  }

  async offer(seat: number, draft: number[] = []): Promise<Offer | null> {
    return (await this.wish({ do: 'offer', seat, draft })).offer ?? null
  }

  private send(id: number, wish: Wish): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ id, wish }))
  }

  private connect(): void {
    const { after, undos } = this.listener.position()
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const query = `gauges=true${after > 0 ? `&after=${after}&undos=${undos}` : ''}`
    const socket = this.make(
      `${scheme}//${location.host}/api/v1/tables/${encodeURIComponent(this.code)}/stream?${query}`,
    )
    this.socket = socket
    this.listener.line('connecting')
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(message.data as string) as Frame)
    }
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code)
    }
  }

  private hear(frame: Frame): void {
    this.heard = Date.now()
    if (frame.version !== undefined) {
      this.failures = 0
      this.listener.line('open')
      for (const [id, { wish }] of this.waiting) this.send(id, wish)
    }
    this.listener.frame(frame)
    for (const reply of frame.replies ?? []) this.settle(reply)
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.id)
    if (waiting === undefined) return
    this.waiting.delete(reply.id)
    if (reply.problem === undefined) waiting.resolve(reply)
    else waiting.reject(new Refused(reply.problem))
  }

  private lose(code: number): void {
    this.socket = null
    if (this.closed || FOR_GOOD.has(code)) {
      this.closed = true
      this.listener.line('closed', code)
      this.refuseAll()
      return
    }
    this.refuseUnrepeatable()
    this.listener.line('lost', code)
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures++)
    this.pause = setTimeout(() => this.connect(), longest * (0.5 + Math.random() / 2))
  }

  private refuseUnrepeatable(): void {
    for (const [id, { wish, reject }] of this.waiting) {
      if (REPEATABLE.has(wish.do)) continue
      this.waiting.delete(id)
      reject(new Unanswered(wish.do))
    }
  }

  private refuseAll(): void {
    for (const { wish, reject } of this.waiting.values()) reject(new Unanswered(wish.do))
    this.waiting.clear()
  }

  /** The network is back, or the page is looked at again: there is no reason to wait any longer. */
  private readonly comeBack = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return
    if (this.socket === null) {
      clearTimeout(this.pause)
      this.failures = 0
      this.connect()
    } else if (this.socket.readyState === WebSocket.OPEN && Date.now() - this.heard > SILENCE) {
      // After a long sleep a line may look open and be dead: a new one costs less than finding out.
      this.drop()
      clearTimeout(this.pause)
      this.connect()
    }
  }

  /** Nothing came back for long: the line may be dead without anybody having noticed. */
  private readonly doubt = (): void => {
    if (this.waiting.size > 0) this.drop()
  }

  /** Give up the line that there is; as after every loss, another one is tried soon. */
  private readonly drop = (): void => {
    const old = this.socket
    if (this.closed || old === null) return
    this.lose(1006)
    old.close()
  }
}

export function problemOf(error: unknown): Problem | null {
  return error instanceof Refused ? error.problem : null
}
