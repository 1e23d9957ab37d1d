import { type Ruta, rutas } from '#app/rutas.ts'

import { type PantallaDeArea, screensOf } from '../../tools/areas.ts'
import { areas } from '../../tools/manifiestos.ts'

export type Direccion = {
  path: string
  /** The route whose screen shows there; none where nothing is. */
  ruta: Ruta | undefined
  publica: boolean
  /** The path of the screen that a signed-in person is led to, if it is another one. */
  lleva?: string
}

const rutaDe = (buscado: string | undefined) => rutas.find(({ path }) => path === buscado)

const NINGUNA: Direccion = { path: '/no-existe', ruta: undefined, publica: true }

/** A screen by its path and by its examples: a part in braces stands for something, which only an example names. */
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

/** Every screen of the product as addresses to open, and one that is none. */
export const DIRECCIONES: readonly Direccion[] = [
  ...screensOf(areas).flatMap(direccionesDe),
  NINGUNA,
]

/** As a signed-in person sees them; the address that ends the session is left out. */
export const CON_SESION: readonly Direccion[] = DIRECCIONES.filter(
  ({ path }) => path !== '/signout',
).map((una) => ({ ...una, ruta: una.lleva === undefined ? una.ruta : rutaDe(una.lleva) }))

/** As a person without a session sees them. */
export const SIN_SESION: readonly Direccion[] = DIRECCIONES.map((una) =>
  una.publica ? una : { ...una, ruta: rutaDe('/signin') },
)
