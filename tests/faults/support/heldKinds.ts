import { notificaciones } from '#contract/notificaciones.ts'
import type { AnyOperation } from '#local/catalog.ts'
import type { Archivo } from '#local/operation.ts'
import { descartarNotificacion } from '#model/notificaciones.ts'

import { prueba } from '../../support/areaDePrueba/contract.ts'
import { adjuntarANota, guardarNota } from '../../support/areaDePrueba/model.ts'
import { archivo } from '../../support/notas.ts'

/** A kind of change as the engine meets it, without a screen. */
export type HeldKind = {
  name: string
  operation: AnyOperation
  /** What the nth of them says; each is in a group of its own. */
  payload: (n: number) => unknown
  files?: Archivo[]
  /** The addresses of its steps, in turn. */
  steps: [string, ...string[]]
  /** The step that meets the fault: with several, one that has another before it. */
  faulty: string
}

const notaDe = (n: number) => ({ idNota: n, titulo: `Nota ${n}`, texto: '', fecha: '2026-11-20' })

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
  payload: (n) => ({
    notificacion: {
      idSolicitud: n,
      tipoNotificacion: 'Solicitud de autorización',
      numeroNotificacion: String(n),
      codigoTipoNotificacion: 'SolicitudCobertura',
    },
  }),
  steps: [notificaciones.deshabilitar.path],
  faulty: notificaciones.deshabilitar.path,
}

/** For a note that is there: `prepareHeld` makes it. */
export const adjunto: HeldKind = {
  name: 'files in three steps',
  operation: adjuntarANota,
  payload: (n) => ({ idNota: n, descripcion: `Envío ${n}` }),
  files: [archivo('una'), archivo('otra')],
  steps: [prueba.recibo.path, prueba.archivos.path, prueba.aviso.path],
  faulty: prueba.archivos.path,
}

export const heldKinds = [descarte, nota, adjunto]
