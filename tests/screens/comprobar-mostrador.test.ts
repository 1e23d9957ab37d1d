// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { elegirFoto } from './support/camara.ts'
import { muestras } from './support/lejos.ts'
import { abrir, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { unaReceta } from './support/receta.ts'

const LUGAR = '/validar-credencial'

const expectDice = (text: string | RegExp) => expect.element(main()).toHaveTextContent(text)
const expectTitulo = (text: string) => expect.element(titulo()).toHaveTextContent(text)
/** The value beside a name. */
const dato = (nombre: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === nombre)
    ?.nextElementSibling?.textContent

test('[SEC-50, CRED-09] what is to be compared stands in the verdict itself: of a card, and of a prescription', async () => {
  await abrir('/')
  const { lugar } = await unaReceta()
  const card = await muestras.firmado('norma')
  ir(LUGAR)
  await expectTitulo('Comprobar una credencial o una receta')
  await elegirFoto(location.origin + card)
  await expectTitulo('Credencial válida')
  await expectDice(/Norma Quiroga.*Compará con el DNI\.Consultado recién, hoy a las \d\d:\d\d\./)
  expect(dato('Documento')).toBe('28.456.789')
  expect(dato('Nacimiento')).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  await expectClean()

  await page.getByRole('button', { name: 'Escanear otra' }).click()
  await elegirFoto(location.origin + lugar)
  await expectTitulo('Receta válida')
  await expectDice(/Norma Quiroga/)
  await expectDice(/Compará el DNI y los remedios\.Consultado recién, hoy a las \d\d:\d\d\./)
  expect(dato('Documento')).toBe('28.456.789')
  expect(dato('Receta N°')).toMatch(/^\d+$/)
  const remedios = main()
    .getByRole('listitem')
    .filter({ hasText: /Cantidad × \d/ })
  expect(remedios.elements().length).toBeGreaterThan(0)
  await expectClean()
  await enElMasChico()
  expect(deCostado()).toBe(0)

  const recientes = main().getByRole('listitem').filter({ hasText: 'Credencial, documento' })
  await expect
    .element(recientes)
    .toHaveTextContent(/Norma QuirogaCredencial, documento 28\.456\.789Credencial válida/)
})
