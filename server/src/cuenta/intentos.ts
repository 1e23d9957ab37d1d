import { eq, sql } from 'drizzle-orm'

import { gastarComprobante, hayAntirrobot } from '../antirrobot/puerta.ts'
import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { networkOf } from '../base/network.ts'
import { type Secrets, mark } from '../base/secrets.ts'
import { tooMany, take, limites } from '../limites/puerta.ts'

/** The questionnaire is weak, since relatives know the answers: three wrong ones a day for each CUIL (SEC-12). */
const POR_DIA = { max: 3, windowMs: 24 * 3_600_000 }
/** Limit of typed codes for a CUIL, with or without a pending request; and for a CUIL from one network. */
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

type Asked = Pick<Context, 'db' | 'portal' | 'ahora' | 'direccion' | 'pedida'>

/**
 * Counts a typed code before it is judged. An owner who waits because of a stranger's tries can still finish: each
 * passed bot check allows one try, counted for this network alone. True for such a try.
 */
export async function contarCodigoTipeado(asked: Asked, cuil: string): Promise<boolean> {
  const { db, portal, ahora, direccion } = asked
  const { intentos } = portal.secrets
  const wait = await take(db, `codigo-de-cuenta:${mark(intentos, cuil)}`, CODIGOS, ahora)
  if (wait === undefined) return false
  if (!hayAntirrobot(portal)) throw tooMany(wait)
  if (!(await gastarComprobante(asked))) throw tooMany(wait, 'cuenta-en-espera')
  const desdeAca = mark(intentos, `${cuil}:${networkOf(direccion)}`)
  const own = await take(db, `codigo-comprobado:${desdeAca}`, CODIGOS, ahora)
  if (own !== undefined) throw tooMany(own)
  return true
}
