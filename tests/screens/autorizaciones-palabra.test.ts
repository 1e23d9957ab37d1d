import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { engine } from '#live/proveedor/engine.ts'
import { solicitudes } from '#model/autorizaciones.ts'

import { deCostado, enUnaComputadora, enUnaNotebook } from './support/ancho.ts'
import { expectAlLado, filaElegida } from './support/detalle.ts'
import { provider } from './support/lejos.ts'
import { abrir, main } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const GENERADA = 20_401
const LARGA = 'x'.repeat(500)

/**
 * Pixels by which the right edges of these elements lie beyond the window's; empty if none does.
 */
const afuera = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .map((one) => Math.round(one.getBoundingClientRect().right - innerWidth))
    .filter((beyond) => beyond > 0)

test('[AUTH-02, AUTH-03] an observation of 500 letters without a space pushes no part of its list or detail away', async () => {
  await abrir('/autorizaciones')
  await expect.element(main().getByText('00020401').first()).toBeInTheDocument()
  expect(
    await provider.moverSolicitud({ id: GENERADA, paso: 'rechazar', observacion: LARGA }),
  ).toBe('movida')
  await engine.refresh(solicitudes.name, {}, true)
  // Only a phone has the row with a summary.
  const summaries = () => [...document.querySelectorAll('main summary')]
  await expect
    .poll(() => summaries().map(({ textContent }) => textContent))
    .toContainEqual(expect.stringContaining(LARGA))
  expect(afuera('main summary svg')).toEqual([])
  expect(deCostado()).toBe(0)

  await enUnaComputadora()
  await expect.element(page.getByRole('columnheader', { name: 'Servicios' })).toBeVisible()
  expect(afuera('main th, main td')).toEqual([])
  expect(deCostado()).toBe(0)

  // The detail beside the list shows the whole observation.
  await enUnaNotebook()
  await tocar(page.getByRole('row', { name: /00020401/ }).getByRole('button', { expanded: false }))
  await expectAlLado('Solicitudes de Autorización', 'Ecografía abdominal')
  await expect
    .element(page.getByRole('region', { name: 'Ecografía abdominal' }))
    .toHaveTextContent(LARGA)
  expect(afuera('main th, main td, .al-lado *')).toEqual([])
  expect(filaElegida()).toEqual([expect.stringContaining('00020401')])
})
