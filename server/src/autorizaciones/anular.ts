import { and, eq } from 'drizzle-orm'

import type { Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { ANULADA, GENERADA } from './estados.ts'
import { deLaFamilia } from './service.ts'
import { solicitudes } from './tables.ts'

const MAX_LENGTH = 500

/** Cancels a request that the audit has not started on (AUTH-09, AUTH-12). */
export async function anular(
  { db, persona, ahora, audit }: Pick<Context, 'db' | 'persona' | 'ahora' | 'audit'>,
  { id, observacion: typed }: { id: number; observacion: string },
): Promise<void> {
  const { solicitud } = await deLaFamilia({ db, persona }, id)
  const observacion = typed.trim()
  if (observacion === '') throw new Problem(422, 'El campo es requerido')
  if (observacion.length > MAX_LENGTH) throw new Problem(422, 'El campo es demasiado largo')
  // The request was cancelled a moment ago from another phone: there is nothing left to do.
  if (solicitud.codigoEstado === ANULADA) return
  // A single statement: an auditor's decision at the same moment takes effect before it or after it, never in between.
  const [done] = await db
    .update(solicitudes)
    .set({ codigoEstado: ANULADA, estadoAt: ahora, observacion })
    .where(and(eq(solicitudes.idSolicitudCobertura, id), eq(solicitudes.codigoEstado, GENERADA)))
    .returning()
  if (!done)
    throw new Problem(422, 'Solo se puede anular una solicitud que la auditoría todavía no tomó.')
  audit('solicitud', { resultado: 'anulada', objeto: id })
}
