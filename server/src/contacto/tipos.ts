import { TIPOS_DE_CONTACTO as TIPOS } from '#contract/formatoDeContacto.ts'

export { TIPOS }

/** What people choose a kind by. Stored is the code; the id is a number of its own, as hosts have it. */
export const LISTA_DE_TIPOS = [
  { idTipoContacto: 101, descripcion: 'Teléfono', codigo: String(TIPOS.telefono) },
  { idTipoContacto: 102, descripcion: 'E-mail', codigo: String(TIPOS.email) },
  { idTipoContacto: 105, descripcion: 'Celular', codigo: String(TIPOS.celular) },
]

/** The code of an id. Changes that wait on phones since before the ids were told name a code, which stays what it is. */
export const codigoDe = (idTipoContacto: number): number =>
  Number(
    LISTA_DE_TIPOS.find((one) => one.idTipoContacto === idTipoContacto)?.codigo ?? idTipoContacto,
  )
