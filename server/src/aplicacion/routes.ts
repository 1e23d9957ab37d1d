import type { aplicacion } from '#contract/aplicacion.ts'
import { producto } from '#contract/producto.ts'

import type { AreaHandlers } from '../http/endpointHandler.ts'
import { Problem } from '../http/problem.ts'

export const aplicacionHandlers: AreaHandlers<typeof aplicacion> = {
  version: async ({ request }) => {
    if (request.idAplicacion !== producto.idAplicacion) throw new Problem(404)
    return { version: producto.version }
  },
}
