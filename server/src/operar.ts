import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { usarFormas } from '#contract/formas.ts'

import { BadEnvironment } from './base/badEnvironment.ts'
import { type Base, hasBase, onFolder, onPostgres } from './base/database.ts'
import { deQuienEs } from './base/deQuien.ts'
import { type Config, readEnvironment } from './base/environment.ts'
import { nuevaEpoca } from './base/epoca.ts'
import { FolderInUse, lockFolder } from './base/folderLock.ts'
import { projectRoot } from './base/root.ts'
import { fileOfSecret, readSecret } from './base/secrets.ts'
import {
  type Hecho,
  type Pedido,
  TAREAS,
  type Tarea,
  VUELTA,
  darTodoAlDuenio,
  encargar,
  exigirTablas,
  restaurar,
} from './mantenimiento/puerta.ts'
import { endInWords } from './process.ts'

// npm run secreto | llaves | respaldo | restaurar: work on an installation, running or not (docs/architecture/secrets.md).

const USO = `npm run secreto [-- --filtrado]
npm run llaves [-- --filtradas]
npm run respaldo [-- --carpeta /otra]
npm run restaurar -- /respaldos/respaldo-….dump
npm run restaurar -- --hecho`

const env = process.env

/** Works with a database, and closes it. */
async function con<T>(base: Base, work: (base: Base) => Promise<T>): Promise<T> {
  try {
    return await work(base)
  } finally {
    await base.close()
  }
}

async function enBase(config: Config, tarea: Tarea, pedido: Pedido): Promise<Hecho> {
  const hacer = async (base: Base) => {
    await exigirTablas(base, tarea)
    const conArchivo = !env['PORTAL_SECRET']
    // A backup needs none, and a gateway has none.
    const master = tarea === 'respaldo' ? '' : readSecret(config, env)
    return TAREAS[tarea]({ base, config, master, conArchivo, clock: Date.now }, pedido)
  }
  if (config.databaseUrl) return con(onPostgres(config.databaseUrl), hacer)
  if (!hasBase(config.dataDir)) throw new BadEnvironment(`No hay una base en ${config.dataDir}.`)
  const release = lockIfFree(config.dataDir)
  if (!release) return encargar(config.dataDir, tarea, pedido)
  try {
    return await con(await onFolder(config.dataDir), hacer)
  } finally {
    release()
    darTodoAlDuenio(config.dataDir)
  }
}

/** Undefined if a running server has the folder. */
function lockIfFree(dataDir: string): (() => void) | undefined {
  try {
    return lockFolder(dataDir)
  } catch (error) {
    if (error instanceof FolderInUse) return undefined
    throw error
  }
}

async function volver(config: Config, file: string | undefined, yaEsta: boolean): Promise<Hecho> {
  const migrations = join(projectRoot(), 'server', 'drizzle')
  if (yaEsta) {
    const { databaseUrl } = config
    if (!databaseUrl) throw new BadEnvironment('--hecho es para un PostgreSQL: falta DATABASE_URL.')
    await con(onPostgres(databaseUrl), async ({ db }) => {
      if ((await deQuienEs(db)) === 'gateway')
        throw new BadEnvironment('Esta base es la de un gateway: no le hace falta --hecho.')
      await nuevaEpoca(db)
    })
    return { lineas: VUELTA }
  }
  if (file === undefined) throw new BadEnvironment(USO)
  const path = resolve(file)
  const master = hasSecret(config) ? readSecret(config, env) : undefined
  return { lineas: await restaurar({ config, file: path, migrations, clock: Date.now, master }) }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      filtrado: { type: 'boolean' },
      filtradas: { type: 'boolean' },
      carpeta: { type: 'string' },
      hecho: { type: 'boolean' },
    },
  })
  const [que = '', file] = positionals
  // The demo's folder is the usual one, as for 'npm start'.
  const demo = !env['PORTAL_SECRET'] && env['NODE_ENV'] !== 'production'
  const config = readEnvironment({ ...env, ...(demo && { SANDBOX: '1' }) }, projectRoot())
  if (demo && !config.databaseUrl)
    console.error(
      `Se trabaja en la base de la demostración, en ${config.dataDir}: no están NODE_ENV=production ni PORTAL_SECRET.`,
    )
  usarFormas(config.proveedor.formas)
  const { hecho = false, carpeta, ...flags } = values
  const pedido: Pedido = {
    ...flags,
    ...(carpeta !== undefined && { carpeta: resolve(carpeta) }),
    ...(env['PORTAL_SECRET_ANTERIOR'] && { anterior: env['PORTAL_SECRET_ANTERIOR'] }),
    ...(env['PORTAL_SECRET_NUEVO'] && { nuevo: env['PORTAL_SECRET_NUEVO'] }),
  }
  if (que !== 'restaurar' && !isTarea(que)) throw new BadEnvironment(USO)
  const { lineas, datos } = isTarea(que)
    ? await enBase(config, que, pedido)
    : await volver(config, file, hecho)
  for (const linea of lineas) console.error(linea)
  // Alone on the standard output, so that it can be written to a file.
  if (datos !== undefined) console.log(datos)
}

/** A command that restores needs none, and makes none for the demo. */
const hasSecret = (config: Config): boolean =>
  Boolean(env['PORTAL_SECRET']) || existsSync(fileOfSecret(config))

const isTarea = (que: string): que is Tarea => Object.hasOwn(TAREAS, que)

try {
  await main()
} catch (error) {
  endInWords(error)
}
