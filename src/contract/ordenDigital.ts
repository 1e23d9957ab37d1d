import { type Infer, assign, object, record, string, type, unknown } from 'superstruct'

import { OrdenValidada } from './emision.ts'
import { endpoint } from './endpoint.ts'
import { Texto } from './valores.ts'

/** Meaning of the provider's QR, after the server has accepted it. */
export type ConsultaDigital = Infer<typeof ConsultaDigital>
export const ConsultaDigital = type({
  token: string(),
  codigoPrestador: Texto,
  tipoPrestador: Texto,
  nombreUsuario: Texto,
  femer: unknown(),
})

/**
 * The validated order with its future number. The dialog before the confirmation is the same as for a printed order
 * (B §4), and so is the confirmation: it generates its transaction.
 */
export type OrdenDigital = Infer<typeof OrdenDigital>
export const OrdenDigital = assign(OrdenValidada, type({ numeroOrden: Texto }))

export const ordenDigital = {
  /** Takes the scanned JSON unchanged. */
  validarToken: endpoint({
    method: 'POST',
    path: '/v1/orden-digital/validar-token-consulta',
    kind: 'live',
    request: record(string(), unknown()),
    response: ConsultaDigital,
  }),
  validarOrden: endpoint({
    method: 'POST',
    path: '/v1/orden-digital/validar-orden-digital-consulta',
    kind: 'live',
    request: object({
      numeroTarjeta: string(),
      codigoPrestador: string(),
      tipoPrestador: string(),
      token: string(),
      nombreUsuario: string(),
      femer: unknown(),
    }),
    response: OrdenDigital,
  }),
  avisarCancelada: endpoint({
    method: 'GET',
    path: '/v1/websocket-ordenes/send-cancelada',
    kind: 'live',
    request: object({ token: string() }),
    response: unknown(),
  }),
}
