import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { bajada } from './support/bajadas.ts'
import { esperarCopias } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, expectClean, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

/** Name and lines of the file that 'Agregar al calendario' saves. */
async function calendario() {
  const { name, text } = await bajada(() => tocar(boton('Agregar al calendario')))
  return { name, lineas: text.split('\r\n') }
}

test('[HOME-03, REC-06, CRON-06] home reminds of prescriptions that are ready or expire, and each goes into a calendar', async () => {
  await abrir('/')
  const lista = page.getByRole('list', { name: 'Para no olvidarte' })
  const primero = lista.getByRole('link').nth(0)
  const tercero = lista.getByRole('link').nth(2)
  await expect.element(tercero).toHaveTextContent('Levotiroxina vence hoy')
  await esperarCopias('receta-cronica/88120')
  await network.cut()

  await expect.element(primero).toHaveTextContent('Receta crónica lista para retirar')
  await expect.element(primero).toHaveTextContent('Norma · Farmacia')
  await expect.element(tercero).toHaveTextContent(/Norma · hasta el \d\d\/\d\d/)
  await expect
    .element(lista.getByRole('link', { name: 'y 1 más' }))
    .toHaveAttribute('href', '/receta')
  await expectClean()
  await enElMasChico()
  expect(deCostado()).toBe(0)

  await tocar(tercero)
  await expect.element(titulo()).toHaveTextContent('Recetas electrónicas')
  const abierta = page
    .getByRole('list', { name: 'Para usar ahora' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { expanded: true }) })
  await expect.element(abierta).toHaveTextContent('Levotiroxina')
  const deReceta = await calendario()
  expect(deReceta.name).toMatch(/^Receta N. \d+\.ics$/)
  expect(deReceta.lineas).toContain('SUMMARY:Vence la receta de Levotiroxina')
  expect(
    deReceta.lineas.filter((linea) => /^DT(START|END);VALUE=DATE:\d{8}$/.test(linea)),
  ).toHaveLength(2)
  await expect
    .element(
      page.getByText('Listo. Abrí el archivo para agregarlo a tu calendario.', { exact: true }),
    )
    .toBeVisible()

  history.back()
  await tocar(primero)
  await expect
    .element(page.getByText('Podés retirar los medicamentos en la farmacia'))
    .toBeVisible()
  expect(deCostado()).toBe(0)
  const deCronica = await calendario()
  expect(deCronica.lineas.join('')).toContain(
    'SUMMARY:Pedir la próxima provisión: Insulina glargina',
  )
})
