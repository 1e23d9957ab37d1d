import type { comprobacion } from '#contract/extensiones/comprobacion.ts'

import type { AreaHandlers } from '../http/endpointHandler.ts'
import { desafio } from './service.ts'

export const comprobacionHandlers: AreaHandlers<typeof comprobacion> = { desafio }
