import type { acceso } from '#contract/acceso.ts'

import { type AreaHandlers, pendiente } from '../http/endpointHandler.ts'
import { ingresar } from './service.ts'

export const accesoHandlers: AreaHandlers<typeof acceso> = {
  ingresar: (context) => ingresar(context, context.request.nombre, context.request.password),
  nuevaContrasenia: pendiente(3),
  recuperar: pendiente(3),
  verificarRecaptcha: pendiente(3),
  cambiarPassword: pendiente(3),
}
