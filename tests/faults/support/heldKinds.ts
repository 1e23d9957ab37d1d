import { eq } from 'drizzle-orm'

import { autorizaciones } from '#contract/autorizaciones.ts'
import { notificaciones } from '#contract/notificaciones.ts'
import type { Archivo } from '#local/archivo.ts'
import type { AnyOperation } from '#local/catalog.ts'
import { anularSolicitud } from '#model/autorizaciones.ts'
import { descartarNotificacion } from '#model/notificaciones.ts'

import { solicitudes } from '../../../server/src/autorizaciones/tables.ts'
import type { Base } from '../../../server/src/base/database.ts'
import { notificaciones as pendientes } from '../../../server/src/notificaciones/tables.ts'
import { prueba } from '../../support/areaDePrueba/contract.ts'
import { adjuntarANota, guardarNota } from '../../support/areaDePrueba/model.ts'
import { archivo } from '../../support/notas.ts'
import { questionsOfNotas } from '../../support/provider/notas.ts'
import { uidOf } from '../../support/server.ts'

/** A kind of change for the engine, without a screen. */
export type HeldKind = {
  name: string
  operation: AnyOperation
  /** Prepares the provider so that the nth change can be made. */
  prepare?: (base: Base, n: number) => Promise<unknown>
  /** Payload of the nth change; each is in a group of its own. */
  payload: (n: number) => unknown
  files?: Archivo[]
  /** The addresses of its steps, in turn. */
  steps: [string, ...string[]]
  /** Step that meets the fault: of several steps, not the first. */
  faulty: string
}

const notaDe = (n: number) => ({ idNota: n, titulo: `Nota ${n}`, texto: '', fecha: '2026-11-20' })

const avisoDe = (n: number) => ({
  idSolicitud: n,
  tipoNotificacion: 'Solicitud de autorización',
  numeroNotificacion: String(n),
  codigoTipoNotificacion: 'SolicitudCobertura',
})

export const nota: HeldKind = {
  name: 'a note with its version',
  operation: guardarNota,
  payload: (n) => ({ ...notaDe(n), version: 0 }),
  steps: [prueba.guardar.path],
  faulty: prueba.guardar.path,
}

export const descarte: HeldKind = {
  name: 'a dismissal',
  operation: descartarNotificacion,
  prepare: ({ db }, n) => db.insert(pendientes).values({ uid: uidOf('norma'), ...avisoDe(n) }),
  payload: (n) => ({
    notificacion: avisoDe(n),
  }),
  steps: [notificaciones.deshabilitar.path],
  faulty: notificaciones.deshabilitar.path,
}

/** A kind that needs an existing note. */
export const adjunto: HeldKind = {
  name: 'an upload in three steps',
  operation: adjuntarANota,
  prepare: (base, n) => questionsOfNotas(base).addNota('norma', notaDe(n)),
  payload: (n) => ({ idNota: n, descripcion: `Envío ${n}` }),
  files: [archivo('una'), archivo('otra')],
  steps: [prueba.recibo.path, prueba.archivos.path, prueba.aviso.path],
  faulty: prueba.archivos.path,
}

/** A kind that needs an undecided request. */
export const anulacion: HeldKind = {
  name: 'the cancelling of a request',
  operation: anularSolicitud,
  prepare: async ({ db }, n) => {
    const uid = uidOf('norma')
    const [una] = await db.select().from(solicitudes).where(eq(solicitudes.uid, uid)).limit(1)
    await db.insert(solicitudes).values({
      idSolicitudCobertura: 40_000 + n,
      uid,
      uidContext: `prueba-${n}`,
      idAfiliado: una?.idAfiliado ?? 0,
      codigoTipoCobertura: '166',
      generadaAt: 0,
      codigoEstado: 1,
      estadoAt: 0,
    })
  },
  payload: (n) => ({ id: 40_000 + n, numero: String(40_000 + n), observacion: `Anulada ${n}` }),
  steps: [autorizaciones.anular.path],
  faulty: autorizaciones.anular.path,
}

export const heldKinds = [descarte, nota, adjunto, anulacion]
