import { readFileSync } from 'node:fs'

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { BadEnvironment } from '../../server/src/base/badEnvironment.ts'
import { type Base, inMemory } from '../../server/src/base/database.ts'
import { readEnvironment } from '../../server/src/base/environment.ts'
import { createLog } from '../../server/src/base/log.ts'
import type { Passwords } from '../../server/src/base/passwords.ts'
import { createPrometheus } from '../../server/src/base/prometheus.ts'
import { keepClean } from '../../server/src/cleanup.ts'
import { colaDeCorreos } from '../../server/src/correo/despacho.ts'
import { enviarCorreo } from '../../server/src/correo/puerta.ts'
import { correos } from '../../server/src/correo/tables.ts'
import { openFigures } from '../../server/src/figures.ts'
import { startPages } from '../../server/src/pagesOnly.ts'
import type { Served } from '../../server/src/serve.ts'
import { start } from '../../server/src/start.ts'
import { startGateway } from '../../server/src/startGateway.ts'
import { builtApp } from '../support/builtApp.ts'
import { testConfig } from '../support/config.ts'
import { openGatewayBase } from '../support/gateway.ts'
import { freePort } from '../support/listening.ts'
import { quickPasswords } from '../support/passwords.ts'
import { firing, hasPromtool, seriesOf } from '../support/promtool.ts'
import { MIGRATIONS } from '../support/seededBase.ts'
import { type ServerOptions, get, startServer } from '../support/server.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const MINUTE = 60_000

/** A provider whose figures are counted; `db` fails while `isAway`. */
async function counted(more: Pick<ServerOptions, 'passwords'> = {}) {
  let ahora = MINUTE
  let isAway = false
  const prometheus = createPrometheus()
  const provider = await startServer({ metrics: prometheus, clock: () => ahora, ...more })
  const { db } = provider.base
  await db.delete(correos)
  const clock = () => ahora
  prometheus.watch({
    clock,
    isReady: () => Promise.resolve(!isAway),
    queues: async () => [await colaDeCorreos(db, ahora)],
  })
  return {
    provider,
    prometheus,
    db,
    look: async () => seriesOf(await prometheus.text()),
    text: () => prometheus.text(),
    later: (ms: number) => {
      ahora += ms
    },
    away: () => {
      isAway = true
    },
    clean: async () => {
      const cleaning = keepClean({ db, clock, log: createLog('silent'), metrics: prometheus })
      await expect
        .poll(async () => seriesOf(await prometheus.text()).get(CLEANED))
        .toBe(ahora / 1_000)
      await cleaning.stop()
    },
    mail: () =>
      enviarCorreo(db, { para: 'alguien@correo.example', asunto: 'Código', texto: '1' }, ahora),
  }
}

const CLEANED = 'portal_cleaned_timestamp_seconds'
const SIGNIN = '/v1/auth/portal-afiliados/signin'

test('[SEC-44] figures count calls by the pattern of their route, and hold nothing of a person', async () => {
  const { provider, look, text } = await counted()
  const { token } = await provider.signIn({ usuario: '27-28456789-2', password: 'demo1234' })
  await get(provider.url, '/v1/afiliados/grupo-familiar', token)
  await get(provider.url, '/v1/no/existe/27284567892', token)

  const figures = await look()
  expect(
    figures.get('portal_requests_total{route="POST /v1/auth/{provider}/signin",status="200"}'),
  ).toBe(1)
  expect(figures.get('portal_security_events_total{event="ingreso",result="bien"}')).toBe(1)
  expect([...figures.keys()].filter((name) => name.includes('404'))).toEqual([
    'portal_requests_total{route="sin-ruta",status="404"}',
  ])
  expect(await text()).not.toMatch(/28456789|quiroga|127\.0\.0\.1/i)
  await provider.stop()
})

test('figures have the age of the oldest waiting mail and the number of lost ones', async () => {
  const { provider, db, look, later, mail } = await counted()
  expect((await look()).get('portal_queue_oldest_seconds{queue="mails"}')).toBe(0)

  await mail()
  later(20 * MINUTE)
  await mail()
  const figures = await look()
  expect(figures.get('portal_queue_waiting{queue="mails"}')).toBe(2)
  expect(figures.get('portal_queue_oldest_seconds{queue="mails"}')).toBe(1_200)

  await db.update(correos).set({ intentos: 12 }).where(eq(correos.creadoAt, MINUTE))
  const after = await look()
  expect(after.get('portal_queue_oldest_seconds{queue="mails"}')).toBe(0)
  expect(after.get('portal_queue_lost{queue="mails"}')).toBe(1)
  await provider.stop()
})

test('without its database a process is not ready, and shows no old numbers of its queues', async () => {
  const { provider, look, away, mail } = await counted()
  await mail()
  expect((await look()).get('portal_ready')).toBe(1)

  away()
  const figures = await look()
  expect(figures.get('portal_ready')).toBe(0)
  expect([...figures.keys()].filter((name) => name.startsWith('portal_queue'))).toEqual([])
  await provider.stop()
})

test('figures have an address of their own, on this machine unless METRICS_HOST is set', async () => {
  const read = (env: NodeJS.ProcessEnv) => readEnvironment(env, '/').cifras
  expect(read({})).toBeUndefined()
  expect(read({ METRICS_PORT: '9464' })).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(read({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.11' })?.host).toBe('10.0.0.11')
  expect(() => read({ PORT: '9464', METRICS_PORT: '9464' })).toThrow(
    'METRICS_PORT and PORT are the same: members would see the figures.',
  )

  const cifras = { host: '127.0.0.1', port: 0 }
  const figures = await openFigures({ cifras })
  const url = `http://127.0.0.1:${figures.port}`
  const page = await get(url, '/metrics')
  expect(page.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(seriesOf(await page.text()).get('portal_ready')).toBe(0)
  expect((await get(url, '/')).status).toBe(404)
  await expect(openFigures({ cifras: { ...cifras, port: figures.port ?? 0 } })).rejects.toThrow(
    BadEnvironment,
  )
  await figures.stop()
})

test(
  'a running server shows figures only at their own port, until it stops',
  { tags: ['largo'] },
  async () => {
    const { folder, remove } = temporaryFolder()
    const env = { SANDBOX: '1', DATA_DIR: folder, HOST: '127.0.0.1' }
    const config = {
      ...readEnvironment(env, '/'),
      port: 0,
      cifras: { host: '127.0.0.1', port: 19_464 },
    }
    const running = await start({ config, env, migrations: MIGRATIONS, log: createLog('silent') })
    const figures = 'http://127.0.0.1:19464'

    expect((await get(`http://127.0.0.1:${running.port}`, '/metrics')).status).toBe(404)
    await expect
      .poll(async () => seriesOf(await (await get(figures, '/metrics')).text()).get(CLEANED))
      .toBeGreaterThan(1_700_000_000)
    const seen = seriesOf(await (await get(figures, '/metrics')).text())
    expect(seen.get('portal_ready')).toBe(1)
    expect(seen.get('portal_queue_waiting{queue="notices"}')).toBe(0)
    expect(seen.get('portal_queue_waiting{queue="mails"}')).toBeGreaterThanOrEqual(0)
    await running.stop()
    await expect(get(figures, '/metrics')).rejects.toThrow('fetch failed')
    remove()
  },
)

test('a gateway tells its cleanings and starts without one; pages alone have no such figure', async () => {
  const { appDir, remove } = builtApp()
  const config = {
    ...testConfig({ appDir, sandbox: false, capacidades: [] }),
    api: 'http://127.0.0.1:9',
  }
  const figuresOf = async (begin: (cifras: { host: string; port: number }) => Promise<Served>) => {
    const cifras = { host: '127.0.0.1', port: await freePort() }
    const running = await begin(cifras)
    const read = async () =>
      seriesOf(await (await get(`http://127.0.0.1:${cifras.port}`, '/metrics')).text())
    return { read, stop: running.stop }
  }
  const log = createLog('silent')
  const gatewayOn = (base: Base) =>
    figuresOf((cifras) =>
      startGateway({ config: { ...config, cifras }, base, log, migrations: MIGRATIONS }),
    )

  const whole = await openGatewayBase('PGlite')
  const cleans = await gatewayOn(whole.base)
  await expect.poll(async () => (await cleans.read()).get(CLEANED)).toBeGreaterThan(1_700_000_000)
  const withoutTables = await inMemory()
  const cannot = await gatewayOn(withoutTables)
  const pages = await figuresOf((cifras) => startPages({ config: { ...config, cifras }, log }))

  expect((await cannot.read()).get(CLEANED)).toBe(0)
  expect((await pages.read()).has('portal_ready')).toBe(true)
  expect((await pages.read()).has(CLEANED)).toBe(false)
  for (const one of [cleans, cannot, pages]) await one.stop()
  await whole.close()
  await withoutTables.close()
  remove()
})

test('alerts and dashboard ask for figures that exist', async () => {
  const { provider, prometheus, mail } = await counted()
  await mail()
  await provider.signIn({ usuario: '27-28456789-2', password: 'demo1234' })
  prometheus.failed('08006')
  const text = await prometheus.text()
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const asked = ['alerts.yml', 'dashboard.json']
    .map((name) => readFileSync(`deploy/prometheus/${name}`, 'utf8'))
    .flatMap((file) => [...file.matchAll(/\b(?:portal|process)_[a-z_]+/g)].map(([name]) => name))
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''))

  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter((name) => !known.has(name))).toEqual([])
  await provider.stop()
})

test.skipIf(!hasPromtool())(
  'each of the five alerts fires for its condition on a real server, and for no other',
  { tags: ['largo'] },
  async () => {
    let slowly = false
    const quick = quickPasswords()
    const passwords: Passwords = {
      ...quick,
      admitted: async (work) => {
        if (slowly) await new Promise((resolve) => setTimeout(resolve, 3_100))
        return quick.admitted(work)
      },
    }
    const { provider, db, text, later, away, clean, mail } = await counted({ passwords })
    const signIns = async (times: number, broken = false) => {
      if (broken) await db.execute('alter table usuarios rename to usuarios_lejos')
      for (let n = 0; n < times; n++)
        await fetch(provider.url + SIGNIN, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ nombre: '27-28456789-2', password: 'demo1234' }),
        })
      if (broken) await db.execute('alter table usuarios_lejos rename to usuarios')
    }
    await clean()
    await signIns(1)
    const begun = await text()
    await signIns(5)
    const quiet = await text()
    expect(firing({ before: begun, after: quiet }, '30m')).toEqual([])

    // The clock of the evaluation begins at 0, as the server's does here.
    expect(firing({ before: begun, after: quiet }, '26h')).toEqual(['PortalNotCleaned'])

    await signIns(1, true)
    const broken = await text()
    expect(firing({ before: quiet, after: broken }, '30m')).toEqual(['PortalAnswersFail'])

    await mail()
    later(16 * MINUTE)
    const waits = await text()
    expect(firing({ before: waits, after: waits }, '30m')).toEqual(['PortalMailWaits'])
    await db.delete(correos)

    slowly = true
    const fresh = await text()
    await signIns(1)
    expect(firing({ before: fresh, after: await text() }, '30m')).toEqual(['PortalSlow'])

    away()
    const closed = await text()
    expect(firing({ before: closed, after: closed }, '30m')).toEqual(['PortalClosed'])
    await provider.stop()
  },
)
