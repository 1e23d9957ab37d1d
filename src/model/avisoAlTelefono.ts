import { producto } from '#contract/producto.ts'

/** What the phone shows; `tag`: a second one of the same thing takes the place of the first. */
export type AvisoAlTelefono = { titulo: string; body: string; tag: string; data: string }

/** Of nobody and nothing: for what belongs to a person who is not here, or cannot be read. A browser wants something shown. */
export const NEUTRO: AvisoAlTelefono = {
  titulo: producto.nombre,
  body: 'Abrí la aplicación para ver si hay novedades.',
  tag: 'neutro',
  data: '/',
}
