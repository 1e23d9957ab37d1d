import type { domicilio } from '#contract/domicilio.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { guardarDomicilio } from './guardar.ts'

export const domicilioHandlers: AreaHandlers<typeof domicilio> = {
  guardarDomicilio: (context) => guardarDomicilio(context, context.request.domicilio),
}
