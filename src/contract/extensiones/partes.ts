import { type Infer, instance, number, object, string, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Numero } from '../valores.ts'

/** Size of a part: the maximum number of bytes that a lost signal can cost. */
export const PARTE = 128 * 1024

/** Place of a file's bytes: its upload and offset; and their SHA-256. */
export type Subido = Infer<typeof Subido>
export const Subido = object({ clave: string(), desde: number(), huella: string() })

const deUnaSubida = {
  kind: 'live',
  capability: 'partes',
  assumed: true,
  path: '/v1/portal/partes/{clave}',
  response: type({ desde: Numero }),
} as const

/**
 * Files of a change, one after the other, sent in parts before it under its Idempotency-Key. `desde`: number of bytes
 * that the provider has from the start. A key that had its effect counts as complete.
 */
export const partes = {
  recibidas: endpoint({
    ...deUnaSubida,
    method: 'GET',
    request: object({ clave: string(), total: number() }),
  }),
  guardar: endpoint({
    ...deUnaSubida,
    method: 'POST',
    query: ['desde', 'total', 'huella'],
    body: 'bytes',
    request: object({
      clave: string(),
      desde: number(),
      total: number(),
      /** SHA-256 of the part. */
      huella: string(),
      bytes: instance(ArrayBuffer),
    }),
  }),
}
