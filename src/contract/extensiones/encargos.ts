import { type Infer, array, enums, number, object, string, type, unknown } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Firmado } from './pases.ts'

/** Public key of the giver's phone, and the delegation with its signature (see contract/encargo), as base64url. */
const ENCARGO = { clave: string(), bytes: string() }

/** A delegation that has not ended. The signed bytes hold all data that its giver sees. */
export type EncargoAnotado = Infer<typeof EncargoAnotado>
export const EncargoAnotado = type(ENCARGO)

const deEncargos = { capability: 'encargos', assumed: true } as const

/** Delegations of passes to another phone. They are valid without the provider, which keeps their list and their end. */
export const encargos = {
  /** Repeated, or after its end, it changes nothing. */
  anotar: endpoint({
    ...deEncargos,
    kind: 'queued-write',
    method: 'POST',
    path: '/v1/portal/encargos/anotar',
    request: object(ENCARGO),
    response: unknown(),
  }),
  /** Delegations of this account that have not ended, newest first. */
  lista: endpoint({
    ...deEncargos,
    kind: 'synced-read',
    method: 'GET',
    path: '/v1/portal/encargos',
    request: object({}),
    response: array(EncargoAnotado),
  }),
  /**
   * Ends a delegation, also before it was reported to the provider. A repetition, or a call after its last day,
   * changes nothing.
   */
  terminar: endpoint({
    ...deEncargos,
    kind: 'queued-write',
    method: 'POST',
    path: '/v1/portal/encargos/terminar',
    request: object(ENCARGO),
    response: unknown(),
  }),
  /** Fresh passes for the receiver, whose phone signs the second (see contract/encargo/firmas). */
  renovar: endpoint({
    ...deEncargos,
    kind: 'live',
    method: 'POST',
    path: '/v1/portal/encargos/renovar',
    session: false,
    request: object({ huella: string(), segundos: number(), prueba: string() }),
    response: array(type(Firmado)),
  }),
  /** The fingerprint of a delegation reveals nothing to people without the delegation. */
  consultar: endpoint({
    ...deEncargos,
    kind: 'live',
    method: 'POST',
    path: '/v1/portal/encargos/consultar',
    session: false,
    request: object({ huella: string() }),
    response: type({ estado: enums(['vigente', 'terminado', 'vencido', 'desconocido']) }),
  }),
}
