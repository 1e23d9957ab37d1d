import { type Ruta, rutas } from '#app/rutas/rutas.ts'

import { type PantallaDeArea, screensOf } from '../../tools/areas.ts'
import { areas } from '../../tools/manifiestos.ts'

export type Direccion = {
  path: string
  /** The route of the shown screen; undefined without one. */
  ruta: Ruta | undefined
  publica: boolean
  /** Path of the screen that a signed-in person is led to, if it is another. */
  lleva?: string
}

const rutaDe = (buscado: string | undefined) => rutas.find(({ path }) => path === buscado)

const NINGUNA: Direccion = { path: '/no-existe', ruta: undefined, publica: true }

/** A screen by its path and its examples: a part in braces needs an example. */
function direccionesDe(screen: PantallaDeArea): Direccion[] {
  const { pantalla, path, continua = '', publica = false, ejemplos = [], lleva } = screen
  const propias = path.includes('{') ? [] : [path]
  const paths = [...propias, ...ejemplos]
  if (paths.length === 0) throw new Error(`The screen ${pantalla} has no address to open.`)
  return paths.map((cada) => ({
    path: cada,
    ruta: rutaDe(cada.split('?')[0]) ?? rutaDe(path + continua),
    publica,
    ...(lleva !== undefined && cada === path && { lleva }),
  }))
}

/** Addresses of all screens of the product, and an unknown one. */
export const DIRECCIONES: readonly Direccion[] = [
  ...screensOf(areas).flatMap(direccionesDe),
  NINGUNA,
]

/** For a signed-in person, without the address that ends the session. */
export const CON_SESION: readonly Direccion[] = DIRECCIONES.filter(
  ({ path }) => path !== '/signout',
).map((una) => ({ ...una, ruta: una.lleva === undefined ? una.ruta : rutaDe(una.lleva) }))

/** For a person without a session. */
export const SIN_SESION: readonly Direccion[] = DIRECCIONES.map((una) =>
  una.publica ? una : { ...una, ruta: rutaDe('/signin') },
)
