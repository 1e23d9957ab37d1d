import { boolean, object, string, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'

export const hojasDeRecetas = {
  /** Whether a file, by its SHA-256 as base64url, is a sheet of this prescription as the provider handed it out. */
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
