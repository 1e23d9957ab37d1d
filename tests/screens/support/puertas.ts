import { type ReactNode, createElement } from 'react'

import { encontrarRuta } from '../../../src/app/encontrarRuta.ts'
import { recordarOrigen } from '../../../src/app/origen.ts'
import { type Salida, abrirPortal } from '../../../src/app/Portal.tsx'
import { leerPrimeraImagen } from '../../../src/app/primeraImagen.ts'
import { Publico } from '../../../src/app/Publico.tsx'
import { anotarSalida } from '../../../src/app/salidaAnotada.ts'

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
