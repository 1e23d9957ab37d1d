// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado } from './support/ancho.ts'
import { esperarCopiasDe } from './support/guardado.ts'
import { abrir, abrirOtraVez, boton, expectClean, ir, main } from './support/pantalla.ts'
import { aLaVista, enUnoChico } from './support/primero.ts'
import { tocar } from './support/tocar.ts'

// The text of the criterion stands above the rows.
const criterio = (texto: string) => main().getByText(texto, { exact: true }).first()

const primeraDe = (name: string) => main().getByRole('list', { name }).getByRole('listitem')

test.for([
  ['/reintegros', 'Norma · todos los años', () => primeraDe('Buscar Reintegros')],
  ['/consumo-prestacional', 'Norma · 90 días', () => main().getByRole('heading', { level: 2 })],
  ['/aportes', 'Norma · 6 meses', () => main().getByText('Últimos 6 meses · Norma Quiroga')],
  ['/buscar-farmacias', 'Santa Rosa', () => primeraDe('Buscar Farmacias')],
] as const)(
  '[REIN-03, CONS-03, APOR-01, PHAR-03] %s opens on its list: at 360 × 640 with large letters the first row is in sight',
  async ([path, dicho, primera]) => {
    await enUnoChico()
    await abrir('/')
    await esperarCopiasDe('farmacias')
    ir(path)
    await expect.element(criterio(dicho)).toBeVisible()
    await expect.element(primera().first()).toBeVisible()
    await expect.poll(() => aLaVista(primera().first())).toBe(true)
    await expect.element(main().getByRole('form')).not.toBeInTheDocument()
    await expect.poll(deCostado).toBe(0)
    await expectClean()
  },
)

test('[PHAR-02, PHAR-04] Back, Forward and a reload keep the search for pharmacies; its town can be removed alone', async () => {
  await abrir('/buscar-farmacias')
  await tocar(boton('Buscar Otra'))
  await main().getByLabelText('Nombre').fill('castro')
  await tocar(boton('Quitar Santa Rosa'))
  await expect.element(boton('Quitar castro')).toHaveFocus()
  await expect.element(boton('Localidad: Elegí la localidad')).toBeVisible()
  await tocar(boton('Buscar'))
  await expect.element(criterio('castro')).toBeVisible()
  history.back()
  await expect.element(criterio('Santa Rosa')).toBeVisible()
  history.forward()
  await expect.element(criterio('castro')).toBeVisible()
  await abrirOtraVez(location.pathname, history.state)
  await expect.element(criterio('castro')).toBeVisible()
  expect(location.search).toBe('')
})

test('[CONS-01, APOR-01] Back, Forward and a reload keep the chosen member in consumption and contributions', async () => {
  await abrir('/')
  for (const [path, antes, despues] of [
    ['/consumo-prestacional', 'Norma · 90 días', 'Rubén · 90 días'],
    ['/aportes', 'Norma · 6 meses', 'Rubén · 6 meses'],
  ] as const) {
    ir(path)
    await tocar(boton('Cambiar'))
    await tocar(page.getByRole('radio', { name: 'Rubén' }))
    await tocar(boton('Buscar'))
    await expect.element(criterio(despues)).toBeVisible()
    history.back()
    await expect.element(criterio(antes)).toBeVisible()
    history.forward()
    await expect.element(criterio(despues)).toBeVisible()
    await abrirOtraVez(location.pathname, history.state)
    await expect.element(criterio(despues)).toBeVisible()
  }
})
