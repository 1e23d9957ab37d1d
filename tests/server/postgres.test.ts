import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { onPostgres } from '../../server/src/base/database.ts'
import { migrate } from '../../server/src/base/migrate.ts'
import { kinds, postgresOnly } from '../support/databases.ts'
import { INSTALLED, type Postgres, findPostgres, startPostgres } from '../support/postgres.ts'
import { MIGRATIONS, seed } from '../support/seededBase.ts'
import { get, newKey, post, startServer } from '../support/server.ts'

const DISMISS = '/v1/afiliados/deshabilitar-notificacion-pendiente'

test('the test run says if PostgreSQL was found', { tags: ['largo'] }, () => {
  const found = findPostgres()
  console.log(
    found === undefined
      ? `PostgreSQL was not found in ${INSTALLED}: what only it can show was not run.`
      : `PostgreSQL was found in ${found}.`,
  )

  expect(kinds()).toEqual(['PGlite', ...postgresOnly()])
  expect(postgresOnly()).toHaveLength(found === undefined ? 0 : 1)
})

describe.each(postgresOnly())('the database %s', () => {
  let postgres: Postgres
  beforeAll(async () => {
    const started = await startPostgres()
    if (!started) throw new Error('PostgreSQL was there a moment ago.')
    postgres = started
  })
  afterAll(() => postgres.stop())

  test('[FLT-24] after a restart of its database the server continues without a restart of its own', async () => {
    const base = onPostgres(await postgres.createDatabase())
    await seed(base)
    const provider = await startServer({ base })
    const { token, uid } = await provider.session('norma')
    const [notificacion] = await provider.notificacionesPendientes(uid)
    const options = { token, clave: newKey() }

    postgres.restart()
    const during = await post(provider.url, DISMISS, { notificacion }, options)

    expect([200, 503]).toContain(during.status)
    expect(await during.json()).toBeTypeOf('object')
    await expect
      .poll(async () => (await post(provider.url, DISMISS, { notificacion }, options)).status, {
        timeout: 10_000,
      })
      .toBe(200)
    expect(await provider.effects(options.clave)).toBe(1)
    expect((await get(provider.url, '/ready')).status).toBe(200)
    await provider.stop()
    await base.close()
  })

  test('[FLT-24] database connections lost before a write cost one failed try each and are replaced', async () => {
    const base = onPostgres(await postgres.createDatabase())
    await seed(base)
    if (base.kind !== 'postgres') throw new Error('PostgreSQL was asked for.')
    const provider = await startServer({ base })
    const { token, uid } = await provider.session('norma')
    const [notificacion] = await provider.notificacionesPendientes(uid)
    const write = async () =>
      (await post(provider.url, DISMISS, { notificacion }, { token, clave: newKey() })).status
    // Counts transactions only: the session is read outside of one.
    let asked = 0
    const lose = (client: PoolClient) => {
      asked += 1
      if (asked % 2 === 0) Reflect.get(client, 'connection').stream.destroy()
    }
    base.pool.on('acquire', lose)
    const most = base.pool.options.max
    const statuses: number[] = []
    for (let n = 0; n < most + 2; n++) statuses.push(await write())
    base.pool.off('acquire', lose)

    expect(new Set(statuses)).toEqual(new Set([503]))
    expect(await write()).toBe(200)
    await provider.stop()
    await base.close()
  })

  test('several processes that start at once migrate one database once', async () => {
    const url = await postgres.createDatabase()
    const bases = Array.from({ length: 4 }, () => onPostgres(url))

    await Promise.all(bases.map((base) => migrate(base, MIGRATIONS)))

    const provider = await startServer({ base: bases[0] ?? onPostgres(url) })
    expect((await get(provider.url, '/ready')).status).toBe(200)
    await provider.stop()
    await Promise.all(bases.map((base) => base.close()))
  })

  test('[SEC-47] a server without its database is healthy but not ready', async () => {
    const base = onPostgres('postgres://portal@127.0.0.1:1/nada')
    const provider = await startServer({ base })

    expect((await get(provider.url, '/health')).status).toBe(200)
    const ready = await get(provider.url, '/ready')
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2'])
    const call = await post(provider.url, '/v1/auth/portal-afiliados/signin', {
      nombre: '1',
      password: '2',
    })
    expect(call.status).toBe(503)
    await provider.stop()
    await base.close()
  })
})
