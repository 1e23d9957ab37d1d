import { TIPOS_DE_CONTACTO as TIPOS } from '#contract/formatoDeContacto.ts'

export { TIPOS }

/** What people choose a kind by. */
export const LISTA_DE_TIPOS = [
  { idTipoContacto: TIPOS.telefono, descripcion: 'Teléfono', codigo: 'telefono' },
  { idTipoContacto: TIPOS.email, descripcion: 'E-mail', codigo: 'email' },
  { idTipoContacto: TIPOS.celular, descripcion: 'Celular', codigo: 'celular' },
]
