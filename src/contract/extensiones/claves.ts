import { array, boolean, object, record, string, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'

/** As many keys as one question may hold. */
export const MAX_CLAVES = 500

/** Which of these Idempotency-Keys had their effect: asked after a browser threw the outbox away. */
export const claves = {
  consultar: endpoint({
    method: 'POST',
    path: '/v1/portal/claves',
    kind: 'live',
    capability: 'idempotencia',
    assumed: true,
    request: object({ claves: array(string()) }),
    response: type({ llegaron: record(string(), boolean()) }),
  }),
  /** The same question, and from then on a key that did not arrive never will: what the person discards stays discarded. */
  anular: endpoint({
    method: 'POST',
    path: '/v1/portal/claves/anular',
    kind: 'live',
    capability: 'idempotencia',
    assumed: true,
    request: object({ claves: array(string()) }),
    response: type({ llegaron: record(string(), boolean()) }),
  }),
}
