import type { Db } from './base/database.ts'
import { inLog } from './base/databaseError.ts'
import { borrarDe } from './base/limpiar.ts'
import type { Portal } from './base/portal.ts'
import { after } from './base/repartir.ts'
import type { Service } from './http/area.ts'
import { AREAS } from './registry.ts'

const EVERY_MS = 6 * 3_600_000
/** Processes that start together do not clean together. */
const SPREAD_MS = 10 * 60_000
const STOP_WITHIN_MS = 3_000

/** Removes rows that are no longer needed. Each area is cleaned before the areas that its rows refer to. */
export async function cleanUp(db: Db, now: number, borrar = borrarDe(db)): Promise<void> {
  for (const { cleanUp: own } of AREAS.toReversed()) await own?.(borrar, now, db)
}

/** Cleans now and every six hours, beside the calls. */
export function keepClean({
  db,
  clock,
  log,
  metrics,
}: Pick<Portal, 'db' | 'clock' | 'log' | 'metrics'>): Service {
  let stopped = false
  let cleaning = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const borrar = borrarDe(db)
  const clean = () => {
    cleaning = cleanUp(db, clock(), async (table, which) => {
      if (!stopped) await borrar(table, which)
    })
      .then(() => metrics.cleaned(clock()))
      .catch((error: unknown) => log.error(inLog(error), 'cleanUp'))
      .then(() => {
        if (!stopped) timer = setTimeout(clean, EVERY_MS + Math.random() * SPREAD_MS)
      })
  }
  clean()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      return Promise.race([cleaning, after(STOP_WITHIN_MS)])
    },
  }
}
