import type { aplicacion } from '#contract/aplicacion.ts'
import { producto } from '#contract/producto.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'

export const aplicacionHandlers: AreaHandlers<typeof aplicacion> = {
  version: async ({ request }) => {
    if (request.idAplicacion !== producto.idAplicacion) throw new Problem(404)
    return { version: producto.version }
  },
}
