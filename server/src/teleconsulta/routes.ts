import type { teleconsulta } from '#contract/teleconsulta.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { direccionDeSala } from './sala.ts'
import { abrirSala } from './service.ts'

export const teleconsultaHandlers: AreaHandlers<typeof teleconsulta> = {
  generarLink: async ({ db, portal, persona, request, ahora }) => ({
    url: direccionDeSala(portal.config, await abrirSala(db, persona, request.idAfiliado, ahora)),
  }),
}
