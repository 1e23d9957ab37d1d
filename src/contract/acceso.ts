import { type Infer, literal, number, object, optional, string, type, unknown } from 'superstruct'

import { UN_DIA, UN_RATO, endpoint } from './endpoint.ts'
import { quizas } from './valores.ts'

/** A failed sign-in may come as 200 without a token (A §4). */
export type Ingreso = Infer<typeof Ingreso>
export const Ingreso = type({ token: quizas(string()) })

export const acceso = {
  ingresar: endpoint({
    method: 'POST',
    path: '/v1/auth/{provider}/signin',
    kind: 'live',
    session: false,
    request: object({ nombre: string(), password: string() }),
    response: Ingreso,
  }),
  nuevaContrasenia: endpoint({
    method: 'POST',
    path: '/v1/auth/nueva-contrasenia',
    kind: 'live',
    conClave: UN_DIA,
    recordada: { menos: ['contrasenia'] },
    session: false,
    request: object({
      contrasenia: string(),
      token: string(),
      codigoverificacion: string(),
      idcontacto: number(),
    }),
    response: unknown(),
  }),
  recuperar: endpoint({
    method: 'POST',
    path: '/v1/auth/{provider}/recuperar',
    kind: 'live',
    conClave: UN_RATO,
    session: false,
    request: object({ nombreUsuario: string(), idHistorialContactoPersonaFisica: string() }),
    response: unknown(),
  }),
  verificarRecaptcha: endpoint({
    method: 'POST',
    path: '/v1/auth/verify-recaptcha',
    kind: 'live',
    session: false,
    request: object({ token: string() }),
    response: type({ success: optional(unknown()), comprobante: quizas(string()) }),
  }),
  cambiarPassword: endpoint({
    method: 'POST',
    path: '/v1/usuario/cambiar-password',
    kind: 'live',
    conClave: UN_DIA,
    recordada: { menos: ['passwordactual', 'nuevapassword', 'confirmarnuevapassword'] },
    request: object({
      rolafiliado: literal(true),
      passwordactual: string(),
      nuevapassword: string(),
      confirmarnuevapassword: string(),
    }),
    response: unknown(),
  }),
}
