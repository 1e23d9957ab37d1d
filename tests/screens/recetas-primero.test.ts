import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado } from './support/ancho.ts'
import { esperarCopias } from './support/guardado.ts'
import { abrir, abrirOtraVez, boton, campo, expectClean, ir, main } from './support/pantalla.ts'
import { aLaVista, enUnoChico } from './support/primero.ts'
import { contarToques, tocar } from './support/tocar.ts'

const guardadas = () => esperarCopias('recetas/4', 'recetas-cronicas/1', 'prescripciones/4')
const criterio = (texto: string) => main().getByText(texto, { exact: true })

test('[REC-01, REC-05] two touches from home open the last prescription, without scrolling, with large letters', async () => {
  await enUnoChico()
  await abrir('/')
  await guardadas()
  const toques = contarToques()
  const accesos = page.getByRole('navigation', { name: 'Accesos' })
  await accesos.getByRole('link', { name: 'Recetas' }).click()
  const ultima = main().getByRole('region', { name: 'La última receta' })
  const ver = ultima.getByRole('button', { name: 'Ver receta' })
  await expect.element(ver).toBeVisible()
  await expect.poll(() => aLaVista(ver)).toBe(true)
  await expect.poll(deCostado).toBe(0)
  await ver.click()
  await expect.element(page.getByRole('dialog', { name: /^Receta/ })).toBeVisible()
  expect(toques()).toBe(2)
  history.back()
  await expect.poll(() => history.state?.dialogo).toBeUndefined()
})

test.for([
  ['/consultar-recetas', 'Para usar ahora'],
  ['/consultar-recetas-cronicas', 'Recetas crónicas'],
  ['/prescripcion', 'Prescripciones de práctica'],
] as const)(
  '[REC-02, CRON-01, PRES-01] %s opens on its stored list: at 360 × 640 with large letters the first row is in sight',
  { tags: ['largo'] },
  async ([path, lista]) => {
    await enUnoChico()
    await abrir('/')
    await guardadas()
    ir(path)
    const primera = main().getByRole('list', { name: lista }).getByRole('button').first()
    await expect.element(primera).toBeVisible()
    await expect.poll(() => aLaVista(primera)).toBe(true)
    await expect.element(main().getByRole('form')).not.toBeInTheDocument()
    await expect.poll(deCostado).toBe(0)
  },
)

test('[REC-02, REC-03] Back, Forward and a reload keep the search of prescriptions; the address has no part of it', async () => {
  await abrir('/')
  await guardadas()
  ir('/consultar-recetas')
  await expect.element(criterio('Todo el grupo · 6 meses')).toBeVisible()
  await tocar(boton('Buscar Otras'))
  await expectClean()
  await tocar(page.getByRole('radio', { name: 'Norma' }))
  await tocar(boton('90 días'))
  await tocar(boton('Buscar'))
  await expect.element(criterio('Norma · 90 días')).toBeVisible()
  await expect.element(main().getByRole('form')).not.toBeInTheDocument()
  expect(location.pathname + location.search).toBe('/consultar-recetas')

  history.back()
  await expect.element(criterio('Todo el grupo · 6 meses')).toBeVisible()
  await expect.element(main().getByRole('list', { name: 'Para usar ahora' })).toBeVisible()
  history.forward()
  await expect.element(criterio('Norma · 90 días')).toBeVisible()
  await abrirOtraVez(location.pathname, history.state)
  await expect.element(criterio('Norma · 90 días')).toBeVisible()
  await expect.element(main().getByText(/la más nueva primero$/)).toBeVisible()
})

test('[REC-02] a chosen value of a search can be removed alone', async () => {
  await abrir('/consultar-recetas')
  await tocar(boton('Buscar Otras'))
  await tocar(page.getByRole('radio', { name: 'Norma' }))
  await tocar(boton('90 días'))
  await tocar(boton('Quitar 90 días'))
  await expect.element(campo('Desde')).toHaveValue('')
  await expect.element(page.getByRole('radio', { name: 'Norma' })).toBeChecked()
  await expect.element(boton('Quitar Norma')).toHaveFocus()
  await tocar(boton('Buscar'))
  await expect.element(criterio('Norma')).toBeVisible()
})
