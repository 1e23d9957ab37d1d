import {
  type Infer,
  array,
  boolean,
  literal,
  number,
  object,
  string,
  type,
  unknown,
} from 'superstruct'

import { UN_DIA, UN_RATO, endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'
import { Numero, Texto, quizas } from './valores.ts'

/** codigoTipoPregunta: exactly one answer is chosen, or several may be. */
export const TIPOS_DE_PREGUNTA = { una: 'UNICA', varias: 'MULTIPLE' } as const

export type Pregunta = Infer<typeof Pregunta>
export const Pregunta = type({
  preguntaVO: type({
    idPregunta: Numero,
    descripcion: string(),
    /** One of TIPOS_DE_PREGUNTA; any other value than 'MULTIPLE' takes one answer. */
    codigoTipoPregunta: Texto,
  }),
  opciones: array(type({ codigo: Texto, descripcion: string(), selected: quizas(boolean()) })),
})

/** A question with the person's choices, as sent back. */
const Respuesta = object({
  preguntaVO: object({ idPregunta: number(), descripcion: string(), codigoTipoPregunta: string() }),
  opciones: array(object({ codigo: string(), descripcion: string(), selected: boolean() })),
})

const datosPersonales = {
  cuil: string(),
  nombres: string(),
  apellido: string(),
  fechaNacimiento: Fecha,
  sexo: string(),
}

const cuentaConCorreo = object({
  ...datosPersonales,
  correo: string(),
  confirmarCorreo: string(),
  contrasena: string(),
  confirmarContrasena: string(),
  aceptaCondiciones: literal(true),
  preguntas: array(Respuesta),
})

/** This answer opens the dialog that asks for the code sent by e-mail. */
export const CORREO_ENVIADO = 'CORREO_ENVIADO'

/** The word itself, or a field of an object that a host wraps it in. */
export function correoEnviado(answer: unknown): boolean {
  if (typeof answer === 'string') return answer === CORREO_ENVIADO
  return (
    answer !== null && typeof answer === 'object' && Object.values(answer).includes(CORREO_ENVIADO)
  )
}

export const cuenta = {
  crearCuenta: endpoint({
    method: 'POST',
    path: '/v1/cuenta/crear-cuenta',
    kind: 'live',
    conClave: UN_DIA,
    recordada: { menos: [] },
    session: false,
    request: object({ cuil: string(), code: string() }),
    response: unknown(),
  }),
  agregarCorreo: endpoint({
    method: 'POST',
    path: '/v1/cuenta/verificar-identidad/agregar-correo',
    kind: 'live',
    conClave: UN_DIA,
    recordada: { menos: [] },
    session: false,
    request: object({ cuil: string(), code: string() }),
    response: unknown(),
  }),
  generarCuestionario: endpoint({
    method: 'POST',
    path: '/v1/cuenta/generar-cuestionario',
    kind: 'live',
    session: false,
    request: object({ cuil: string() }),
    response: array(Pregunta),
  }),
  verificarIdentidad: endpoint({
    method: 'POST',
    path: '/v1/cuenta/verificar-identidad',
    kind: 'live',
    conClave: UN_DIA,
    session: false,
    request: object({
      ...datosPersonales,
      aceptaCondiciones: literal(true),
      respuestas: array(Respuesta),
    }),
    response: unknown(),
  }),
  recuperarPin: endpoint({
    method: 'POST',
    path: '/v1/cuenta/verificar-identidad/recuperar-pin',
    kind: 'live',
    conClave: UN_RATO,
    session: false,
    request: cuentaConCorreo,
    response: unknown(),
  }),
  validarCrearCuenta: endpoint({
    method: 'POST',
    path: '/v1/cuenta/validar-crear-cuenta',
    kind: 'live',
    conClave: UN_RATO,
    session: false,
    request: cuentaConCorreo,
    response: unknown(),
  }),
}
