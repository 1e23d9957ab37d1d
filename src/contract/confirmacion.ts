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

import { Contacto, ContactoAGuardar } from './contacto.ts'
import { UN_DIA, UN_RATO, endpoint } from './endpoint.ts'
import { Texto, quizas, Numero } from './valores.ts'

/** Data of an address to choose from: shown in lists before the account is open. */
export type ContactoSimple = Infer<typeof ContactoSimple>
export const ContactoSimple = type({
  idHistorialContactoPersonaFisica: Numero,
  descripcion: string(),
})

/** An address offered for password recovery: masked, with an id that works only there. */
export type CorreoOfrecido = Infer<typeof CorreoOfrecido>
export const CorreoOfrecido = type({
  idHistorialContactoPersonaFisica: Texto,
  descripcion: string(),
})

/** Confirming that an address belongs to its person: asked while they wait, so only by screens. */
export const confirmacion = {
  // Any answer without an error counts as sent; the same call sends the code again.
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
    recordada: { menos: [] },
    request: object({ id: number(), code: string() }),
    response: unknown(),
  }),
  agregarCorreo: endpoint({
    method: 'POST',
    path: '/v1/contacto/agregar-correo',
    kind: 'live',
    conClave: UN_DIA,
    request: object({ contacto: ContactoAGuardar }),
    response: ContactoSimple,
  }),
  /** Any value but null means that there is a confirmed e-mail. */
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
  /** Says that the contact is already confirmed, or sends it a code. */
  verificarContacto: endpoint({
    method: 'POST',
    path: '/v1/contacto/verificar-contacto',
    kind: 'live',
    assumed: true,
    request: object({ id: number(), contacto: string() }),
    response: type({ confirmado: quizas(boolean()) }),
  }),
}
