import { array, boolean, object, record, string, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'

/** Maximum number of keys in one question. */
export const MAX_CLAVES = 500

/** Asks which of these Idempotency-Keys were used: after a browser deleted the outbox. */
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
  /** Asks the same, and blocks keys that have not arrived, so that a discarded change stays discarded. */
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
