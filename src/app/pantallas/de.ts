import { type ComponentType, type ReactNode, createElement } from 'react'

import type { Encontrada } from '../rutas/encontrarRuta.ts'
import { screenWithAll } from './screenWithAll.ts'

type Params = Encontrada['params']
export type Dibujo = (encontrada: Encontrada) => ReactNode

/** The only screen that a file exports, as a chunk of its own; it gets the parameters of its address. */
export function de(load: () => Promise<Record<string, ComponentType<Params>>>): Dibujo {
  const Pantalla = screenWithAll(async () => {
    const [una] = Object.values(await load())
    if (!una) throw new Error('A file without a screen')
    return una
  })
  return ({ params }) => createElement(Pantalla, params)
}
