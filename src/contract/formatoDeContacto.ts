import type { TipoDeContacto } from './busquedas.ts'
import type { Contacto } from './contacto.ts'
import { esCorreo } from './correo.ts'

/** The codes of the three kinds (CONT-01); a provider numbers its kinds as it likes. */
export const TIPOS_DE_CONTACTO = { telefono: 1, email: 2, celular: 5 } as const

/** Code of a contact's kind, 0 if there is none. Hosts without codes, and copies of earlier versions, have it as the id. */
export const tipoDeContacto = ({
  codigoTipoContacto: codigo,
  idTipoContacto: id,
}: Pick<Contacto, 'codigoTipoContacto' | 'idTipoContacto'>): number =>
  codigo != null && /^\d+$/.test(codigo) ? Number(codigo) : (id ?? 0)

/** The provider's id of a kind; undefined if its list does not have the kind. */
export const idDeTipo = (tipos: readonly TipoDeContacto[], tipo: number): number | undefined =>
  tipos.find(
    ({ codigo, idTipoContacto }) =>
      tipoDeContacto({ codigoTipoContacto: codigo, idTipoContacto }) === tipo,
  )?.idTipoContacto

// CONT-04, CONT-05: area code, and a number that starts as landlines and mobiles do.
const TELEFONO = /^0\d{2,4}-4\d{5,7}$/
const CELULAR = /^0\d{2,4}-15\d{5,8}$/

/** True if the text is valid for this kind of contact; undefined if the kind is unknown. */
export function esContactoValido(tipo: number, texto: string): boolean | undefined {
  if (tipo === TIPOS_DE_CONTACTO.telefono) return TELEFONO.test(texto)
  if (tipo === TIPOS_DE_CONTACTO.celular) return CELULAR.test(texto)
  if (tipo === TIPOS_DE_CONTACTO.email) return esCorreo(texto)
  return undefined
}
