import type { delegaciones } from '#contract/delegaciones.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { lista } from './service.ts'

export const delegacionesHandlers: AreaHandlers<typeof delegaciones> = {
  lista: ({ db }) => lista(db),
}
