import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, type Socket, createServer } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { prepareFolder } from '../../server/src/base/abrir.ts'
import { onFolder } from '../../server/src/base/database.ts'
import { FolderInUse, lockFolder } from '../../server/src/base/folderLock.ts'
import { migrate } from '../../server/src/base/migrate.ts'
import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { freePort } from '../support/listening.ts'
import { makeSubscriber } from '../support/pushService.ts'
import { MIGRATIONS, seededBase } from '../support/seededBase.ts'
import { questions, get, newKey, post, signIn, startServer } from '../support/server.ts'
import {
  type ProcessOptions,
  type ServerProcess,
  runToEnd,
  startProcess,
} from '../support/serverProcess.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const DISMISS = '/v1/afiliados/deshabilitar-notificacion-pendiente'
const PENDING = '/v1/usuarios/afiliados/notificaciones-pendientes'
const open: ServerProcess[] = []
const { folder, remove } = temporaryFolder()

async function launch(options: ProcessOptions = {}): Promise<ServerProcess> {
  const started = await startProcess({ dataDir: folder, ...options })
  open.push(started)
  return started
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.kill()))
})

const pendingOf = async ({ url }: ServerProcess, token: string) =>
  (await (await get(url, PENDING, token)).json()) as { idSolicitud: number }[]

async function killAt(hook: 'beforeCommit' | 'afterCommit') {
  const server = await launch({ env: { STOP_AT: hook } })
  const { token, uid } = await signIn(server.url, PERSONAS_DE_PRUEBA.norma)
  const [notificacion] = await pendingOf(server, token)
  const clave = newKey()
  const answer = post(server.url, DISMISS, { notificacion }, { token, clave }).catch(
    () => 'no answer',
  )
  await once(server.child, 'message')
  await server.kill()
  expect(await answer).toBe('no answer')
  return { token, uid, notificacion, clave }
}

async function effectsAfterwards(clave: string): Promise<number> {
  for (const server of open.splice(0)) await server.stop()
  const release = lockFolder(folder)
  const base = await onFolder(folder)
  const effects = await questions(base).effects(clave)
  await base.close()
  release()
  return effects
}

test(
  '[FLT-20] a server killed after the commit answers the repeated change with the stored answer',
  { tags: ['largo'] },
  async () => {
    const { token, notificacion, clave } = await killAt('afterCommit')
    const again = await launch()

    const replay = await post(again.url, DISMISS, { notificacion }, { token, clave })

    expect(replay.status).toBe(200)
    expect(await pendingOf(again, token)).not.toContainEqual(notificacion)
    expect(await effectsAfterwards(clave)).toBe(1)
  },
)

test(
  '[FLT-21] a server killed before the commit has stored nothing, and saves the repeated change',
  { tags: ['largo'] },
  async () => {
    const { token, notificacion, clave } = await killAt('beforeCommit')
    const again = await launch()
    expect(await pendingOf(again, token)).toContainEqual(notificacion)

    const replay = await post(again.url, DISMISS, { notificacion }, { token, clave })

    expect(replay.status).toBe(200)
    expect(await pendingOf(again, token)).not.toContainEqual(notificacion)
    expect(await effectsAfterwards(clave)).toBe(1)
  },
)

test(
  '[FLT-22][SEC-47] a server stopped under load finishes open requests, refuses new ones and ends in time',
  { tags: ['largo'] },
  async () => {
    const server = await launch()
    const { token } = await signIn(server.url, PERSONAS_DE_PRUEBA.norma)
    const answers = Array.from({ length: 200 }, () =>
      get(server.url, '/v1/afiliados/grupo-familiar', token).then(
        async (answer) => [answer.status, ((await answer.json()) as unknown[]).length],
        () => 'connection error',
      ),
    )
    await Promise.race(answers)

    const begun = Date.now()
    const { code } = await server.stop()

    expect(code).toBe(0)
    expect(Date.now() - begun).toBeLessThan(10_000)
    for (const answer of await Promise.all(answers))
      expect([[200, 4], 'connection error']).toContainEqual(answer)
    await expect(get(server.url, '/health')).rejects.toThrow('fetch failed')
    expect(existsSync(join(folder, 'en-uso.lock'))).toBe(false)
  },
)

test(
  '[FLT-22][SEC-47] a server stopped while a push service hangs still ends in time',
  { tags: ['largo'] },
  async () => {
    const held: Socket[] = []
    const hangs = createServer((socket) => void held.push(socket)).listen(0, '127.0.0.1')
    await once(hangs, 'listening')
    const origin = `http://127.0.0.1:${(hangs.address() as AddressInfo).port}`
    const server = await launch({ env: { PUSH_PROPIO: origin } })
    const { token } = await signIn(server.url, PERSONAS_DE_PRUEBA.norma)
    const { suscripcion } = makeSubscriber(`${origin}/uno`)
    const { pedir, probar } = tabla.avisos
    await post(server.url, pedir.path, { suscripcion, tipos: [], de: null }, { token })
    await post(server.url, probar.path, {}, { token })
    await expect.poll(() => held.length).toBe(1)

    const begun = Date.now()
    const { code } = await server.stop()

    expect(code).toBe(0)
    expect(Date.now() - begun).toBeLessThan(10_000)
    expect(existsSync(join(folder, 'en-uso.lock'))).toBe(false)
    hangs.close()
  },
)

test(
  '[FLT-23] a server killed while writing opens again with every acknowledged write',
  { tags: ['largo'] },
  async () => {
    const server = await launch()
    const acknowledged: string[] = []
    const burst = (async () => {
      for (;;) {
        const answer = await post(server.url, '/v1/auth/portal-afiliados/signin', {
          nombre: PERSONAS_DE_PRUEBA.sola.usuario,
          password: PERSONAS_DE_PRUEBA.sola.password,
        })
        acknowledged.push(((await answer.json()) as { token: string }).token)
      }
    })().catch(() => undefined)
    await expect.poll(() => acknowledged.length).toBeGreaterThan(3)
    await server.kill()
    await burst

    const again = await launch()

    for (const token of acknowledged)
      expect((await get(again.url, PENDING, token)).status).toBe(200)
  },
)

test(
  '[FLT-78] a second server on the same folder is refused; the lock of a dead server is taken over',
  { tags: ['largo'] },
  async () => {
    const server = await launch()
    const lock = join(folder, 'en-uso.lock')

    const second = await runToEnd(folder)
    expect(second.code).toBe(1)
    expect(second.output).toMatch(/en uso por otro proceso/)
    expect(second.output).not.toMatch(/ at /)
    await server.kill()
    expect(existsSync(lock)).toBe(true)

    const again = await launch()
    expect((await get(again.url, '/ready')).status).toBe(200)
    await again.stop()
    expect(existsSync(lock)).toBe(false)
  },
)

test("[FLT-78] a folder's lock counts as abandoned only if its boot, process or heartbeat is gone", () => {
  const own = temporaryFolder()
  const lock = join(own.folder, 'en-uso.lock')
  const release = lockFolder(own.folder)
  const holder = JSON.parse(readFileSync(lock, 'utf8')) as Record<string, unknown>
  expect(() => lockFolder(own.folder)).toThrow(FolderInUse)
  release()
  const takeAfter = (change: object) => {
    writeFileSync(lock, JSON.stringify({ ...holder, ...change }))
    lockFolder(own.folder)()
  }

  takeAfter({ boot: 'another boot' })
  takeAfter({ pid: 2 ** 30 })
  takeAfter({ born: '1' })
  expect(() => takeAfter({})).toThrow(FolderInUse)
  expect(() => takeAfter({ host: `not ${hostname()}`, pid: 2 ** 30 })).toThrow(FolderInUse)
  own.remove()
})

test('[FLT-78] if two processes find the same abandoned lock, exactly one gets it', async () => {
  const own = temporaryFolder()
  writeFileSync(join(own.folder, 'en-uso.lock'), '{}')

  const taken = Array.from({ length: 5 }, () => {
    try {
      return lockFolder(own.folder)
    } catch {
      return undefined
    }
  }).filter((release) => release !== undefined)

  expect(taken).toHaveLength(1)
  taken[0]?.()
  expect(readdirSync(own.folder)).toEqual([])
  own.remove()
})

test('a folder with other files in it is never used for data', () => {
  const own = temporaryFolder()
  writeFileSync(join(own.folder, 'tesis.doc'), 'important')

  expect(() => prepareFolder(own.folder)).toThrow(/otra cosa|something else/)
  own.remove()
})

test('a port in use is reported in words', { tags: ['largo'] }, async () => {
  const port = await freePort()
  const first = await launch({ port })
  const other = temporaryFolder()

  const second = await runToEnd(other.folder, { PORT: String(port) })

  expect(second.code).toBe(1)
  expect(second.output).toContain(`El puerto ${port} está ocupado`)
  expect((await get(first.url, '/health')).status).toBe(200)
  other.remove()
})

test('an idle connection is kept longer by the server than by proxies', async () => {
  const server = await startServer()

  const { headers } = await get(server.url, '/health')

  expect(headers.get('keep-alive')).toBe('timeout=75')
  await server.stop()
})

test('[SEC-48] an existing database is dumped before a migration changes it', async () => {
  const own = temporaryFolder()
  const base = await seededBase()
  const dumps = join(own.folder, 'respaldos')
  const { migrations, added } = withOneMore(own.folder)

  await migrate(base, migrations, { dumps })

  expect(readdirSync(dumps)).toEqual([`antes-de-${added}.tar.gz`])
  await migrate(base, migrations, { dumps })
  expect(readdirSync(dumps)).toHaveLength(1)
  await base.close()
  own.remove()
  remove()
})

function withOneMore(at: string) {
  const migrations = join(at, 'drizzle')
  cpSync(MIGRATIONS, migrations, { recursive: true })
  const journal = join(migrations, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as {
    entries: { when: number }[]
  }
  const added = '9999_prueba'
  const when = Math.max(...entries.map((entry) => entry.when)) + 1
  writeFileSync(join(migrations, `${added}.sql`), 'create table prueba (id integer)')
  writeFileSync(
    journal,
    JSON.stringify({
      ...rest,
      entries: [
        ...entries,
        { idx: entries.length, version: '7', when, tag: added, breakpoints: true },
      ],
    }),
  )
  return { migrations, added }
}
