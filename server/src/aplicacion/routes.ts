import type { aplicacion } from '#contract/aplicacion.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'

export const aplicacionHandlers: AreaHandlers<typeof aplicacion> = {
  version: async ({ request, portal }) => {
    const { id, version } = portal.config.proveedor.aplicacion
    if (request.idAplicacion !== id) throw new Problem(404)
    return { version }
  },
}
