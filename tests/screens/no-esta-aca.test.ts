import { createElement } from 'react'
import { expect, onTestFinished, test } from 'vitest'

import { adentro } from '#app/adentro/pantallasDeAdentro.tsx'
import { screen } from '#app/pantallas/screen.ts'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { abrir, boton, enlace, expectClean, ir, titulo } from './support/pantalla.ts'

/** Takes the file of the offices' screen away for this test. */
function sinArchivo(): void {
  const { delegaciones } = adentro
  const falla = new TypeError('Failed to fetch dynamically imported module: /assets/r2/x.js')
  const Pantalla = screen(() => Promise.reject(falla))
  adentro.delegaciones = () => createElement(Pantalla)
  onTestFinished(() => void (adentro.delegaciones = delegaciones))
}

test('[FLT-57] a screen whose file cannot be loaded says so and leads home, at 320 px, too', async () => {
  await enElMasChico()
  sinArchivo()
  await abrir('/')
  // The page was reloaded for this screen a moment ago.
  sessionStorage.setItem('recargado', String(Date.now()))
  ir('/delegaciones')

  await expect
    .element(titulo())
    .toHaveTextContent(/^Esta pantalla no está en este teléfono todavía$/)
  await expect.element(boton('Probar de nuevo')).toBeVisible()
  await expect.element(enlace(/^Ir a Inicio$/)).toHaveAttribute('href', '/')
  expect(deCostado()).toBe(0)
  await expectClean()
})
