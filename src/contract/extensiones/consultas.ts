import { type Infer, enums, object, string, type, unknown } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Fecha } from '../fechas.ts'
import { quizas } from '../valores.ts'
import { dePases } from './pases.ts'
import { deRecetas } from './recetasFirmadas.ts'

/** What the provider knows of a pass now. */
export type PaseConsultado = Infer<typeof PaseConsultado>
const PaseConsultado = type({
  estado: enums(['activa', 'baja', 'anulado', 'vencido', 'desconocido']),
  desde: quizas(Fecha),
})

/** What the provider knows of a signed prescription now. `desde`: since when it is dispensed or taken back. */
export type RecetaConsultada = Infer<typeof RecetaConsultada>
const RecetaConsultada = type({
  estado: enums(['activa', 'dispensada', 'vencida', 'anulada', 'desconocida']),
  desde: quizas(Fecha),
  farmacia: quizas(string()),
})

// What screens ask, and no engine.

export const consultaDePases = {
  /** The printed cards of this account stop counting, all of them; whoever prints again gets others. */
  anularImpresas: endpoint({
    ...dePases,
    method: 'POST',
    path: '/v1/portal/pases/anular-impresas',
    kind: 'live',
    request: object({}),
    response: unknown(),
  }),
  /** The fingerprint of a pass tells nothing to whoever does not hold it. */
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
  /** The fingerprint of a prescription tells nothing to whoever does not hold it. */
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
