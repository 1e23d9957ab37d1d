import type { antirrobot } from '#contract/extensiones/antirrobot.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { desafio } from './service.ts'

export const antirrobotHandlers: AreaHandlers<typeof antirrobot> = { desafio }
