import type { notificaciones } from '#contract/notificaciones.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { deshabilitar, pendientes } from './service.ts'

export const notificacionesHandlers: AreaHandlers<typeof notificaciones> = {
  pendientes: ({ db, persona }) => pendientes(db, persona.uid),
  deshabilitar: async ({ db, persona, request, ahora }) => {
    await deshabilitar(db, persona.uid, request.notificacion, ahora)
    return {}
  },
}
