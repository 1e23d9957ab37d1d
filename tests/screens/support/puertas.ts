import { type ReactNode, createElement } from 'react'

import { leerPrimeraImagen } from '#app/arranque/primeraImagen.ts'
import { type Salida, anotarSalida } from '#app/arranque/salidaAnotada.ts'
import { encontrarRuta } from '#app/rutas/encontrarRuta.ts'
import { recordarOrigen } from '#app/rutas/origen.ts'

import { abrirPortal } from '../../../src/app/Portal.tsx'
import { Publico } from '../../../src/app/Publico.tsx'

/** The portal and its sign-in, each leading to the other as in src/app/main.tsx. */
export function puertas(mostrar: (que: ReactNode) => void) {
  let actual: 'afuera' | 'adentro' | undefined

  async function adentro(): Promise<void> {
    if (actual === 'adentro') return
    actual = 'adentro'
    const salida = await abrirPortal(mostrar, afuera)
    if (salida) afuera(salida)
    else anotarSalida(undefined)
  }

  function afuera(salida?: Salida): void {
    if (actual === 'afuera') return
    actual = 'afuera'
    anotarSalida(salida)
    if (salida && encontrarRuta(location.pathname)?.ruta.publica !== true) {
      if (salida.why !== 'salir') recordarOrigen(location.pathname + location.search, salida.uid)
      history.replaceState(null, '', '/signin')
    }
    mostrar(
      createElement(Publico, {
        antes: leerPrimeraImagen(),
        salida,
        onAdentro: () => void adentro(),
        onEnviar: () => undefined,
      }),
    )
  }

  return { adentro, afuera }
}
