import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'

import { network } from './support/lejos.ts'
import { abrir, boton, expectClean } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

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

test('[REC-09] before a journey all papers are asked for, of new lists too, though one is refused', async () => {
  const IMPRIMIR = '/v1/receta-electronica/imprimir'
  await abrir('/')
  await expect.element(tarjeta()).toHaveTextContent(/\d recetas? y (su|\d) PDF/)
  await expect.element(tarjeta()).not.toHaveTextContent('Falta el PDF')
  const claves = await recetas()
  expect(claves.length).toBeGreaterThan(1)
  const body = '{"error":"Esta receta no se imprime"}'
  await network.rule({ match: IMPRIMIR, do: { kind: 'status', code: 422, body } })
  // Without its lists the phone does not know yet which papers there are.
  await device.lectura.copias.where({ resource: 'recetas' }).delete()
  const antes = (await network.asked(IMPRIMIR)).length

  await tocar(boton('Actualizar antes de viajar'))
  await expect.element(page.getByText('Esta receta no se imprime')).toBeVisible()
  const pedidas = (await network.asked(IMPRIMIR)).slice(antes)
  expect(new Set(pedidas.map((pedida) => pedida.body)).size).toBe(claves.length)
  await expect.element(boton('Actualizar antes de viajar')).toBeVisible()
})
