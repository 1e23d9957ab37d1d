import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

import { sql } from 'drizzle-orm'
import { create, literal, tuple, type } from 'superstruct'

import { prepareFolder } from '../base/abrir.ts'
import { BadEnvironment } from '../base/badEnvironment.ts'
import { type Clock, DAY_MS } from '../base/clock.ts'
import { type Base, hasBase, isPooled, onFolder, onPostgres } from '../base/database.ts'
import { deQuienEs } from '../base/deQuien.ts'
import type { Config } from '../base/environment.ts'
import { nuevaEpoca } from '../base/epoca.ts'
import { lockFolder } from '../base/folderLock.ts'
import { migrate } from '../base/migrate.ts'
import { conoceSecreto } from '../secretos/puerta.ts'
import { paraProgramas } from './direccion.ts'
import { darTodoAlDuenio } from './duenio.ts'

const KEPT = 14
const NAME = /^respaldo-[\dTZ-]+\.(tar\.gz|dump)$/
const DRAFT = /^respaldo-[\dTZ-]+\.(tar\.gz|dump)\.parte$/

/** PostgreSQL's programs change settings of their connection, which others get too in transaction mode. */
const POOLER =
  'DATABASE_URL lleva a un pooler: para respaldar o restaurar, nombrá el PostgreSQL mismo (en el clúster, el puerto 5000 de HAProxy).'

type Lugar = { base: Base; config: Pick<Config, 'dataDir' | 'databaseUrl'>; clock: Clock }

const stamp = (at: number) => new Date(at).toISOString().replaceAll(/[:.]/g, '-')

/** Writes a backup beside the earlier ones, of which the newest fourteen stay; returns its path. */
export async function respaldar({ base, config, clock }: Lugar, carpeta?: string): Promise<string> {
  const folder = resolve(carpeta ?? join(config.dataDir, 'respaldos'))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  removeLeftDrafts(folder, clock())
  const file = join(
    folder,
    `respaldo-${stamp(clock())}.${base.kind === 'pglite' ? 'tar.gz' : 'dump'}`,
  )
  // Under another name until it is whole: an interrupted one is never taken for a backup.
  const draft = `${file}.parte`
  try {
    if (base.kind === 'pglite') {
      const dump = await base.lite.dumpDataDir('gzip')
      writeFileSync(draft, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 })
    } else {
      // A database that does not answer is told by pg_dump.
      if (await isPooled(base.pool).catch(() => false)) throw new BadEnvironment(POOLER)
      writeFileSync(draft, '', { mode: 0o600 })
      await client('pg_dump', config.databaseUrl, ['-Fc', '-O', '-x', '-f', draft])
    }
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  const kept = readdirSync(folder).filter((name) => NAME.test(name))
  for (const old of kept.toSorted().slice(0, -KEPT)) rmSync(join(folder, old))
  return file
}

/** Removes drafts of processes that died. A draft of the last day may belong to another command that still writes. */
function removeLeftDrafts(folder: string, now: number): void {
  for (const name of readdirSync(folder).filter((one) => DRAFT.test(one))) {
    const draft = join(folder, name)
    const writtenAt = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? now
    if (now - writtenAt > DAY_MS) rmSync(draft, { force: true })
  }
}

/** The newest program of PostgreSQL on this machine. */
function programOf(name: string): string {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).map(Number).filter(Boolean) : []
  return (
    versions
      .toSorted((a, b) => b - a)
      .map((version) => join(root, String(version), 'bin', name))
      .concat(name)
      .find((path) => path === name || existsSync(path)) ?? name
  )
}

function client(name: string, url = '', args: readonly string[]): Promise<void> {
  const { address, password } = paraProgramas(url)
  return new Promise((done, fail) => {
    const child = spawn(programOf(name), ['-d', address, ...args], {
      env: { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) },
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (text) => (said += String(text)))
    child.on('error', () => fail(new BadEnvironment(`Hace falta ${name}, de PostgreSQL.`)))
    child.on('close', (code) =>
      code === 0 ? done() : fail(new BadEnvironment(`${name}: ${said.trim()}`)),
    )
  })
}

const Empty = type({ rows: tuple([type({ libre: literal(true) })]) })

type Vuelta = {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>
  file: string
  /** Folder of the provider's; the gateway's are beside it. */
  migrations: string
  clock: Clock
  /** Secret of the installation, if the caller knows it. */
  master?: string | undefined
}

/** Told after a backup of a provider came back. */
export const VUELTA = [
  'Listo: los teléfonos vuelven a enviar lo que la base no tiene.',
  'Lo hecho después del respaldo que no pasa por un teléfono (contraseñas, sesiones cerradas) se perdió.',
]

const VUELTA_DE_GATEWAY = [
  'Listo: es la base de un gateway. Lo que se envió después del respaldo ya no figura ahí: si un teléfono no recibió la',
  'respuesta y lo repite, llega dos veces a tu API.',
]

/**
 * Brings a backup back, and begins another epoch. An embedded database is put aside, not deleted; on PostgreSQL the
 * backup goes to an empty database, so that the damaged one can still be looked at.
 */
export async function restaurar(vuelta: Vuelta): Promise<string[]> {
  if (!existsSync(vuelta.file)) throw new BadEnvironment(`No está el archivo ${vuelta.file}.`)
  return vuelta.config.databaseUrl === undefined ? enCarpeta(vuelta) : enPostgres(vuelta)
}

async function enCarpeta(vuelta: Vuelta): Promise<string[]> {
  const { config, file, clock } = vuelta
  const { dataDir } = config
  // A new machine has no folder yet, and the server takes no folder without its marker.
  prepareFolder(dataDir)
  const release = lockFolder(dataDir)
  const aside = join(dataDir, `base.antes-${stamp(clock())}`)
  const had = hasBase(dataDir)
  if (had) renameSync(join(dataDir, 'base'), aside)
  try {
    const base = await onFolder(dataDir, new Blob([readFileSync(file)])).catch(() => {
      // The unpacked database may have got its name before it failed to open.
      rmSync(join(dataDir, 'base'), { recursive: true, force: true })
      if (had) renameSync(aside, join(dataDir, 'base'))
      throw new BadEnvironment(`${file} no es un respaldo entero de una base embebida.`)
    })
    const said = await ponerEnMarcha(base, vuelta)
    return had ? [`La base que había quedó en ${aside}.`, ...said] : said
  } finally {
    release()
    darTodoAlDuenio(dataDir)
  }
}

async function enPostgres(vuelta: Vuelta): Promise<string[]> {
  const { config, file } = vuelta
  const { databaseUrl = '' } = config
  const base = onPostgres(databaseUrl)
  try {
    const asked = sql`select count(*) = 0 as libre from pg_tables where schemaname in ('public', 'drizzle')`
    try {
      create(await base.db.execute(asked), Empty)
    } catch {
      throw new BadEnvironment(
        'La base de DATABASE_URL no está vacía. Creá una nueva con createdb y nombrala en DATABASE_URL.',
      )
    }
    if (base.kind === 'postgres' && (await isPooled(base.pool))) throw new BadEnvironment(POOLER)
    await client('pg_restore', databaseUrl, ['-O', '-x', '-1', '-e', file])
  } catch (error) {
    await base.close()
    throw error
  }
  return ponerEnMarcha(base, vuelta)
}

async function ponerEnMarcha(base: Base, { migrations, master }: Vuelta): Promise<string[]> {
  try {
    if ((await deQuienEs(base.db)) === 'gateway') {
      await migrate(base, `${migrations}-gateway`)
      return VUELTA_DE_GATEWAY
    }
    await migrate(base, migrations)
    await nuevaEpoca(base.db)
    return master === undefined || (await conoceSecreto(base.db, master))
      ? VUELTA
      : [
          'El respaldo es de antes del último cambio de secreto. Para que nadie tenga que volver a entrar:',
          'PORTAL_SECRET_ANTERIOR=… npm run secreto, con el que había entonces.',
          ...VUELTA,
        ]
  } finally {
    await base.close()
  }
}
