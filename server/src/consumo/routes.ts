import type { consumo } from '#contract/consumo.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { buscar } from './service.ts'

export const consumoHandlers: AreaHandlers<typeof consumo> = {
  buscar: ({ db, persona, request }) => buscar(db, persona, request),
}
