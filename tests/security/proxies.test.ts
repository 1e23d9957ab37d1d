import { Writable } from 'node:stream'

import { expect, test } from 'vitest'

import { createLog } from '../../server/src/base/log.ts'
import { NO_METRICS } from '../../server/src/base/metrics.ts'
import { createPages } from '../../server/src/pagesOnly.ts'
import { testConfig } from '../support/config.ts'

/** A server behind these proxies: `from` asks with another end of the connection, `lines` are its log. */
function behind(...proxies: string[]) {
  const lines: Record<string, unknown>[] = []
  const write = (text: Buffer, _encoding: unknown, done: () => void) => {
    lines.push(JSON.parse(String(text)) as Record<string, unknown>)
    done()
  }
  const app = createPages({
    clock: Date.now,
    config: testConfig({ proxies }),
    log: createLog('info', new Writable({ write })),
    metrics: NO_METRICS,
    stopping: () => false,
  })
  const from = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.request('/health', { headers }, { incoming: { socket: { remoteAddress } } })
  const seen = () => lines.filter(({ msg }) => msg === 'pedido').map((line) => line['direccion'])
  return { from, seen, warnings: () => lines.filter(({ level }) => level === 40) }
}

test.each([
  ['10.0.0.0/8', '10.200.3.4'],
  ['10.0.3.7', '::ffff:10.0.3.7'],
  ['2001:db8::/32', '2001:db8:7::9'],
])(
  '[SEC-46] behind a proxy in %s, the address that %s forwards is counted',
  async (range, proxy) => {
    const { from, seen, warnings } = behind(range)

    await from(proxy, { 'X-Forwarded-For': '198.51.100.9, 203.0.113.5' })
    await from(proxy, { 'X-Forwarded-For': `203.0.113.5, ${proxy}` })

    expect(seen()).toEqual(['203.0.113.x', '203.0.113.x'])
    expect(warnings()).toEqual([])
  },
)

test('[SEC-46] a forwarded address from outside the trusted proxies is ignored, and the log warns once', async () => {
  const { from, seen, warnings } = behind('10.0.0.0/24', '192.0.2.1')

  await from('10.0.1.5')
  expect(warnings()).toEqual([])
  for (let at = 0; at < 3; at++)
    await from('10.0.1.5', { 'X-Forwarded-For': '203.0.113.5', 'X-Forwarded-Proto': 'https' })

  expect(seen()).toEqual(['10.0.1.x', '10.0.1.x', '10.0.1.x', '10.0.1.x'])
  expect(warnings()).toEqual([
    expect.objectContaining({
      direccion: '10.0.1.x',
      msg: 'X-Forwarded-For is not believed: PROXIES does not list the address that sent it',
    }),
  ])
})

test('[SEC-22, SEC-46] only a trusted proxy can tell the server that the connection is encrypted', async () => {
  const { from } = behind('10.0.0.0/24')
  const promised = async (proxy: string) =>
    (await from(proxy, { 'X-Forwarded-Proto': 'https' })).headers.has('strict-transport-security')

  expect([await promised('10.0.0.9'), await promised('10.0.1.9')]).toEqual([true, false])
})

test('[SEC-46] a forwarded text that is no address is ignored, and the request is answered', async () => {
  const { from, seen } = behind('10.0.0.0/8')

  const answer = await from('10.0.0.1', { 'X-Forwarded-For': 'unknown, 10.0.0.300' })

  expect(answer.status).toBe(200)
  expect(seen()).toHaveLength(1)
})
