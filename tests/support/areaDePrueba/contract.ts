import { type Infer, array, boolean, max, min, number, object, string, type } from 'superstruct'

import { endpoint } from '#contract/endpoint.ts'
import { Fecha } from '#contract/fechas.ts'

// An area that no portal has: heavier than what the first parts bring, so that the engine can be tried with versions, files
// and operations of several steps. It is in the builds made for the tests, and in no other.

/** A file as the provider has it: its bytes are told by their hash. */
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
  /** The mail that says so was queued. */
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
  /** Makes the note or replaces what it says; If-Match names the version that it was edited from, 0 for a new one. */
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
