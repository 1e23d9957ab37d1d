import { esCorreo } from './correo.ts'

/** idTipoContacto of the three kinds (A §3). */
export const TIPOS_DE_CONTACTO = { telefono: 1, email: 2, celular: 5 } as const

// CONT-04, CONT-05: the code of the area, and a number that begins as landlines and mobiles do.
const TELEFONO = /^0\d{2,4}-4\d{5,7}$/
const CELULAR = /^0\d{2,4}-15\d{5,8}$/

/** Whether this is how a contact of this kind is written; undefined where there is no such kind. */
export function esContactoValido(idTipoContacto: number, texto: string): boolean | undefined {
  if (idTipoContacto === TIPOS_DE_CONTACTO.telefono) return TELEFONO.test(texto)
  if (idTipoContacto === TIPOS_DE_CONTACTO.celular) return CELULAR.test(texto)
  if (idTipoContacto === TIPOS_DE_CONTACTO.email) return esCorreo(texto)
  return undefined
}
