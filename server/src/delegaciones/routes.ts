import type { delegaciones } from '#contract/delegaciones.ts'
import { LUGARES } from '#contract/extensiones/lugares.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { lista } from './service.ts'

export const delegacionesHandlers: AreaHandlers<typeof delegaciones> = {
  lista: ({ portal, db }) => lista(db, { conLugar: portal.config.capacidades.includes(LUGARES) }),
}
