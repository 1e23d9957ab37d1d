import type { acceso } from '#contract/acceso.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { cambiarPassword, nuevaContrasenia } from './contrasenia.ts'
import { recuperar } from './recuperar.ts'
import { ingresar } from './service.ts'

export const accesoHandlers: Omit<AreaHandlers<typeof acceso>, 'verificarRecaptcha'> = {
  ingresar: (context) => ingresar(context, context.request.nombre, context.request.password),
  nuevaContrasenia: (context) => nuevaContrasenia(context, context.request),
  recuperar: (context) =>
    recuperar(
      context,
      context.request.nombreUsuario,
      context.request.idHistorialContactoPersonaFisica,
    ),
  cambiarPassword: (context) => cambiarPassword(context, context.request),
}
