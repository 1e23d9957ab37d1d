// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado, enUnaNotebook } from './support/ancho.ts'
import { esperarCopias } from './support/guardado.ts'
import { abrir, abrirOtraVez, expectClean, main } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const caja = (selector: string) => {
  const node = document.querySelector(`main ${selector}`)
  if (!node) throw new Error(`There is no ${selector}.`)
  return node.getBoundingClientRect()
}
const enElCostado = () => document.querySelector('main .costado')?.textContent
const recordatorios = () => page.getByRole('list', { name: 'Para no olvidarte' })

test('[HOME-03, PERF-09] on a computer the first visit’s news move nothing; later they stand beside the actions', async () => {
  await enUnaNotebook()
  await abrir('/', { recien: true })
  await expect.element(main().getByRole('heading', { name: '¿Qué necesitás hacer?' })).toBeVisible()
  const antes = caja('.rapidas')
  await expect.element(recordatorios()).toBeVisible()
  expect(caja('.rapidas').toJSON()).toEqual(antes.toJSON())
  await expect.poll(() => document.querySelector('main .listo')).not.toBeNull()
  expect(caja('.listo').right).toBeLessThan(caja('.despues').left)
  expect(deCostado()).toBe(0)

  await esperarCopias('receta-cronica/88120')
  await abrirOtraVez('/')
  await expect.element(recordatorios()).toBeVisible()
  const lista = recordatorios().element().getBoundingClientRect()
  expect(lista.right).toBeLessThan(caja('.rapidas').left)
  expect(lista.width).toBeLessThan(600)
  // The whole family, the first news and the first action are visible without scrolling.
  for (const selector of ['.carrusel', '.rapidas > :first-child', '.recordatorios > :first-child'])
    expect(caja(selector).bottom).toBeLessThan(innerHeight)
  expect(deCostado()).toBe(0)
  await expectClean()
})

/** Each form: its address, its card, and the title of the part beside it. */
const FORMULARIOS = [
  ['/emitir-orden', '.formulario-de-orden', 'Últimas órdenes'],
  ['/reimprimir-orden', '.formulario-de-orden', 'Últimas órdenes'],
  ['/consultar-cupo', '.formulario-de-orden', 'Últimas órdenes'],
  ['/add-derivacion', 'form', 'Las que ya tenés'],
] as const

test.for(FORMULARIOS)(
  '[ORD-01, ORD-18, CUPO-01, DERI-04] on a computer the form of %s is at most 720 px wide, with its list beside it',
  async ([path, formulario, titulo]) => {
    await enUnaNotebook()
    await abrir('/')
    await esperarCopias('ordenes/4')
    await abrirOtraVez(path)
    const heading = main().getByRole('heading', { name: titulo })
    await expect.element(heading).toBeVisible()
    await expect.poll(() => document.querySelector(`main ${formulario}`)).not.toBeNull()
    expect(caja(formulario).width).toBeLessThanOrEqual(720)
    expect(caja(formulario).right).toBeLessThan(caja('.costado').left)
    expect(deCostado()).toBe(0)
    await expectClean()
    await page.viewport(390, 844)
    await expect.element(heading).not.toBeInTheDocument()
  },
)

test('[WIZ-01] on a computer the request’s summary is beside the form; a smaller window keeps the choice', async () => {
  await enUnaNotebook()
  await abrir('/autorizaciones')
  await tocar(page.getByRole('link', { name: 'Agregar' }).first())
  await expect.poll(enElCostado).toContain('Lo que se envía')
  await tocar(page.getByRole('radio', { name: /^Norma/ }))
  await expect.poll(enElCostado).toContain('Norma Quiroga')
  expect(caja('form').width).toBeLessThanOrEqual(720)
  expect(caja('form').right).toBeLessThan(caja('.costado').left)
  await page.viewport(390, 844)
  await expect.poll(enElCostado).toBeUndefined()
  await expect.element(page.getByRole('radio', { name: /^Norma/ })).toBeChecked()
})

test('[TELE-01, TELE-02] on a computer the number of free consultations appears beside the form and moves nothing', async () => {
  await enUnaNotebook()
  await abrir('/teleconsulta')
  await expect.poll(enElCostado).toContain('La videoconsulta no tiene coseguro')
  const norma = main().getByRole('radio', { name: 'Norma' })
  await expect.element(norma).toBeEnabled()
  const boton = () => caja('.teleconsulta > .primario, .teleconsulta > button').top
  const antes = boton()
  await tocar(norma)
  await expect.poll(enElCostado).toMatch(/Norma tiene disponibles \d+ consultas? gratis/)
  expect(boton()).toBe(antes)
  expect(deCostado()).toBe(0)
})
