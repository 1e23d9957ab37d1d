import { type Infer, array, is, string, type } from 'superstruct'

/** Where a host announces its extensions. Not part of the API: a plain document. */
export const RUTA_DE_CAPACIDADES = '/.well-known/portal-capacidades.json'

/** Header names of the extensions: sent and read only where their capability is announced. */
export const CABECERAS = {
  clave: 'Idempotency-Key', // idempotencia
  token: 'X-Portal-Token', // token-renovado
  pedido: 'X-Request-Id', // pedido
  version: 'If-Match', // versiones
  comprobante: 'X-Comprobante', // comprobacion
  conocida: 'If-None-Match', // etag
  marca: 'ETag', // etag
} as const

/** HTTP has it for GET only, but most lists are read by POST. */
export const cabeceraDeConocida = (method: 'GET' | 'POST') =>
  method === 'GET' ? CABECERAS.conocida : `X-${CABECERAS.conocida}`

export type Capacidades = Infer<typeof Capacidades>
export const Capacidades = type({ capacidades: array(string()) })

/** The announced names; anything but a valid document means none. */
export function readCapacidades(document: unknown): string[] {
  return is(document, Capacidades) ? document.capacidades : []
}
