import { esCorreoDeCuenta } from '#contract/correo.ts'
import { SEXOS, esCuil, esNombreDePersona } from '#contract/identidad.ts'
import { diaDe } from '#formato/instantes.ts'

import { exigirContrasenia } from '../acceso/puerta.ts'
import { Problem } from '../base/problem.ts'

const refuse = (text: string) => new Problem(422, text, { codigo: 'formato' })

type Datos = {
  cuil: string
  nombres: string
  apellido: string
  fechaNacimiento: string
  sexo: string
}

/** Checks the form of these fields as the screens do, without the register. */
export function exigirDatos(
  { cuil, nombres, apellido, fechaNacimiento, sexo }: Datos,
  ahora: number,
): void {
  exigirCuil(cuil)
  if (!esNombreDePersona(nombres)) throw refuse('Revisá tus nombres: de 2 a 40 letras.')
  if (!esNombreDePersona(apellido)) throw refuse('Revisá tu apellido: de 2 a 40 letras.')
  if (fechaNacimiento > diaDe(ahora)) throw refuse('Revisá tu fecha de nacimiento.')
  if (!SEXOS.some((known) => known === sexo)) throw refuse('Debe seleccionar el sexo')
}

export function exigirCuil(cuil: string): void {
  if (!esCuil(cuil)) throw refuse('Debe ingresar su cuil')
}

type Acceso = {
  correo: string
  confirmarCorreo: string
  contrasena: string
  confirmarContrasena: string
}

export function exigirAcceso(datos: Acceso): void {
  if (!esCorreoDeCuenta(datos.correo)) throw refuse('El formato no es correcto.')
  if (datos.correo !== datos.confirmarCorreo) throw refuse('Los correos no coinciden.')
  exigirContrasenia(datos.contrasena)
  if (datos.contrasena !== datos.confirmarContrasena) throw refuse('Las contraseñas no coinciden')
}
