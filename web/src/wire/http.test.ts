/** What goes to a server that is not there: by which requests something is wanted of a table. */
import { afterEach, expect, it, vi } from 'vitest'

import { wish } from './http.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function requests(): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string }) => {
    sent.push(`${method} ${path} ${body}`)
    return Promise.resolve(new Response('{}'))
  })
  return sent
}

it('is somebody before it sits down, so that it stays the same if the reply is lost', async () => {
  const sent = requests()
  await wish('pvznnv', { do: 'sit', seat: 1, name: 'Bea' })
  expect(sent).toEqual(['POST /api/v1/me {}', 'POST /api/v1/tables/pvznnv/do {"do":"sit","seat":1,"name":"Bea"}'])
})

it('asks for anything else at once', async () => {
  const sent = requests()
  await wish('pvznnv', { do: 'deal' })
  expect(sent).toEqual(['POST /api/v1/tables/pvznnv/do {"do":"deal"}'])
})
