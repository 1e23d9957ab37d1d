import type { aportes } from '#contract/aportes.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { buscar } from './service.ts'

export const aportesHandlers: AreaHandlers<typeof aportes> = {
  buscar: ({ db, persona, request, ahora }) => buscar(db, persona, request, ahora),
}
