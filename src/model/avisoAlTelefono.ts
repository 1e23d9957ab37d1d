import { producto } from '#contract/producto.ts'

/** Notification of the phone; `tag`: a later one with the same tag replaces the first. */
export type AvisoAlTelefono = { titulo: string; body: string; tag: string; data: string }

/** Without person and content: if its person is signed out, or the data cannot be read. Browsers require a notification. */
export const NEUTRO: AvisoAlTelefono = {
  titulo: producto.nombre,
  body: 'Abrí la aplicación para ver si hay novedades.',
  tag: 'neutro',
  data: '/',
}
