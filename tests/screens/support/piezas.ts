import { createElement } from 'react'
import { onTestFinished } from 'vitest'

import { adentro } from '#app/adentro/pantallasDeAdentro.tsx'
import { rutas } from '#app/rutas/rutas.ts'

import { PiezasScreen } from '../../support/areaDePrueba/PiezasScreen.tsx'

export const PIEZAS = '/piezas-de-prueba'

/**
 * Adds the screen of the shared pieces to the portal for this test, as the build for tests has it.
 */
export function conPiezas(): void {
  const todas = rutas as unknown[]
  const pantalla = 'piezas'
  todas.unshift({ pantalla, path: PIEZAS, titulo: 'Piezas de prueba' })
  Object.assign(adentro, { [pantalla]: () => createElement(PiezasScreen) })
  onTestFinished(() => {
    todas.shift()
    Reflect.deleteProperty(adentro, pantalla)
  })
}
