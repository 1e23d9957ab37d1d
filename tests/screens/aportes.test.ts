import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado, enElMasChico, enUnaComputadora } from './support/ancho.ts'
import { network } from './support/lejos.ts'
import { abrir, ir, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const meses = () => main().getByRole('list', { name: 'Mes por mes' })
const mes = (n: number) => meses().element().children.item(n)
const abrirMes = (n: number) => mes(n)?.querySelector('summary')?.click()
const loDe = (n: number) => expect.poll(() => mes(n)?.textContent)
const seisMeses = () => expect.poll(() => meses().query()?.children.length).toBe(6)

test('[APOR-01, APOR-02, APOR-03, APOR-04] six months of contributions show as chart and rows, add up, and open without signal', async () => {
  await abrir('/aportes')
  await expect.element(main()).toHaveTextContent('Últimos 6 meses · Norma Quiroga')
  await expect.element(main().getByRole('img')).toHaveAccessibleName(/^Aportes por mes: .*, nada; /)
  await seisMeses()
  await loDe(2).toContain('No encontrada')
  // The three parts add up to the total.
  const [total = 0, ...partes] = [
    ...document.querySelectorAll('.aportes .suma, .aportes dl dd'),
  ].map((uno) => Number(uno.textContent.replaceAll(/[^\d,]/g, '').replace(',', '.')))
  expect(partes).toHaveLength(3)
  expect(partes.reduce((sum, parte) => sum + parte, 0)).toBeCloseTo(total, 2)
  await expect.element(main().getByText('Cada mes, en miles de $')).toBeVisible()

  // An open month shows all seven amounts, zeros too.
  abrirMes(0)
  await loDe(0).toMatch(/Aporte personal\$\s52\.340,50/)
  for (const campo of [
    'Aporte personal',
    'Adherente secundario',
    'Aporte patronal',
    'Descuento subsidio',
    'Crédito asistencial',
    'Hijo menor de 35',
    'Menor a cargo',
  ])
    await loDe(0).toContain(campo)
  await loDe(0).toMatch(/Adherente secundario\$\s0,00/)
  await loDe(0).toMatch(/Ajuste de paritarias\$\s4\.210,40/)
  abrirMes(1)
  await loDe(1).toContain('No contiene')

  await tocar(main().getByRole('button', { name: 'Cambiar', exact: true }))
  await tocar(main().getByRole('radio', { name: 'Tomás' }))
  await tocar(main().getByRole('button', { name: 'Buscar', exact: true }))
  await expect.element(main().getByText('Tomás · 6 meses', { exact: true })).toBeVisible()
  await expect.element(main()).toHaveTextContent('No se han encontrado aportes')

  await network.cut()
  await enElMasChico()
  ir('/')
  await expect.element(titulo()).toHaveTextContent(/^Hola/)
  ir('/aportes')
  await seisMeses()
  expect(deCostado()).toBe(0)
})

test(
  '[APOR-05, ORD-11] on a computer contributions are a table of at most 50 rows, each opening beside it',
  { tags: ['largo'] },
  async () => {
    await enUnaComputadora()
    await abrir('/aportes', { como: 'recetas' })
    await expect.element(main()).toHaveTextContent('Solo se muestran los primeros 50 resultados.')
    await expect.poll(() => page.getByRole('row').elements()).toHaveLength(11)
    await tocar(main().getByRole('table').getByRole('button').first())
    await expect.element(page.getByRole('region')).toHaveTextContent('No contiene')
  },
)
