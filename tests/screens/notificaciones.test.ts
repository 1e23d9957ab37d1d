import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { provider } from './support/lejos.ts'
import { abrir } from './support/pantalla.ts'

const campana = () => page.getByRole('button', { name: /^Notificaciones/ })
const abiertas = () => page.getByRole('dialog', { name: 'Notificaciones' })

/** Closed again once this phone keeps the change for good. */
async function descartar(numero: string) {
  await campana().click()
  await abiertas()
    .getByRole('button', { name: new RegExp(`N° ${numero}$`) })
    .click()
  await expect.element(abiertas()).not.toBeInTheDocument()
}

test('[NOTI-01, NOTI-02, NOTI-04, API-08] choosing an authorization removes it and opens the authorization list', async () => {
  await abrir('/')
  await descartar('20377')
  expect(location.pathname).toBe('/autorizaciones')
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
})

test('[NOTI-03, API-07] choosing a chronic prescription opens it with its idSolicitud', async () => {
  await abrir('/')
  await descartar('88120')
  expect(location.pathname).toBe('/ver-receta-cronica/88120')
})

test('[NOTI-01, SHELL-02] when the last one is gone the list says so and the bell has no count', async () => {
  await abrir('/')
  for (const numero of ['20377', '88120', '20290']) await descartar(numero)
  await expect.element(campana()).toHaveAccessibleName('Notificaciones')
  await campana().click()
  await expect.element(abiertas().getByText('No se encontraron notificaciones.')).toBeVisible()
})
