import { createHash } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { recetasFirmadas, recetasImpresas } from './tables.ts'

/** Stores the hash of a printed sheet that a person received. */
export async function recordarHoja(db: Db, id: number, bytes: Uint8Array): Promise<void> {
  const huella = createHash('sha256').update(bytes).digest('base64url')
  await db.insert(recetasImpresas).values({ huella, idRecetaElectronica: id }).onConflictDoNothing()
}

/** True if the file is byte for byte a sheet that was delivered for this prescription. */
export async function esHojaDe(
  db: Db,
  { huella, pdf }: { huella: string; pdf: string },
): Promise<boolean> {
  const [found] = await db
    .select({ id: recetasImpresas.idRecetaElectronica })
    .from(recetasImpresas)
    .innerJoin(
      recetasFirmadas,
      eq(recetasFirmadas.idRecetaElectronica, recetasImpresas.idRecetaElectronica),
    )
    .where(and(eq(recetasImpresas.huella, pdf), eq(recetasFirmadas.huella, huella)))
  return found !== undefined
}
