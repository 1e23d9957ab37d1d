import { object, string, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Numero } from '../valores.ts'

/** Size of a file: people who pay for each byte decide before the download. */
export const tamanos = {
  tamano: endpoint({
    method: 'POST',
    path: '/v1/portal/archivos/tamano',
    kind: 'live',
    capability: 'tamanos',
    assumed: true,
    /** The address, as for `archivos.descargar`. */
    request: object({ path: string() }),
    response: type({ bytes: Numero }),
  }),
}
