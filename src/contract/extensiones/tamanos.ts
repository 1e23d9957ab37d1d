import { object, string, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Numero } from '../valores.ts'

/** How heavy a file is, told to whoever may fetch it: who pays for each byte decides before the first of them comes. */
export const tamanos = {
  tamano: endpoint({
    method: 'POST',
    path: '/v1/portal/archivos/tamano',
    kind: 'live',
    capability: 'tamanos',
    assumed: true,
    /** As of `archivos.descargar`. */
    request: object({ path: string() }),
    response: type({ bytes: Numero }),
  }),
}
