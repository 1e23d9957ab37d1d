import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts'

import type { Db } from '../base/database.ts'
import type { Secrets } from '../base/secrets.ts'

/** A family of the demo as a row of the authorization matrix meets it: one of its members, and calls of its session. */
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

/** Who may make a call, with a request to try it by (SEC-01). */
export type Row =
  /** Nothing in the request names a person or a thing of theirs. */
  | { own: Request }
  /** Anyone may ask; without the proof that opens it (a bot check, a code, a link) the answer is a refusal. */
  | { closed: object }
  /** Names something of a family: another family gets the same refusal as for something that is not there. */
  | {
      names: Request
      missing: object
      /** Anyone who was shown it may ask. */
      open?: true
      /** The family that has one, where Norma's has none. */
      de?: 'voluntaria'
    }

export const NOBODY = 2_000_000_000

/** A row of a call that names a member and nothing else of the family. */
export const porAfiliado = (request: (idAfiliado: number) => object) =>
  ({
    names: ({ idAfiliado }) => request(idAfiliado),
    missing: request(NOBODY),
  }) satisfies Row
