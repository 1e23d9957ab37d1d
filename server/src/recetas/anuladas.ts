import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm'

import { finDeReceta } from '#contract/pase/receta.ts'
import { diaDe } from '#formato/instantes.ts'

import type { Db } from '../base/database.ts'
import { ANULADA } from './service.ts'
import { recetas, recetasFirmadas } from './tables.ts'

type Revisada = { huella: string; fuera: boolean; venceAt: number }

const firmadas = (db: Db) =>
  db
    .select({
      huella: recetasFirmadas.huella,
      fueraAt: recetasFirmadas.fueraAt,
      codigoEstado: recetas.codigoEstado,
      vencimiento: recetas.vencimiento,
    })
    .from(recetasFirmadas)
    .innerJoin(recetas, eq(recetas.idRecetaElectronica, recetasFirmadas.idRecetaElectronica))

/** Signatures of these prescriptions: revoked while the prescription is cancelled and its last day is not over. */
export async function revisarRecetas(
  db: Db,
  ids: readonly number[],
  ahora: number,
): Promise<Revisada[]> {
  const rows = await firmadas(db).where(inArray(recetasFirmadas.idRecetaElectronica, [...ids]))
  const revisadas = rows.map(({ codigoEstado, vencimiento, fueraAt, huella }) => {
    const venceAt = finDeReceta({ vence: vencimiento })
    return { huella, fueraAt, venceAt, fuera: codigoEstado === ANULADA && venceAt > ahora }
  })
  for (const { huella, fuera, fueraAt } of revisadas)
    if (fuera !== (fueraAt !== null))
      await db
        .update(recetasFirmadas)
        .set({ fueraAt: fuera ? ahora : null })
        .where(eq(recetasFirmadas.huella, huella))
  return revisadas
}

/**
 * Fingerprints of signed prescriptions cancelled before their last day, the newest ones: few, unlike dispensed ones,
 * which would be too many for a list.
 */
export async function huellasAnuladas(db: Db, ahora: number, tope: number): Promise<string[]> {
  const rows = await firmadas(db)
    .where(and(isNotNull(recetasFirmadas.fueraAt), gte(recetas.vencimiento, diaDe(ahora))))
    .orderBy(desc(recetasFirmadas.fueraAt))
    .limit(tope)
  return rows.map(({ huella }) => huella)
}
