import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Refused } from './http.ts'
import type { Frame } from './shapes.ts'
import { Stream, Unanswered } from './stream.ts'

/** A connection as the stream sees it: what it sent, and what comes from the other side. */
class FakeSocket {
  readyState = WebSocket.CONNECTING as number
  sent: { id: number; wish: { do: string } }[] = []
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly address: string) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FakeSocket['sent'][number])
  }

  close(): void {
    this.readyState = WebSocket.CLOSED
  }

  tell(frame: Frame): void {
    this.readyState = WebSocket.OPEN
    this.onmessage?.({ data: JSON.stringify(frame) })
  }

  break(code = 1006): void {
    this.readyState = WebSocket.CLOSED
    this.onclose?.({ code })
  }
}

const FIRST: Frame = { version: 1, now: 0 }

describe('a stream', () => {
  let sockets: FakeSocket[]
  let lines: string[]
  let position: { after: number; undos: number }
  let stream: Stream
  const last = () => sockets.at(-1)!

  beforeEach(() => {
    vi.useFakeTimers()
    sockets = []
    lines = []
    position = { after: 0, undos: 0 }
    stream = new Stream(
      'pvznnv',
      {
        frame: () => undefined,
        line: (line, why) => lines.push(why ? `${line} ${why}` : line),
        position: () => position,
      },
      (address) => {
        sockets.push(new FakeSocket(address))
        return last() as unknown as WebSocket
      },
    )
    stream.open()
  })
  afterEach(() => {
    stream.close()
    vi.useRealTimers()
  })

  it('asks for everything at first', () => {
    expect(last().address).toMatch(/^ws:.*\/api\/v1\/tables\/pvznnv\/stream\?gauges=true$/)
    last().tell(FIRST)
    expect(lines).toEqual(['connecting', 'open'])
  })

  it('comes back by itself, and names the last beat it has', () => {
    last().tell(FIRST)
    position = { after: 7, undos: 1 }
    last().break()
    expect(lines.at(-1)).toBe('lost 1006')
    vi.advanceTimersByTime(250)
    expect(sockets).toHaveLength(2)
    expect(last().address).toContain('after=7&undos=1')
  })

  it('waits longer after every failure, a few seconds at most, and begins anew once it is back', () => {
    const waits = () => {
      last().break()
      const before = sockets.length
      let waited = 0
      while (sockets.length === before) {
        vi.advanceTimersByTime(10)
        waited += 10
      }
      return waited
    }
    vi.spyOn(Math, 'random').mockReturnValue(1)
    expect([waits(), waits(), waits(), waits(), waits(), waits(), waits()]).toEqual([
      250, 500, 1000, 2000, 4000, 5000, 5000,
    ])
    last().tell(FIRST)
    expect(waits()).toBe(250)
  })

  it('repeats what got no reply if that can do no harm, and says so of the rest', async () => {
    last().tell(FIRST)
    const answer = stream.wish({ do: 'answer', seat: 0 })
    const emote = stream.wish({ do: 'emote', seat: 0 })
    const unanswered = expect(emote).rejects.toBeInstanceOf(Unanswered)
    last().break()
    await unanswered
    vi.advanceTimersByTime(250)
    expect(last().sent).toEqual([])
    last().tell(FIRST)
    expect(last().sent.map((each) => each.wish.do)).toEqual(['answer'])
    last().tell({ replies: [{ id: last().sent[0]!.id, void: true }] })
    await expect(answer).resolves.toMatchObject({ void: true })
  })

  it('sends what was wished for while it was away', async () => {
    const ready = stream.wish({ do: 'ready', seat: 0 })
    expect(last().sent).toEqual([])
    last().tell(FIRST)
    last().tell({ replies: [{ id: last().sent[0]!.id }] })
    await expect(ready).resolves.toBeDefined()
  })

  it('hands on what was refused', async () => {
    last().tell(FIRST)
    const answer = stream.wish({ do: 'answer', seat: 0 })
    const problem = { title: 'Conflict', status: 409, detail: 'No.', rule: 'A2.1' }
    last().tell({ replies: [{ id: 1, problem }] })
    await expect(answer).rejects.toEqual(new Refused(problem))
  })

  it.each([4403, 4404])('stays away after %i', (code) => {
    last().break(code)
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(lines.at(-1)).toBe(`closed ${code}`)
  })

  it('does not wait when the network is back', () => {
    for (let failure = 0; failure < 8; failure++) {
      last().break()
      vi.advanceTimersByTime(5000)
    }
    last().break()
    const before = sockets.length
    dispatchEvent(new Event('online'))
    expect(sockets).toHaveLength(before + 1)
  })

  it('takes a new line after a long sleep, since the old one may be dead', () => {
    last().tell(FIRST)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sockets).toHaveLength(1)
    vi.setSystemTime(Date.now() + 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sockets).toHaveLength(2)
    sockets[0]!.break() // whatever the old one still says is not heard
    expect(lines.at(-1)).toBe('connecting')
  })

  it('takes a new line when asked to, and does not hear the old one any more', async () => {
    last().tell(FIRST)
    const emote = stream.wish({ do: 'emote', seat: 0 })
    const unanswered = expect(emote).rejects.toBeInstanceOf(Unanswered)
    stream.reopen()
    await unanswered
    expect(sockets).toHaveLength(2)
    sockets[0]!.break()
    expect(lines.at(-1)).toBe('connecting')
    last().tell(FIRST)
    expect(lines.at(-1)).toBe('open')
  })

  it('is lost as soon as the network is, and repeats what it said into the void', () => {
    last().tell(FIRST)
    stream.wish({ do: 'answer', seat: 0 }).catch(() => undefined)
    dispatchEvent(new Event('offline'))
    expect(lines.at(-1)).toBe('lost 1006')
    dispatchEvent(new Event('online'))
    last().tell(FIRST)
    expect(last().sent.map((each) => each.wish.do)).toEqual(['answer'])
  })

  it('doubts a line on which nothing comes back', () => {
    last().tell(FIRST)
    stream.wish({ do: 'answer', seat: 0 }).catch(() => undefined)
    vi.advanceTimersByTime(7_999)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(300)
    expect(sockets).toHaveLength(2)
  })

  it('does not doubt a line on which nothing is to come back', async () => {
    last().tell(FIRST)
    const answer = stream.wish({ do: 'answer', seat: 0 })
    last().tell({ replies: [{ id: 1 }] })
    await answer
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  })
})
