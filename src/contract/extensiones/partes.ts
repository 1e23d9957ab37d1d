import { type Infer, instance, number, object, string, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Numero } from '../valores.ts'

/** As much as a lost signal can cost. */
export const PARTE = 128 * 1024

/** Where the bytes of a file lie: in which upload, from where on; and the SHA-256 that they must have. */
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
 * The files of a change, one behind another, sent before it in parts under its Idempotency-Key. `desde`: as many bytes as the
 * provider has of them, from the first on. Of a key that had its effect nothing is missing.
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
