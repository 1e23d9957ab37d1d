import type { acceso } from '#contract/acceso.ts'

import { verificarRecaptcha } from '../antirrobot/service.ts'
import type { AreaHandlers } from '../base/endpointHandler.ts'
import { cambiarPassword, nuevaContrasenia } from './contrasenia.ts'
import { recuperar } from './recuperar.ts'
import { ingresar } from './service.ts'

export const accesoHandlers: AreaHandlers<typeof acceso> = {
  ingresar: (context) => ingresar(context, context.request.nombre, context.request.password),
  nuevaContrasenia: (context) => nuevaContrasenia(context, context.request),
  recuperar: (context) =>
    recuperar(
      context,
      context.request.nombreUsuario,
      context.request.idHistorialContactoPersonaFisica,
    ),
  verificarRecaptcha: (context) => verificarRecaptcha(context, context.request.token),
  cambiarPassword: (context) => cambiarPassword(context, context.request),
}
