import { LUGARES } from '#contract/extensiones/lugares.ts'
import type { farmacias } from '#contract/farmacias.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { buscar } from './service.ts'

export const farmaciasHandlers: AreaHandlers<typeof farmacias> = {
  buscar: ({ portal, db, request }) =>
    buscar(db, request, { conLugar: portal.config.capacidades.includes(LUGARES) }),
}
