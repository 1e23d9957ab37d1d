import {
  type Infer,
  array,
  boolean,
  nullable,
  number,
  object,
  string,
  type,
  unknown,
} from 'superstruct'

import { UN_DIA, UN_RATO, endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'
import { Numero, Resultado, Texto, quizas } from './valores.ts'

/** One way to reach a person, as A §3 names its fields ('historial'). */
export type Contacto = Infer<typeof Contacto>
export const Contacto = type({
  idHistorialContactoPersonaFisica: Numero,
  idPersonaFisica: quizas(Numero),
  /** 1 telefono, 2 email, 5 celular. */
  idTipoContacto: quizas(Numero),
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

/** All that a person needs to choose one: what a list shows before the account is open. */
export type ContactoSimple = Infer<typeof ContactoSimple>
export const ContactoSimple = type({
  idHistorialContactoPersonaFisica: Numero,
  descripcion: string(),
})

/** An address offered to whoever forgot a password: masked, and under an id that means nothing elsewhere. */
export type CorreoOfrecido = Infer<typeof CorreoOfrecido>
export const CorreoOfrecido = type({
  idHistorialContactoPersonaFisica: Texto,
  descripcion: string(),
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
  // Any answer that is not an error counts as sent; it sends the code again too.
  generarCodigo: endpoint({
    method: 'POST',
    path: '/v1/codigo-confirmacion/generar',
    kind: 'live',
    conClave: UN_RATO,
    request: object({ id: number() }),
    response: unknown(),
  }),
  confirmarCodigo: endpoint({
    method: 'POST',
    path: '/v1/codigo-confirmacion/confirmar',
    kind: 'live',
    conClave: UN_DIA,
    request: object({ id: number(), code: string() }),
    response: unknown(),
  }),
  guardarContactos: endpoint({
    method: 'POST',
    path: '/v1/contacto/guardar-contactos',
    kind: 'queued-write',
    request: object({ idAfiliado: number(), contactos: array(ContactoAGuardar) }),
    response: Resultado,
  }),
  agregarCorreo: endpoint({
    method: 'POST',
    path: '/v1/contacto/agregar-correo',
    kind: 'live',
    conClave: UN_DIA,
    request: object({ contacto: ContactoAGuardar }),
    response: ContactoSimple,
  }),
  /** Anything but null means that there is a confirmed e-mail. */
  validarCorreoConfirmado: endpoint({
    method: 'GET',
    path: '/v1/contacto/validar-correo-confirmado',
    kind: 'live',
    request: object({}),
    response: nullable(ContactoSimple),
  }),
  correos: endpoint({
    method: 'GET',
    path: '/v1/contacto/correo',
    kind: 'live',
    request: object({}),
    response: array(Contacto),
  }),
  correosDeUsuario: endpoint({
    method: 'POST',
    path: '/v1/contacto/{provider}/correo-usuario',
    kind: 'live',
    conClave: UN_RATO,
    session: false,
    request: object({ nombreUsuario: string() }),
    response: array(CorreoOfrecido),
  }),
  /** Says that the contact is confirmed already, or sends it a code. */
  verificarContacto: endpoint({
    method: 'POST',
    path: '/v1/contacto/verificar-contacto',
    kind: 'live',
    assumed: true,
    request: object({ id: number(), contacto: string() }),
    response: type({ confirmado: quizas(boolean()) }),
  }),
}
