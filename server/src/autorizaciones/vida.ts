import { and, eq, inArray } from 'drizzle-orm'

import { diaDe } from '#formato/instantes.ts'

import type { Db } from '../base/database.ts'
import { notificar } from '../notificaciones/puerta.ts'
import {
  APROBADA,
  EN_AUDITORIA,
  ESTADOS_DE_SOLICITUD,
  GENERADA,
  OBSERVADA,
  RECHAZADA,
} from './estados.ts'
import { solicitudes } from './tables.ts'

const DAY_MS = 24 * 3_600_000
const VALID_DAYS = 60

type Paso = { desde: readonly number[]; hasta: number; conObservacion?: true }

/** Steps of the audit, and the states in which each is allowed. A request that the person cancelled stays cancelled. */
export const PASOS = {
  tomar: { desde: [GENERADA, OBSERVADA, 7], hasta: EN_AUDITORIA },
  aprobar: { desde: [EN_AUDITORIA], hasta: APROBADA },
  observar: { desde: [EN_AUDITORIA], hasta: OBSERVADA, conObservacion: true },
  rechazar: { desde: [GENERADA, EN_AUDITORIA], hasta: RECHAZADA, conObservacion: true },
  reabrir: { desde: [RECHAZADA, OBSERVADA, APROBADA, 6, 7], hasta: GENERADA },
} as const satisfies Record<string, Paso>
export type NombreDePaso = keyof typeof PASOS

export const pasosDe = (codigoEstado: number): NombreDePaso[] =>
  // Object.keys gives plain strings; they are the names of PASOS.
  (Object.keys(PASOS) as NombreDePaso[]).filter((paso) => puede(PASOS[paso], codigoEstado))

const puede = ({ desde }: Paso, codigoEstado: number) => desde.includes(codigoEstado)

export type Movimiento = { id: number; paso: NombreDePaso; observacion?: string }

/**
 * Moves a request to its next state and notifies the person who filed it. 'no-puede': wrong state, or a required reason
 * is missing. A single statement: a cancellation at the same moment takes effect before it or after it, never in
 * between.
 */
export async function mover(
  tx: Db,
  { id, paso, observacion = '' }: Movimiento,
  ahora: number,
): Promise<'movida' | 'no-puede' | 'no-esta'> {
  const { desde, hasta, conObservacion }: Paso = PASOS[paso]
  if (conObservacion && observacion.trim() === '') return 'no-puede'
  const aprobada = hasta === APROBADA
  const [moved] = await tx
    .update(solicitudes)
    .set({
      codigoEstado: hasta,
      estadoAt: ahora,
      observacion: conObservacion ? observacion.trim() : null,
      fechaIniciada: aprobada ? diaDe(ahora) : null,
      vencimiento: aprobada ? diaDe(ahora + VALID_DAYS * DAY_MS) : null,
    })
    .where(
      and(eq(solicitudes.idSolicitudCobertura, id), inArray(solicitudes.codigoEstado, [...desde])),
    )
    .returning()
  if (!moved) {
    const [there] = await tx
      .select({ id: solicitudes.idSolicitudCobertura })
      .from(solicitudes)
      .where(eq(solicitudes.idSolicitudCobertura, id))
    return there ? 'no-puede' : 'no-esta'
  }
  await notificar(
    tx,
    {
      uid: moved.uid,
      idSolicitud: id,
      tipoNotificacion: `Solicitud de autorización: ${ESTADOS_DE_SOLICITUD[hasta]}`,
      numeroNotificacion: String(id),
      codigoTipoNotificacion: SOLICITUD,
      idAfiliado: moved.idAfiliado,
    },
    ahora,
  )
  return 'movida'
}

const SOLICITUD = 'SolicitudCobertura'
