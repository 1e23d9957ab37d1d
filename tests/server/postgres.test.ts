import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { Client, type PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { compiled } from '../../server/src/base/compiled.ts'
import { type Db, onPostgres } from '../../server/src/base/database.ts'
import { databaseCode } from '../../server/src/base/databaseError.ts'
import { createLog } from '../../server/src/base/log.ts'
import { migrate } from '../../server/src/base/migrate.ts'
import { pedidoDeAhora } from '../../server/src/base/pedido.ts'
import { start } from '../../server/src/start.ts'
import { testConfig } from '../support/config.ts'
import { kinds, postgresOnly } from '../support/databases.ts'
import { freePort } from '../support/listening.ts'
import { INSTALLED, type Postgres, findPostgres, startPostgres } from '../support/postgres.ts'
import { relay } from '../support/relay.ts'
import { MIGRATIONS, seed } from '../support/seededBase.ts'
import { get, newKey, post, startServer } from '../support/server.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

/** A log whose lines a test can read. */
function heard() {
  const written: string[] = []
  const log = createLog('info', { write: (line) => void written.push(line) })
  const lines = () => written.map((line) => JSON.parse(line) as { msg: string; codigo?: string })
  return { log, lines, said: () => lines().map(({ msg }) => msg) }
}

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

  test('a migration waits for the one of another process, says so, and leaves no lock behind', async () => {
    const url = await postgres.createDatabase()
    const base = onPostgres(url)
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('begin')
    await other.query('select pg_advisory_xact_lock(7261001)')
    const { log, said } = heard()

    const migrating = migrate(base, MIGRATIONS, { log })
    await expect.poll(said).toContain('another process migrates the database: waiting for it')
    await other.query('commit')
    await migrating

    expect(said()).toContain('migrated')
    const held = await other.query(
      "select count(*)::int as held from pg_locks where locktype = 'advisory'",
    )
    expect(held.rows).toEqual([{ held: 0 }])
    await other.end()
    await base.close()
  })

  test('a server that starts waits for an unreachable database, and logs that it waits', async () => {
    const url = new URL(await postgres.createDatabase())
    const real = Number(url.port)
    const port = await freePort()
    url.port = String(port)
    const { log, said } = heard()
    const starting = start({
      config: testConfig({ databaseUrl: url.href, port: await freePort() }),
      env: { PORTAL_SECRET: 'a secret that only the tests know, long enough' },
      migrations: MIGRATIONS,
      log,
    })
    await expect.poll(said).toContain('the database does not answer: waiting for it')
    const way = createServer((phone) => {
      const onward = connect(real, '127.0.0.1')
      phone.pipe(onward).pipe(phone)
      for (const socket of [phone, onward]) socket.on('error', () => undefined)
    }).listen(port, '127.0.0.1')

    const running = await starting

    expect((await get(`http://127.0.0.1:${running.port}`, '/ready')).status).toBe(200)
    await running.stop()
    expect(said()).toEqual(
      expect.arrayContaining(['starting', 'migrated', 'listening', 'stopping', 'stopped']),
    )
    way.close()
  })

  test('a wrong name of the database ends the start at once', async () => {
    const url = new URL(await postgres.createDatabase())
    url.pathname = '/no-existe'

    await expect(
      start({
        config: testConfig({ databaseUrl: url.href, port: await freePort() }),
        env: { PORTAL_SECRET: 'a secret that only the tests know, long enough' },
        migrations: MIGRATIONS,
        log: heard().log,
      }),
    ).rejects.toMatchObject({ code: '3D000' })
  })

  test('[FLT-24] on a read-only database node the server is not ready, and a failed write may be repeated', async () => {
    const url = await postgres.createDatabase()
    const first = onPostgres(url)
    await seed(first)
    const name = new URL(url).pathname.slice(1)
    await first.db.execute(sql.raw(`alter database ${name} set default_transaction_read_only = on`))
    await first.close()
    const base = onPostgres(url)
    const { log, lines } = heard()
    const provider = await startServer({ base, log })

    expect((await get(provider.url, '/ready')).status).toBe(503)
    const signin = await post(provider.url, '/v1/auth/portal-afiliados/signin', {
      nombre: '27284567892',
      password: 'demo1234',
    })
    expect([signin.status, signin.headers.get('retry-after')]).toEqual([503, '2'])
    expect(lines().find(({ msg }) => msg === 'error')).toMatchObject({ codigo: '25006' })
    await provider.stop()
    await base.close()
  })

  test('a statement that takes too long is ended, and its connection is used again', async () => {
    const base = onPostgres(await postgres.createDatabase(), undefined, {
      connections: 2,
      statementMs: 200,
    })
    if (base.kind !== 'postgres') throw new Error('PostgreSQL was asked for.')

    const ended: unknown = await base.db
      .execute(sql`select pg_sleep(20)`)
      .catch((error: unknown) => error)

    expect(databaseCode(ended)).toBe('57014')
    expect(base.pool.options.max).toBe(2)
    await base.db.transaction((tx) => tx.execute(sql`select 1`))
    await base.close()
  })

  test('a statement names its request in the list of activity, also if it waited for a connection', async () => {
    const url = await postgres.createDatabase()
    const base = onPostgres(url, undefined, { connections: 2, prepared: false })
    await seed(base)
    const duty = new Client({ connectionString: url })
    await duty.connect()
    const listed = async () => {
      const { rows } = await duty.query<{ query: string }>(
        `select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      return rows.map(({ query }) => /^\/\* pedido (\S+) \*\/ /.exec(query)?.[1])
    }
    const ask = (id: string) =>
      pedidoDeAhora.run(id, async () => {
        await base.db.execute(sql`select pg_sleep(0.05)`)
      })

    await Promise.all(['pedido-uno', 'pedido-dos', 'pedido-que-espera'].map(ask))
    expect(await listed()).toContain('pedido-que-espera')

    const provider = await startServer({ base })
    await fetch(`${provider.url}/v1/auth/portal-afiliados/signin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'el-del-telefono' },
      body: JSON.stringify({ nombre: '27-28456789-2', password: 'demo1234' }),
    })
    expect(await listed()).toContain('el-del-telefono')
    await duty.end()
    await provider.stop()
    await base.close()
  })

  test('repeated statements are prepared by name if no pooler stands between', async () => {
    const url = await postgres.createDatabase()
    const to = { host: '127.0.0.1', port: Number(new URL(url).port) }
    const behind = new URL(url)
    behind.port = String(await freePort())
    const end = await relay({ host: '127.0.0.1', port: Number(behind.port) }, to)
    const names = async (address: string, prepared?: boolean) => {
      const base = onPostgres(address, undefined, { connections: 1, prepared })
      if (base.kind !== 'postgres') throw new Error('PostgreSQL was asked for.')
      const twice = (n: number) => base.db.execute(sql`select ${n}::int * 2 as doble`)
      for (const n of [1, 2, 3, 4, 5])
        expect(await twice(n)).toMatchObject({ rows: [{ doble: 2 * n }] })
      const { rows } = await base.pool.query<{ statement: string }>(
        'select statement from pg_prepared_statements',
      )
      await base.close()
      return rows.map(({ statement }) => statement)
    }

    expect(await names(url)).toEqual(['select $1::int * 2 as doble'])
    expect(await names(url, false)).toEqual([])
    expect(await names(behind.href)).toEqual([])
    expect(await names(behind.href, true)).toEqual(['select $1::int * 2 as doble'])
    end()

    // Over a Unix socket neither PostgreSQL nor a pooler has an address.
    const admin = new Client({ connectionString: url })
    await admin.connect()
    const { rows } = await admin.query<{ folder: string }>(
      "select current_setting('unix_socket_directories') as folder",
    )
    await admin.end()
    const folder = rows[0]?.folder ?? ''
    const { folder: front, remove } = temporaryFolder()
    const socketIn = (where: string) => ({ path: join(where, `.s.PGSQL.${to.port}`) })
    const endPooler = await relay(socketIn(front), socketIn(folder), { isPooler: true })
    const over = (where: string) => {
      const at = new URL(url)
      at.searchParams.set('host', where)
      return at.href
    }
    expect(await names(over(folder))).toEqual(['select $1::int * 2 as doble'])
    expect(await names(over(front))).toEqual([])
    endPooler()
    remove()
  })

  test('a statement of more than a second is logged with its request and its database process', async () => {
    const told: { pedido: string | undefined; pid: number }[] = []
    const base = onPostgres(await postgres.createDatabase(), undefined, {
      onSlow: (statement) => told.push(statement),
    })
    await pedidoDeAhora.run('pedido-lento', async () => {
      await base.db.execute(sql`select pg_sleep(1.2)`)
      await base.db.transaction((tx) => tx.execute(sql`select pg_sleep(1.2)`))
      await base.db.execute(sql`select 1`)
    })

    expect(told.map(({ pedido }) => pedido)).toEqual(['pedido-lento', 'pedido-lento'])
    expect(told.every(({ pid }) => pid > 0)).toBe(true)
    await base.close()
  })

  test(
    '[FLT-24] if the database host vanishes, each call takes seconds and no connection is lost for good',
    { tags: ['largo'] },
    async () => {
      const url = new URL(await postgres.createDatabase())
      const direct = onPostgres(url.href)
      await seed(direct)
      await direct.close()
      const real = Number(url.port)
      let hasVanished = false
      // A dead machine refuses nothing: it takes bytes and connections, and never answers.
      const host = createServer((socket) => {
        const on = connect(real, '127.0.0.1')
        socket.on('data', (bytes) => hasVanished || on.write(bytes))
        on.on('data', (bytes) => hasVanished || socket.write(bytes))
        socket.on('close', () => on.destroy())
        for (const end of [socket, on]) end.on('error', () => undefined)
      })
      await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
      url.port = String((host.address() as AddressInfo).port)
      const base = onPostgres(url.href, undefined, { connections: 2, statementMs: 500 })
      const { log, lines } = heard()
      const provider = await startServer({ base, log })
      const { token, uid } = await provider.session('norma')
      const [notificacion] = await provider.notificacionesPendientes(uid)
      const keys = [newKey(), newKey(), newKey(), newKey()]
      const dismiss = (clave: string) =>
        post(provider.url, DISMISS, { notificacion }, { token, clave })

      hasVanished = true
      const during = await Promise.all(keys.map(dismiss))

      for (const answer of during) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
        expect(await answer.json()).toMatchObject({ status: 'error' })
      }
      expect((await get(provider.url, '/health')).status).toBe(200)
      expect((await get(provider.url, '/ready')).status).toBe(503)
      const codes = lines().flatMap(({ msg, codigo }) => (msg === 'error' ? [codigo] : []))
      expect(new Set(codes)).toEqual(new Set(['57014', '08001']))

      hasVanished = false
      for (const clave of keys)
        await expect.poll(async () => (await dismiss(clave)).status).toBe(200)
      for (const clave of keys) expect(await provider.effects(clave)).toBe(1)
      await provider.stop()
      await base.close()
      host.close()
    },
  )

  test('a dismissal takes five statements if its connection has handled one before', async () => {
    const asked: string[] = []
    const query = Reflect.get(Client.prototype, 'query') as Function
    // Before the first connection: the pool's own wrapping is around this.
    Reflect.set(Client.prototype, 'query', function listening(this: Client, ...all: unknown[]) {
      const [first] = all as [string | { text: string }]
      asked.push(typeof first === 'string' ? first : first.text)
      return Reflect.apply(query, this, all) as unknown
    })
    const base = onPostgres(await postgres.createDatabase())
    await seed(base)
    const provider = await startServer({ base })
    const { token, uid } = await provider.session('norma')
    const [one, two] = await provider.notificacionesPendientes(uid)
    const dismiss = (notificacion: unknown) =>
      post(provider.url, DISMISS, { notificacion }, { token, clave: newKey() })
    await dismiss(one)
    asked.length = 0

    expect((await dismiss(two)).status).toBe(200)

    const words = asked.map((text) => /^(?:\/\*.*\*\/)?\s*(\w+)/.exec(text)?.[1])
    expect(words).toEqual(['select', 'begin', 'with', 'update', 'commit'])
    Reflect.set(Client.prototype, 'query', query)
    await provider.stop()
    await base.close()
  })

  test('a failed transaction inside another one undoes its own part alone', async () => {
    const base = onPostgres(await postgres.createDatabase(), undefined, { connections: 1 })
    await base.db.execute(sql`create table partes_de_prueba (n int)`)
    const add = (n: number) => sql`insert into partes_de_prueba values (${n})`

    await base.db.transaction(async (tx) => {
      await tx.execute(add(1))
      const inner = tx.transaction(async (inside) => {
        await inside.execute(add(2))
        throw new Error('undone')
      })
      await expect(inner).rejects.toThrow('undone')
      await tx.execute(add(3))
    })
    const whole = base.db.transaction(async (tx) => {
      await tx.execute(add(4))
      throw new Error('undone')
    })
    await expect(whole).rejects.toThrow('undone')

    expect(await base.db.execute(sql`select n from partes_de_prueba`)).toMatchObject({
      rows: [{ n: 1 }, { n: 3 }],
    })
    await base.close()
  })

  test('a statement is built once for all transactions of a connection', async () => {
    const base = onPostgres(await postgres.createDatabase(), undefined, { connections: 1 })
    const built: Db[] = []
    const statement = compiled((db) => built.push(db))

    for (const _ of [1, 2, 3]) await base.db.transaction(async (tx) => statement(tx))

    expect(built).toHaveLength(1)
    await base.close()
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
