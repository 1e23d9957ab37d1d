import { boolean, object, string, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'

export const hojasDeRecetas = {
  /** True if a file, by its SHA-256 as base64url, is a sheet of this prescription that the provider delivered. */
  comparar: endpoint({
    capability: 'comparar-pdf',
    assumed: true,
    method: 'POST',
    path: '/v1/portal/recetas/comparar',
    kind: 'live',
    session: false,
    request: object({ huella: string(), pdf: string() }),
    response: type({ igual: boolean() }),
  }),
}
