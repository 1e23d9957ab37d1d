import type { contacto } from '#contract/contacto.ts'

import { type AreaHandlers, pendiente } from '../http/endpointHandler.ts'
import { correoConfirmado, correos } from './service.ts'

export const contactoHandlers: AreaHandlers<typeof contacto> = {
  generarCodigo: pendiente(3),
  confirmarCodigo: pendiente(3),
  guardarContactos: pendiente(5),
  agregarCorreo: pendiente(3),
  validarCorreoConfirmado: ({ db, persona }) => correoConfirmado(db, persona.idAfiliado),
  correos: ({ db, persona }) => correos(db, persona.idAfiliado),
  correosDeUsuario: pendiente(3),
  verificarContacto: pendiente(3),
}
