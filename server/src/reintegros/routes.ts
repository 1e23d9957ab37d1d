import type { reintegros } from '#contract/reintegros.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { buscar } from './service.ts'

export const reintegrosHandlers: AreaHandlers<typeof reintegros> = {
  buscar: ({ db, persona, request }) => buscar(db, persona, request),
}
