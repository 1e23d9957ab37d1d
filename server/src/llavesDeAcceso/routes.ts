import type { llavesDeAcceso as deIngreso } from '#contract/extensiones/llavesDeAcceso.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { desafioDeIngreso, ingresarConLlave } from './ingreso.ts'

/**
 * Sign-in with a passkey. The sign-in area answers the calls about a person's own passkeys, which need the password.
 */
export const llavesDeAccesoHandlers: AreaHandlers<typeof deIngreso> = {
  desafioDeIngreso,
  ingresar: (context) => ingresarConLlave(context, context.request),
}
