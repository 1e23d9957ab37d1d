import { eq, sql } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { type Secrets, mark } from '../base/secrets.ts'
import { tooMany, take, limites } from '../limites/puerta.ts'

/** The questionnaire is weak, since relatives know the answers: three wrong ones a day for each CUIL (SEC-12). */
const POR_DIA = { max: 3, windowMs: 24 * 3_600_000 }
/** Limit of typed codes for a CUIL, with or without a pending request. */
const CODIGOS = { max: 5, windowMs: 5 * 60_000 }

export type Intento = { devolver: () => Promise<void> }

/** Counts one of the day's tries before judging the answers; right answers give the try back. */
export async function tomarIntento(
  db: Db,
  { intentos }: Secrets,
  cuil: string,
  ahora: number,
): Promise<Intento> {
  const clave = `identidad:${mark(intentos, cuil)}`
  const wait = await take(db, clave, POR_DIA, ahora)
  if (wait !== undefined) throw tooMany(wait)
  return {
    devolver: async () => {
      await db
        .update(limites)
        .set({ cuenta: sql`greatest(${limites.cuenta} - 1, 0)` })
        .where(eq(limites.clave, clave))
    },
  }
}

export async function contarCodigoTipeado(
  db: Db,
  { intentos }: Secrets,
  cuil: string,
  ahora: number,
): Promise<void> {
  const wait = await take(db, `codigo-de-cuenta:${mark(intentos, cuil)}`, CODIGOS, ahora)
  if (wait !== undefined) throw tooMany(wait)
}
