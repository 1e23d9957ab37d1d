import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts'

import type { Db } from '../base/database.ts'
import type { Secrets } from '../base/secrets.ts'

/** Demo family of a row in the authorization matrix: one of its members, and calls of its session. */
export type Family = {
  uid: number
  idAfiliado: number
  documento: number
  numeroTarjeta: string
  db: Db
  secrets: Secrets
  ask: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<ResponseOf<E>>
}

type Request = (family: Family) => object | Promise<object>

/** People who may make a call, with a request to try it (SEC-01). */
export type Row =
  /** The request names no person and no object of a person. */
  | { own: Request }
  /** Needs no session, but a proof: a bot check, a code or a link. */
  | { closed: object }
  /** Names an object of a family: another family gets the same refusal as for an object that does not exist. */
  | {
      names: Request
      missing: object
      /** Also allowed to any person who was shown the object. */
      open?: true
      /** Family for the test if Norma's family has no such object. */
      de?: 'voluntaria'
    }

export const NOBODY = 2_000_000_000

/** Row of the authorization matrix for a call that names only a member of the family. */
export const porAfiliado = (request: (idAfiliado: number) => object) =>
  ({
    names: ({ idAfiliado }) => request(idAfiliado),
    missing: request(NOBODY),
  }) satisfies Row
