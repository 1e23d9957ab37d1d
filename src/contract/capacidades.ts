import { type Infer, array, is, string, type } from 'superstruct'

/** Where a host announces its extensions. Not part of the API: a plain document. */
export const RUTA_DE_CAPACIDADES = '/.well-known/portal-capacidades.json'

/** Header names of the extensions: sent and read only where their capability is announced. */
export const CABECERAS = {
  clave: 'Idempotency-Key', // Capability 'idempotencia'.
  token: 'X-Portal-Token', // Capability 'token-renovado'.
  pedido: 'X-Request-Id', // Capability 'pedido'.
  version: 'If-Match', // Capability 'versiones'.
  comprobante: 'X-Comprobante', // Capability 'comprobacion'.
  conocida: 'If-None-Match', // Capability 'etag'.
  marca: 'ETag', // Capability 'etag'.
  epoca: 'X-Portal-Epoca', // Capability 'epoca'.
} as const

/** HTTP defines ETags for GET only, but most lists are read by POST. */
export const cabeceraDeConocida = (method: 'GET' | 'POST') =>
  method === 'GET' ? CABECERAS.conocida : `X-${CABECERAS.conocida}`

export type Capacidades = Infer<typeof Capacidades>
export const Capacidades = type({ capacidades: array(string()) })

/** The announced names; an invalid document counts as no names. */
export function readCapacidades(document: unknown): string[] {
  return is(document, Capacidades) ? document.capacidades : []
}
