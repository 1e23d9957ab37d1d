import type { llavesDeAcceso as deIngreso } from '#contract/extensiones/llavesDeAcceso.ts'
import type { llavesPropias } from '#contract/extensiones/llavesPropias.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { desafioDeIngreso, ingresarConLlave } from './ingreso.ts'
import { agregarLlave, listaDeLlaves, quitarLlave } from './propias.ts'

/** All calls about passkeys, except `desafioDeAlta`: it asks for the password, so the sign-in area answers it. */
export const llavesDeAccesoHandlers: Omit<
  AreaHandlers<typeof deIngreso & typeof llavesPropias>,
  'desafioDeAlta'
> = {
  desafioDeIngreso,
  ingresar: (context) => ingresarConLlave(context, context.request),
  lista: listaDeLlaves,
  agregar: (context) => agregarLlave(context, context.request),
  quitar: async (context) => {
    await quitarLlave(context, context.request.idLlave)
    return {}
  },
}
