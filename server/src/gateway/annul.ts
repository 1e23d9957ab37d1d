import { and, inArray, ne } from 'drizzle-orm'

import { MAX_CLAVES } from '#contract/extensiones/claves.ts'

import { ANULADA, inProgress, isKey } from '../base/clave.ts'
import { type Clock, KEYS_KEPT_MS } from '../base/clock.ts'
import type { Db } from '../base/database.ts'
import { Problem } from '../base/problem.ts'
import { forget } from './parts.ts'
import { idOf } from './sealed.ts'
import { enviadas } from './tables.ts'

type World = { db: Db; clock: Clock }
type Asked = { who: string; claves: string[] }

/** Rows of valid keys, by the key as it was asked; other keys are ignored. */
function idsOf({ who, claves }: Asked): Map<string, string> {
  if (claves.length > MAX_CLAVES) throw new Problem(422)
  const keys = claves.filter(isKey)
  return new Map(keys.map((clave) => [clave, idOf({ who, clave: clave.toLowerCase() })]))
}

/** Keys that had their effect. A key without a known answer is left out. */
async function arrived({ db, clock }: World, ids: ReadonlyMap<string, string>) {
  const found = await db
    .select({ id: enviadas.id, estado: enviadas.estado, esperaHasta: enviadas.esperaHasta })
    .from(enviadas)
    .where(and(inArray(enviadas.id, [...ids.values()]), ne(enviadas.estado, ANULADA)))
  const rows = new Map(found.map((row) => [row.id, row]))
  const now = clock()
  if (found.some(({ estado, esperaHasta }) => estado === 'enviada' && esperaHasta > now))
    throw inProgress()
  const entries = [...ids].flatMap(([clave, id]) => {
    const estado = rows.get(id)?.estado
    return estado === 'enviada' ? [] : [[clave, estado === 'hecha'] as const]
  })
  return { llegaron: Object.fromEntries(entries) }
}

export const consult = (world: World, asked: Asked) => arrived(world, idsOf(asked))

/**
 * The keys that had their effect. Keys that were never sent are blocked: a delivery still on its way to this server
 * is refused.
 */
export async function annul(world: World, asked: Asked) {
  const { db, clock } = world
  const ids = idsOf(asked)
  const guardadaHasta = clock() + KEYS_KEPT_MS
  // Sorted: two calls at once wait for each other without a deadlock.
  const rows = [...new Set(ids.values())]
    .toSorted()
    .map((id) => ({ id, huella: '', estado: ANULADA, esperaHasta: 0, guardadaHasta }) as const)
  if (rows.length > 0) await db.insert(enviadas).values(rows).onConflictDoNothing()
  await forget(db, ...ids.values())
  return arrived(world, ids)
}
