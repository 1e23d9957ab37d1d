import type { confirmacion } from '#contract/confirmacion.ts'
import type { contacto } from '#contract/contacto.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { agregarCorreo } from './agregar.ts'
import { confirmarCodigo, generarCodigo, verificarContacto } from './confirmar.ts'
import { guardarContactos } from './guardar.ts'
import { correoConfirmado, correos } from './service.ts'

/** All calls about contacts, except the list of addresses for a recovery, which the sign-in area answers. */
export const contactoHandlers: Omit<
  AreaHandlers<typeof confirmacion & typeof contacto>,
  'correosDeUsuario'
> = {
  generarCodigo: (context) => generarCodigo(context, context.request.id),
  confirmarCodigo: (context) => confirmarCodigo(context, context.request.id, context.request.code),
  guardarContactos: (context) => guardarContactos(context, context.request),
  agregarCorreo: (context) => agregarCorreo(context, context.request.contacto),
  validarCorreoConfirmado: ({ db, persona }) => correoConfirmado(db, persona.idAfiliado),
  correos: ({ db, persona }) => correos(db, persona.idAfiliado),
  verificarContacto: (context) =>
    verificarContacto(context, context.request.id, context.request.contacto),
}
