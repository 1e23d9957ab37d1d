import { execFileSync } from 'node:child_process'
import {
  chownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { afterEach, describe, expect, test, vi } from 'vitest'

import { prepareFolder } from '../../server/src/base/abrir.ts'
import { inMemory, onPostgres } from '../../server/src/base/database.ts'
import { createLog } from '../../server/src/base/log.ts'
import { deriveSecrets } from '../../server/src/base/secrets.ts'
import { enviadas } from '../../server/src/gateway/tables.ts'
import { atenderEncargos, encargar } from '../../server/src/mantenimiento/encargos.ts'
import { respaldar, restaurar } from '../../server/src/mantenimiento/respaldo.ts'
import { exigirTablas } from '../../server/src/mantenimiento/tareas.ts'
import { TAREAS } from '../../server/src/mantenimiento/tareas.ts'
import { afiliados } from '../../server/src/padron/tables.ts'
import { createLlavero } from '../../server/src/secretos/llavero.ts'
import { startGateway } from '../../server/src/startGateway.ts'
import { builtApp } from '../support/builtApp.ts'
import { testConfig } from '../support/config.ts'
import { postgresOnly } from '../support/databases.ts'
import { lentBase } from '../support/lentBase.ts'
import { freePort } from '../support/listening.ts'
import { conPases, confianza } from '../support/pases.ts'
import { startPostgres } from '../support/postgres.ts'
import { relay } from '../support/relay.ts'
import { MIGRATIONS, seed } from '../support/seededBase.ts'
import { get, startServer, uidOf } from '../support/server.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const MASTER = 'Zq8vTnL2xKp4Rw7JmYc9Hb3Gd6Fs1VaU0eIoNkXz'
const VIEJAS = /^respaldo-.*\.tar\.gz$/
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

function emptyFolder(): string {
  const { folder, remove } = temporaryFolder()
  closing.push(remove)
  return folder
}

function ownFolder(): string {
  const folder = emptyFolder()
  prepareFolder(folder)
  return folder
}

async function lugar(conArchivo = false) {
  const base = await lentBase()
  closing.push(base.close)
  const config = { dataDir: ownFolder(), databaseUrl: undefined, mode: 'production' as const }
  return { base, config, master: MASTER, conArchivo, clock: Date.now }
}

test('[SEC-48] a command makes the running server write a backup that another process can read', async () => {
  const where = await lugar()
  const folder = where.config.dataDir
  const errands = atenderEncargos(where, createLog('silent'))
  closing.push(errands.stop)

  const { datos = '' } = await encargar(folder, 'respaldo', {})

  expect(statSync(datos).mode & 0o077).toBe(0)
  expect(readdirSync(join(folder, 'encargos'))).toEqual([])
  const copy = await inMemory(new Blob([readFileSync(datos)]))
  expect(await copy.db.$count(afiliados)).toBeGreaterThan(5)
  await copy.close()
  await expect(
    encargar(folder, 'secreto', { nuevo: 'change-me-change-me-change-me-change-me' }),
  ).rejects.toThrow('PORTAL_SECRET_NUEVO is refused: it looks like an example.')
})

// Without cases where it cannot run: a test that is skipped would count as missing.
test.each(process.getuid?.() === 0 ? ['root'] : [])(
  '[SEC-48] as %s, a command leaves its errand and a restored database to the folder’s owner',
  async () => {
    const SOMEBODY = 65_534
    const ownerOf = (...path: string[]) => statSync(join(...path)).uid
    const file = await respaldar(await lugar())
    const folder = ownFolder()
    chownSync(folder, SOMEBODY, SOMEBODY)

    const config = { dataDir: folder, databaseUrl: undefined }
    await restaurar({ config, file, migrations: MIGRATIONS, clock: Date.now })
    expect(ownerOf(folder, 'base')).toBe(SOMEBODY)
    expect(ownerOf(folder, 'base', 'PG_VERSION')).toBe(SOMEBODY)

    const errands = join(folder, 'encargos')
    mkdirSync(errands)
    chownSync(errands, SOMEBODY, SOMEBODY)
    const asked = encargar(folder, 'respaldo', {})
    expect(ownerOf(errands)).toBe(SOMEBODY)
    const [name = ''] = readdirSync(errands)
    expect(ownerOf(errands, name)).toBe(SOMEBODY)
    writeFileSync(join(errands, name.replace('.json', '.listo')), '{ "lineas": ["Listo:"] }')
    expect(await asked).toEqual({ lineas: ['Listo:'] })
  },
)

test('the server makes its folder of errands; an errand that fails each time is logged once', async () => {
  const where = await lugar()
  const written: string[] = []
  const log = createLog('error', { write: (line) => void written.push(line) })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  closing.push(() => vi.useRealTimers())
  const errands = atenderEncargos(where, log)
  closing.push(errands.stop)

  mkdirSync(join(where.config.dataDir, 'encargos', 'x.json'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(written).toHaveLength(1)
})

test('[SEC-48] only backups older than the newest fourteen are deleted, and no other file', async () => {
  const where = await lugar()
  const folder = join(where.config.dataDir, 'respaldos')
  const started = Date.parse('2026-11-01T03:00:00Z')
  await respaldar({ ...where, clock: () => started })
  for (let day = 1; day < 16; day++)
    writeFileSync(
      join(folder, `respaldo-2026-10-${String(day).padStart(2, '0')}T03-00-00-000Z.tar.gz`),
      '',
    )
  writeFileSync(join(folder, 'antes-de-0001_x.tar.gz'), '')

  await respaldar({ ...where, clock: () => started + 1 })

  const names = readdirSync(folder)
  expect(names.filter((name) => VIEJAS.test(name))).toHaveLength(14)
  expect(names).toContain('antes-de-0001_x.tar.gz')
  expect(names).toContain('respaldo-2026-11-01T03-00-00-001Z.tar.gz')
  expect(names).not.toContain('respaldo-2026-10-01T03-00-00-000Z.tar.gz')
})

test('[SEC-48] a failed backup leaves no draft; a draft that was left for a day is removed', async () => {
  const dataDir = ownFolder()
  const folder = join(dataDir, 'respaldos')
  mkdirSync(folder)
  const now = Date.parse('2026-11-03T03:00:00Z')
  const left = (name: string, at: number) => {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), at / 1_000, at / 1_000)
  }
  const another = 'respaldo-2026-11-03T02-59-00-000Z.dump.parte'
  left('respaldo-2026-11-01T03-00-00-000Z.dump.parte', now - 25 * 3_600_000)
  left(another, now - 60_000)
  const databaseUrl = 'postgres://127.0.0.1:1/nada'
  const base = onPostgres(databaseUrl)
  closing.push(base.close)

  await expect(
    respaldar({ base, config: { dataDir, databaseUrl }, clock: () => now }),
  ).rejects.toThrow('pg_dump')

  expect(readdirSync(folder)).toEqual([another])
})

test('[SEC-15] the command makes a secret and prints nothing else; the demo writes it into its file', async () => {
  const where = await lugar()
  const { datos = '' } = await TAREAS.secreto(where, {})
  expect(datos).toMatch(/^PORTAL_SECRET=[\w-]{43}$/)
  const after = datos.replace('PORTAL_SECRET=', '')

  // A second change in the same process, whose environment still has the first secret.
  await TAREAS.secreto({ ...where, conArchivo: true }, {})

  const file = readFileSync(join(where.config.dataDir, 'secreto'), 'utf8')
  const { db } = where.base
  const log = createLog('silent')
  const clock = () => Date.now() + 3_600_000
  const llavero = await createLlavero({ db, clock, log, master: file })
  closing.push(llavero.stop)
  expect(llavero.secrets.sesion).toEqual(
    [file, after, MASTER].map((one) => deriveSecrets(one).sesion[0]),
  )
})

test('[SEC-50] the next signing key is published before it signs; leaked keys end at once', async () => {
  const where = await lugar()
  const secrets = deriveSecrets(MASTER)
  const provider = await startServer({ base: where.base, secrets })
  closing.push(() => provider.stop())
  const { token } = await provider.session('norma')
  const before = await conPases(provider.url, token)
  await confianza(provider.url)
  const { kid } = before.of(0).impreso

  await TAREAS.llaves(where, {})
  expect((await conPases(provider.url, token)).of(0).impreso.kid).toBe(kid)
  const kids = (await confianza(provider.url)).told.claves.map((clave) => clave.kid)
  expect(kids).toHaveLength(4)

  await TAREAS.llaves(where, { filtradas: true })
  const again = await conPases(provider.url, token)
  const trust = await confianza(provider.url)
  expect(kids).not.toContain(again.of(0).impreso.kid)
  expect(await trust.comprobar('i', before.impreso(0).digitos, Date.now())).toEqual({
    state: 'clave-desconocida',
  })
  expect(await trust.comprobar('i', again.impreso(0).digitos, Date.now())).toMatchObject({
    state: 'firma-valida',
  })
})

test('[SEC-48] a file that is no backup leaves the database as it was', async () => {
  const folder = ownFolder()
  const file = join(folder, 'roto.tar.gz')
  writeFileSync(file, 'no')
  const config = { dataDir: folder, databaseUrl: undefined }

  await expect(
    restaurar({ config, file, migrations: MIGRATIONS, clock: Date.now }),
  ).rejects.toThrow('no es un respaldo entero')
  await expect(
    restaurar({ config, file: join(folder, 'no'), migrations: MIGRATIONS, clock: Date.now }),
  ).rejects.toThrow('No está el archivo')
  expect(readdirSync(folder)).not.toContain('base')
})

test('[SEC-48] a backup that comes back on a new machine makes a folder that the server takes', async () => {
  const where = await lugar()
  const file = await respaldar(where)
  const folder = join(emptyFolder(), 'new')

  const config = { dataDir: folder, databaseUrl: undefined }
  await restaurar({ config, file, migrations: MIGRATIONS, clock: Date.now })

  expect(() => prepareFolder(folder)).not.toThrow()
  expect(readdirSync(folder)).toContain('base')
})

test('[SEC-48] a backup that unpacks and does not open leaves the database that was there', async () => {
  const [folder, made] = [ownFolder(), ownFolder()]
  const own = join(folder, 'base', 'PG_VERSION')
  mkdirSync(join(folder, 'base'))
  writeFileSync(own, 'of before')
  writeFileSync(join(made, 'PG_VERSION'), '18')
  const file = join(made, 'vacio.tar.gz')
  execFileSync('tar', ['-czf', file, '-C', made, 'PG_VERSION'])
  const config = { dataDir: folder, databaseUrl: undefined }

  await expect(
    restaurar({ config, file, migrations: MIGRATIONS, clock: Date.now }),
  ).rejects.toThrow('no es un respaldo entero')

  expect(readFileSync(own, 'utf8')).toBe('of before')
  expect(readdirSync(folder).filter((name) => name.startsWith('base'))).toEqual(['base'])
})

test('[SEC-48] a stopped gateway’s backup comes back as a gateway’s; a running one does no errands', async () => {
  const { appDir, remove } = builtApp()
  closing.push(remove)
  const [dataDir, after] = [emptyFolder(), emptyFolder()]
  const config = { ...testConfig({ appDir, dataDir, capacidades: [] }), api: 'http://127.0.0.1:9' }
  const log = createLog('silent')
  const migrations = `${MIGRATIONS}-gateway`
  const gateway = await startGateway({ config, log, migrations })
  closing.push(gateway.stop)

  await expect(encargar(dataDir, 'respaldo', {})).rejects.toThrow('no hace encargos')
  for (const tarea of ['secreto', 'llaves'] as const)
    await expect(exigirTablas(gateway.base, tarea)).rejects.toThrow('Esta base es la de un gateway')
  const file = await respaldar({ base: gateway.base, config, clock: Date.now })
  const back = { dataDir: after, databaseUrl: undefined }
  const lines = await restaurar({ config: back, file, migrations: MIGRATIONS, clock: Date.now })

  expect(lines.join(' ')).toContain('es la base de un gateway')
  const again = await startGateway({ config: { ...config, dataDir: after }, log, migrations })
  closing.push(again.stop)
  expect(await again.base.db.$count(enviadas)).toBe(0)
})

describe.each(postgresOnly())('backups of %s', () => {
  test('[SEC-48] a backup through a pooler is refused in words; a relay of bytes serves', async () => {
    const postgres = await startPostgres()
    if (!postgres) throw new Error('PostgreSQL was there a moment ago.')
    closing.push(postgres.stop)
    const url = await postgres.createDatabase()
    const to = { host: '127.0.0.1', port: Number(new URL(url).port) }
    const backupThrough = async (isPooler: boolean) => {
      const at = new URL(url)
      at.port = String(await freePort())
      closing.push(await relay({ host: '127.0.0.1', port: Number(at.port) }, to, { isPooler }))
      const base = onPostgres(at.href)
      closing.push(base.close)
      const config = { dataDir: ownFolder(), databaseUrl: at.href }
      return respaldar({ base, config, clock: Date.now })
    }

    await expect(backupThrough(true)).rejects.toThrow('DATABASE_URL lleva a un pooler')
    expect(statSync(await backupThrough(false)).size).toBeGreaterThan(0)
  })

  test('[SEC-48][FLT-28] a backup is restored only into an empty database, and gets a new epoch', async () => {
    const postgres = await startPostgres()
    if (!postgres) throw new Error('PostgreSQL was there a moment ago.')
    closing.push(postgres.stop)
    const databaseUrl = await postgres.createDatabase()
    const base = onPostgres(databaseUrl)
    await seed(base)
    const provider = await startServer({ base })
    const { token } = await provider.session(uidOf('norma'))
    const asked = await get(provider.url, '/v1/afiliados/afiliado', token)
    const dataDir = ownFolder()
    const file = await respaldar({ base, config: { dataDir, databaseUrl }, clock: Date.now })
    await provider.stop()
    await base.close()
    const back = (url: string) =>
      restaurar({
        config: { dataDir, databaseUrl: url },
        file,
        migrations: MIGRATIONS,
        clock: Date.now,
      })

    await expect(back(databaseUrl)).rejects.toThrow('no está vacía')
    const empty = await postgres.createDatabase()
    await back(empty)

    const restored = onPostgres(empty)
    const again = await startServer({ base: restored })
    const answer = await get(again.url, '/v1/afiliados/afiliado', token)
    expect(answer.status).toBe(200)
    const [was, is] = [asked, answer].map((one) => one.headers.get('x-portal-epoca'))
    expect(was).toMatch(/^[\w-]{8}$/)
    expect(is).toMatch(/^[\w-]{8}$/)
    expect(is).not.toBe(was)
    await again.stop()
    await restored.close()
  })
})
