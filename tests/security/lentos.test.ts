import { connect } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Provider, get, startServer } from '../support/server.ts'

const PATH = '/v1/auth/portal-afiliados/signin'
const MANY = 200

let provider: Provider
beforeAll(async () => {
  // The server's limits in a hundredth of the time: 1 KB/s, checked after 600 ms.
  provider = await startServer({ slow: { headersMs: 500, bodyMs: 600, everyMs: 50 } })
})
afterAll(() => provider.stop())

/** A request that never ends: its head, then one byte at a time. */
function trickle(head: string, everyMs: number) {
  const socket = connect(provider.port, '127.0.0.1')
  socket.write(head)
  const drops = setInterval(() => socket.writable && socket.write('a'), everyMs)
  socket.on('error', () => undefined) // being cut is the expected outcome
  const gone = new Promise<void>((resolve) => {
    socket.on('close', () => {
      clearInterval(drops)
      resolve()
    })
  })
  return { socket, gone }
}

const posting = (length: number) =>
  `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

test('[SEC-36] requests that arrive too slowly are cut, and others are answered meanwhile', async () => {
  const bodies = Array.from({ length: MANY }, () => trickle(posting(60_000), 100))
  const headers = Array.from({ length: MANY }, () => trickle('GET / HTTP/1.1\r\nX: ', 100))

  const begun = performance.now()
  expect((await get(provider.url, '/v1/app/version/25')).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(2_000)

  await Promise.all([...bodies, ...headers].map(({ gone }) => gone))
})

test('[SEC-36] a slow request above the minimum speed is read to its end', async () => {
  const body = JSON.stringify({ nombre: '1', password: 'x'.repeat(6_000) })
  const { socket, gone } = trickle(posting(body.length), 60_000)
  const answer = new Promise<string>((resolve) =>
    socket.once('data', (data) => resolve(data.toString())),
  )
  // 200 bytes every 50 ms are 4 KB/s, for twice the allowed idle time.
  for (let at = 0; at < body.length; at += 200) {
    socket.write(body.slice(at, at + 200))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }

  expect(await answer).toMatch(/^HTTP\/1\.1 401 /)
  socket.destroy()
  await gone
})
