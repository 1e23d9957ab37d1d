import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts'

import type { Db } from '../base/database.ts'
import type { Secrets } from '../base/secrets.ts'

/** Demo family for a row of the authorization matrix: one of its members, and calls of its session. */
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

/** Who may make a call, with a request to try (SEC-01). */
export type Row =
  /** The request names no person and no object of a person. */
  | { own: Request }
  /** Open to all, but refused without proof (a bot check, a code, a link). */
  | { closed: object }
  /** Names an object of a family: another family gets the same refusal as for an object that does not exist. */
  | {
      names: Request
      missing: object
      /** Also open to all people who were shown it. */
      open?: true
      /** Family to use if Norma's has none. */
      de?: 'voluntaria'
    }

export const NOBODY = 2_000_000_000

/** Row of a call that names only a member of the family. */
export const porAfiliado = (request: (idAfiliado: number) => object) =>
  ({
    names: ({ idAfiliado }) => request(idAfiliado),
    missing: request(NOBODY),
  }) satisfies Row
