// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

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

test('[CONS-05, CONS-06] on a computer each panel of consumption is a table with all columns', async () => {
  await page.viewport(1280, 800)
  await abrir('/consumo-prestacional')
  await boton('Cambiar').click()
  const norma = main().getByRole('radio', { name: 'Norma' })
  await expect.element(norma).toBeInTheDocument()
  const radio = norma.element()
  if (radio instanceof HTMLElement) radio.click()
  await boton('1 año').click()
  await boton('Buscar').click()
  await expect.element(main().getByRole('heading', { name: 'Trámites SAT' })).toBeVisible()
  for (const name of ['Medicamentos Ambulatorios', 'Derivaciones', 'Trámites SAT']) abrirGrupo(name)

  await expect.element(tabla('Medicamentos Ambulatorios')).toBeVisible()
  expect(titulosDe('Medicamentos Ambulatorios')).toEqual([
    'Solicitud',
    'Fecha',
    'Descripción',
    'Prestador',
    'Período',
    'Cantidad',
    'Importe',
  ])
  await expect.element(tabla('Medicamentos Ambulatorios')).toHaveTextContent('Amoxicilina 500 mg')
  expect(titulosDe('Derivaciones')).toContain('Diagnóstico')
  await expect.element(tabla('Derivaciones')).toHaveTextContent('Gonartrosis')
  await expect.element(tabla('Trámites SAT')).toHaveTextContent('En auditoría')
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  await expectClean()
  await page.viewport(390, 844)
})
