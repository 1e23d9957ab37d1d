import { type ComponentType, type ReactNode, createElement } from 'react'

import type { Encontrada } from '../rutas/encontrarRuta.ts'
import { type Tardia, screen } from './screen.ts'
import { screenWithAll } from './screenWithAll.ts'

type Params = Encontrada['params']
export type Dibujo = ((encontrada: Encontrada) => ReactNode) & {
  /** Loads the screen, so that the portal's next frame shows it. */
  traer?: () => Promise<unknown>
}

type Load = () => Promise<Record<string, ComponentType<Params>>>

/** The only screen that a file exports, as a chunk of its own; it gets the parameters of its address. */
export const de = (load: Load): Dibujo => dibujo(screenWithAll(unaDe(load)))

/** A screen that shows copies of this phone and changes none: it does not wait for the catalog. */
export const deLista = (load: Load): Dibujo => dibujo(screen(unaDe(load)))

const unaDe = (load: Load) => async () => {
  const [una] = Object.values(await load())
  if (!una) throw new Error('A file without a screen')
  return una
}

const dibujo = (Pantalla: Tardia<Params>): Dibujo =>
  Object.assign(({ params }: Encontrada) => createElement(Pantalla, params), {
    traer: Pantalla.traer,
  })
