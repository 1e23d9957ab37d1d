import { type Infer, enums, object, string, type, unknown } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Fecha } from '../fechas.ts'
import { quizas } from '../valores.ts'
import { dePases } from './pases.ts'
import { deRecetas } from './recetasFirmadas.ts'

/** Present state of a pass at the provider. */
export type PaseConsultado = Infer<typeof PaseConsultado>
const PaseConsultado = type({
  estado: enums(['activa', 'baja', 'anulado', 'vencido', 'desconocido']),
  desde: quizas(Fecha),
})

/** Present state of a signed prescription at the provider. `desde`: day of dispensing or cancelling. */
export type RecetaConsultada = Infer<typeof RecetaConsultada>
const RecetaConsultada = type({
  estado: enums(['activa', 'dispensada', 'vencida', 'anulada', 'desconocida']),
  desde: quizas(Fecha),
  farmacia: quizas(string()),
})

// Calls of screens, not of engines.

export const consultaDePases = {
  /** Revokes all printed cards of this account; a new print gets new cards. */
  anularImpresas: endpoint({
    ...dePases,
    method: 'POST',
    path: '/v1/portal/pases/anular-impresas',
    kind: 'live',
    request: object({}),
    response: unknown(),
  }),
  /** The fingerprint of a pass reveals nothing to people without the pass. */
  consultar: endpoint({
    ...dePases,
    method: 'POST',
    path: '/v1/portal/pases/consultar',
    kind: 'live',
    session: false,
    request: object({ huella: string() }),
    response: PaseConsultado,
  }),
}

export const consultaDeRecetas = {
  /** The fingerprint of a prescription reveals nothing to people without the prescription. */
  consultar: endpoint({
    ...deRecetas,
    method: 'POST',
    path: '/v1/portal/recetas/consultar',
    kind: 'live',
    session: false,
    request: object({ huella: string() }),
    response: RecetaConsultada,
  }),
}
