// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { texts } from '#features/consumo/texts.ts'
import { texts as piezas } from '#piezas/texts.ts'

import { abrir, boton, expectClean, main } from './support/pantalla.ts'

const tabla = (name: string) => page.getByRole('table', { name })
const titulosDe = (name: string) =>
  tabla(name)
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)

function abrirGrupo(name: string): void {
  const panel = main().getByRole('heading', { name }).element().closest('details')
  if (panel && !panel.open) panel.querySelector('summary')?.click()
}

test('[CONS-05, CONS-06] where there is room each panel is a table with all that is known of a row', async () => {
  await page.viewport(1280, 800)
  await abrir('/consumo-prestacional')
  const norma = main().getByRole('radio', { name: 'Norma' })
  await expect.element(norma).toBeInTheDocument()
  const radio = norma.element()
  if (radio instanceof HTMLElement) radio.click()
  await boton(piezas.unAnio).click()
  await boton(piezas.buscar).click()
  const { medicamentosAmbulatorios, derivaciones, tramitesSAT } = texts.grupos
  await expect.element(main().getByRole('heading', { name: tramitesSAT })).toBeVisible()
  for (const name of [medicamentosAmbulatorios, derivaciones, tramitesSAT]) abrirGrupo(name)

  await expect.element(tabla(medicamentosAmbulatorios)).toBeVisible()
  expect(titulosDe(medicamentosAmbulatorios)).toEqual([
    texts.solicitud,
    texts.fecha,
    texts.descripcion,
    texts.nombrePrestador,
    texts.periodo,
    texts.cantidad,
    texts.importe,
  ])
  await expect.element(tabla(medicamentosAmbulatorios)).toHaveTextContent('Amoxicilina 500 mg')
  expect(titulosDe(derivaciones)).toContain(texts.diagnostico)
  await expect.element(tabla(derivaciones)).toHaveTextContent('Gonartrosis')
  await expect.element(tabla(tramitesSAT)).toHaveTextContent('En auditoría')
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  await expectClean()
  await page.viewport(390, 844)
})
