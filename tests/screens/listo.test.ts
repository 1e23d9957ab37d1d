import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'

import { abrir, expectClean } from './support/pantalla.ts'

const tarjeta = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^Norma/ })

/** Keys of the documents of prescriptions that this phone keeps. */
const recetas = async () =>
  (await device.lectura.archivos.toCollection().primaryKeys()).filter((key) =>
    key.startsWith('receta-pdf/'),
  )

test('[SHELL-01, REC-09, FLT-74] a prescription’s PDF counts as ready only while its stored bytes are undamaged', async () => {
  await abrir('/')
  await expect.element(tarjeta()).toHaveTextContent(/\d recetas? y (su|\d) PDF/)
  await expect.element(tarjeta()).not.toHaveTextContent('Falta el PDF')
  const claves = await recetas()
  const antes = await device.lectura.archivos.bulkGet(claves)

  await device.lectura.archivos.toCollection().modify({ bytes: new ArrayBuffer(3) })
  await expect.element(tarjeta()).toHaveTextContent(/Falta el PDF de \d recetas?/)
  await expect.element(tarjeta()).not.toHaveTextContent(/y (su|\d) PDF/)
  await expect
    .element(page.getByRole('heading', { name: /^Faltan? \d+ cosas? para usarla sin señal$/ }))
    .toBeVisible()
  await expectClean()

  await device.lectura.archivos.bulkPut(antes.flatMap((file) => file ?? []))
  await expect.element(tarjeta()).not.toHaveTextContent('Falta el PDF')
  await device.lectura.archivos.bulkDelete(claves)
  await expect.element(tarjeta()).toHaveTextContent(/Falta el PDF de \d recetas?/)
})
