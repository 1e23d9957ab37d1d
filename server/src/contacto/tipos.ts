import { TIPOS_DE_CONTACTO as TIPOS } from '#contract/formatoDeContacto.ts'

export { TIPOS }

/** Kinds of contact to choose from. The code is stored; the id is another number, as other hosts have it. */
export const LISTA_DE_TIPOS = [
  { idTipoContacto: 101, descripcion: 'Teléfono', codigo: String(TIPOS.telefono) },
  { idTipoContacto: 102, descripcion: 'E-mail', codigo: String(TIPOS.email) },
  { idTipoContacto: 105, descripcion: 'Celular', codigo: String(TIPOS.celular) },
]

/** Code of an id. Old changes on phones name a code instead of an id; it is returned unchanged. */
export const codigoDe = (idTipoContacto: number): number =>
  Number(
    LISTA_DE_TIPOS.find((one) => one.idTipoContacto === idTipoContacto)?.codigo ?? idTipoContacto,
  )
