import { once } from 'node:events'
import { type Socket, connect, createServer } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { type Relay, startRelay } from '../../../tools/cluster/relay.ts'
import { freePort } from '../../support/listening.ts'

const open: { relay: Relay; end: () => void }[] = []
afterEach(() => {
  for (const { relay, end } of open.splice(0)) {
    relay.close()
    end()
  }
})

/** A program that repeats the words it gets, behind a relay. */
async function behindRelay() {
  const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket))
  const [near, far] = [await freePort(), await freePort()]
  echo.listen(far, '127.0.0.1')
  await once(echo, 'listening')
  const relay = await startRelay(near, far)
  open.push({ relay, end: () => echo.close() })
  const to = (port: number) => () => connect(port, '127.0.0.1').on('error', () => undefined)
  return { relay, enter: to(near), straight: to(far) }
}

/** The answer to these words. */
const said = async (socket: Socket, words: string) => {
  socket.write(words)
  const [bytes] = (await once(socket, 'data')) as [Buffer]
  return bytes.toString()
}

test('a cut relay keeps its connections and passes nothing, and a restored one serves new ones', async () => {
  const { relay, enter, straight } = await behindRelay()
  const before = enter()
  expect(await said(before, 'one')).toBe('one')

  relay.cut()
  const heard: string[] = []
  before.on('data', (bytes) => heard.push(String(bytes)))
  before.write('two')
  // Time in which an answer would have arrived: it takes one such way.
  for (let ways = 0; ways < 3; ways++) await said(straight(), 'x')
  expect([heard, before.destroyed]).toEqual([[], false])
  const closed = once(before, 'close')
  relay.restore()
  await closed

  expect(await said(enter(), 'three')).toBe('three')
  expect(heard).toEqual([])
})
