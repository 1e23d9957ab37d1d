import { cuenta } from '#contract/cuenta.ts'
import { type Resolver, pasarAntirrobot } from '#live/llamadas/antirrobot.ts'
import { ask } from '#live/llamadas/useLiveCall.ts'

import type { Campos } from './campos.ts'
import { fechaEscrita, soloDigitos } from './reglas.ts'
import { texts } from './texts.ts'

/** Three uses of the wizard: a new account, the verification of an identity, a forgotten account. */
export type Modo = 'crear' | 'identidad' | 'recuperar'

export type Respuestas = Parameters<typeof ask<typeof cuenta.validarCrearCuenta>>[1]['preguntas']

export const MODOS = {
  crear: {
    titulo: texts.crear,
    boton: texts.crear,
    exito: texts.cuentaCreada,
    detalle: texts.cuentaCreadaDetalle,
    seguir: texts.ingresar,
    despues: '/',
  },
  identidad: {
    titulo: texts.identidad,
    boton: texts.validar,
    exito: texts.identidadVerificada,
    detalle: texts.identidadVerificadaDetalle,
    seguir: texts.seguir,
    despues: '/perfil',
  },
  recuperar: {
    titulo: texts.recuperar,
    boton: texts.recuperarBoton,
    exito: texts.recuperada,
    detalle: texts.cuentaCreadaDetalle,
    seguir: texts.ingresar,
    despues: '/',
  },
} as const

const datosDe = (campos: Campos) => ({
  cuil: soloDigitos(campos.cuil),
  nombres: campos.nombres.trim(),
  apellido: campos.apellido.trim(),
  fechaNacimiento: fechaEscrita(campos.fechaNacimiento) ?? '',
  sexo: campos.sexo,
})

/** The last call of a mode (A §7). The verification of an identity sends no e-mail or password (ACCT-04). */
export function llamadaFinal(
  modo: Modo,
  campos: Campos,
  respuestas: Respuestas,
  comprobante: string | undefined,
) {
  const aceptaCondiciones = true as const
  if (modo === 'identidad')
    return ask(
      cuenta.verificarIdentidad,
      { ...datosDe(campos), aceptaCondiciones, respuestas },
      undefined,
      comprobante,
    )
  const { contrasena, confirmarContrasena } = campos
  const pedido = {
    ...datosDe(campos),
    correo: campos.correo.trim(),
    confirmarCorreo: campos.confirmarCorreo.trim(),
    contrasena,
    confirmarContrasena,
    aceptaCondiciones,
    preguntas: respuestas,
  }
  const call = modo === 'crear' ? cuenta.validarCrearCuenta : cuenta.recuperarPin
  return ask(call, pedido, undefined, comprobante)
}

/**
 * The call that sends the code from the e-mail (ACCT-19). If other tries made this CUIL wait, a stranger's perhaps, the
 * phone passes the bot check, which allows one try. A visible check has no place here: then the wait is shown.
 */
export async function llamadaDelCodigo(resolver: Resolver, modo: Modo, cuil: string, code: string) {
  const call = modo === 'recuperar' ? cuenta.agregarCorreo : cuenta.crearCuenta
  const escrito = { cuil: soloDigitos(cuil), code }
  const answer = await ask(call, escrito)
  if (answer.ok || answer.failure.codigo !== 'cuenta-en-espera') return answer
  const check = await pasarAntirrobot(resolver)
  return check.state === 'hecha' ? ask(call, escrito, undefined, check.comprobante) : answer
}
