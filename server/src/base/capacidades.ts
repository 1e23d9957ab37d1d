import type { Endpoint } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'

/** Extensions without calls of their own: they add headers, fields or mails. */
const SIN_LLAMADA = [
  'token-renovado',
  'pedido',
  'hora',
  'versiones',
  'etag',
  'epoca',
  'codigos-por-correo',
  'lugares',
]

const calls: Endpoint[] = Object.values(tabla).flatMap((area) => Object.values<Endpoint>(area))

/** Capabilities that this provider announces beyond the specification; an extension with calls is named after them. */
export const CAPACIDADES: readonly string[] = [
  ...new Set([...SIN_LLAMADA, ...calls.flatMap(({ capability }) => capability ?? [])]),
]
