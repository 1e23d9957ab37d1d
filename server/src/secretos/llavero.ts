import type { Clock } from '../base/clock.ts'
import type { Db } from '../base/database.ts'
import { inLog } from '../base/databaseError.ts'
import type { Log } from '../base/log.ts'
import { after } from '../base/repartir.ts'
import { type Masters, type Secrets, secretsOf } from '../base/secrets.ts'
import { abiertosCon, cuentan, esAjeno, fila, filasDe, nombreDe } from './cadena.ts'
import { secretos } from './tables.ts'

/** Interval in which every process looks for a new secret. */
export const MIRADA_MS = 10_000
/** A database that vanished answers nothing for half a minute. */
const STOP_WITHIN_MS = 3_000

type Options = { db: Db; clock: Clock; log: Log; master: string; cadaMs?: number }

export type Llavero = { secrets: Secrets; stop: () => Promise<void> }

/** The secrets of this process: its own one and, from the database, those before and after it. */
export async function createLlavero(options: Options): Promise<Llavero> {
  const { clock, log, master, cadaMs = MIRADA_MS } = options
  let warned = false
  const read = async () => {
    const filas = await leer(options)
    // Each process tells, and not the first one alone: its log may not be read.
    if (!warned && esAjeno(master, filas)) {
      warned = true
      const conocidos = [...new Set(filas.map((row) => row.nombre))]
      log.error(
        { secreto: nombreDe(master), conocidos },
        'PORTAL_SECRET is unknown to this database: phones must sign in again. See docs/architecture/secrets.md',
      )
    }
    return abiertosCon(master, filas)
  }
  let known = await read()
  let reading = Promise.resolve()
  const timer = setInterval(() => {
    reading = read().then(
      (found) => void (known = found),
      (error: unknown) => log.warn(inLog(error), 'the secrets could not be read'),
    )
  }, cadaMs)
  timer.unref()
  // A leaked secret without a successor that this process can open: better than signing with nothing.
  const alone: Masters = { honoured: [master], first: master }
  return {
    secrets: secretsOf(() => cuentan(known, clock()) ?? alone),
    stop: async () => {
      clearInterval(timer)
      await Promise.race([reading, after(STOP_WITHIN_MS)])
    },
  }
}

/** All rows; this process's own secret is among them. */
async function leer({ db, clock, master }: Options) {
  const filas = await filasDe(db)
  const nombre = nombreDe(master)
  if (filas.some((row) => row.nombre === nombre)) return filas
  const own = { master, nombre, desdeAt: filas.length > 0 ? clock() : 0, filtradoAt: null }
  await db.insert(secretos).values(fila(own, master)).onConflictDoNothing()
  return filasDe(db)
}
