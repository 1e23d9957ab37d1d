import { type Infer, array, boolean, number, object, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'
import { Numero, Resultado, Texto, quizas } from './valores.ts'

/** One way to reach a person, as A §3 names its fields ('historial'). */
export type Contacto = Infer<typeof Contacto>
export const Contacto = type({
  idHistorialContactoPersonaFisica: Numero,
  idPersonaFisica: quizas(Numero),
  idTipoContacto: quizas(Numero),
  /** Codes of kinds: 1 telefono, 2 email, 5 celular. */
  codigoTipoContacto: quizas(Texto),
  descripcionTipoContacto: quizas(string()),
  descripcion: string(),
  activo: quizas(boolean()),
  confirmado: quizas(boolean()),
  fechaConfirmado: quizas(Fecha),
  fechaDesde: quizas(Fecha),
  fechaHasta: quizas(Fecha),
  idUsuario: quizas(Numero),
  publicable: quizas(boolean()),
})

/** A new contact has no id yet. */
export type ContactoAGuardar = Infer<typeof ContactoAGuardar>
export const ContactoAGuardar = object({
  idHistorialContactoPersonaFisica: quizas(number()),
  idTipoContacto: number(),
  descripcion: string(),
  activo: quizas(boolean()),
  publicable: quizas(boolean()),
})

export const contacto = {
  guardarContactos: endpoint({
    method: 'POST',
    path: '/v1/contacto/guardar-contactos',
    kind: 'queued-write',
    request: object({ idAfiliado: number(), contactos: array(ContactoAGuardar) }),
    response: type({
      ...Resultado.schema,
      contactos: quizas(array(Contacto)),
      /** Version of the stored list: a 412 contains it too, with the list. */
      version: quizas(Numero),
    }),
  }),
}
