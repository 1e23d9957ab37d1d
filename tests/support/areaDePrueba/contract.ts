import { type Infer, array, boolean, max, min, number, object, string, type } from 'superstruct'

import { endpoint } from '#contract/endpoint.ts'
import { Fecha } from '#contract/fechas.ts'

// An area for tests only, with operations that no first area has: versions, files and several
// steps. Only the builds for the tests contain it.

/** A file as the provider stores it; its hash stands for its bytes. */
export const ArchivoDeNota = type({
  nombre: string(),
  tipo: string(),
  bytes: number(),
  huella: string(),
})

export type Adjunto = Infer<typeof Adjunto>
export const Adjunto = type({
  idRecibo: number(),
  descripcion: string(),
  archivos: array(ArchivoDeNota),
  /** True if the mail about the files was queued. */
  avisado: boolean(),
})

export type Nota = Infer<typeof Nota>
export const Nota = type({
  idNota: number(),
  titulo: string(),
  texto: string(),
  fecha: Fecha,
  version: number(),
  adjuntos: array(Adjunto),
})

const idNota = max(min(number(), 1), 2_000_000_000)

export const prueba = {
  lista: endpoint({
    method: 'GET',
    path: '/v1/prueba/notas',
    kind: 'synced-read',
    assumed: true,
    request: object({}),
    response: array(Nota),
  }),
  /** Makes the note or replaces its text; If-Match names the edited version, 0 for a new note. */
  guardar: endpoint({
    method: 'POST',
    path: '/v1/prueba/notas/guardar',
    kind: 'queued-write',
    assumed: true,
    request: object({ idNota, titulo: string(), texto: string(), fecha: Fecha }),
    response: Nota,
  }),
  recibo: endpoint({
    method: 'POST',
    path: '/v1/prueba/notas/recibo',
    kind: 'queued-write',
    assumed: true,
    request: object({ idNota, descripcion: string() }),
    response: type({ idRecibo: number() }),
  }),
  archivos: endpoint({
    method: 'POST',
    path: '/v1/prueba/notas/archivos',
    kind: 'queued-write',
    assumed: true,
    request: object({
      idRecibo: number(),
      archivos: array(object({ nombre: string(), tipo: string(), contenido: string() })),
    }),
    response: Adjunto,
  }),
  aviso: endpoint({
    method: 'POST',
    path: '/v1/prueba/notas/aviso',
    kind: 'queued-write',
    assumed: true,
    request: object({ idRecibo: number() }),
    response: Adjunto,
  }),
}
