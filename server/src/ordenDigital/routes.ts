import type { ordenDigital } from '#contract/ordenDigital.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { cancelar, validarOrden, validarToken } from './service.ts'

export const ordenDigitalHandlers: AreaHandlers<typeof ordenDigital> = {
  validarToken: (context) => validarToken(context, context.request),
  validarOrden: (context) => validarOrden(context, context.request),
  avisarCancelada: async (context) => {
    await cancelar(context, context.request.token)
    return {}
  },
}
