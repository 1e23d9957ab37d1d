// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'

import { esperarCopias } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, expectClean, ir, main, reintentar, titulo } from './support/pantalla.ts'

type Caso = {
  path: string
  llamada: string
  /** Text of an empty list. */
  vacio: string
  /** Text that a list with rows has. */
  algo: string
}

const CASOS: Caso[] = [
  {
    path: '/autorizaciones',
    llamada: 'GET /v1/autorizaciones/ambulatorias',
    vacio: 'Sin solicitudes de autorizaciones ambulantes.',
    algo: '00020377',
  },
  {
    path: '/derivaciones',
    llamada: 'GET /v1/derivaciones/transitorias',
    vacio: 'Sin derivaciones transitorias',
    algo: 'Mendoza',
  },
  {
    path: '/aportes',
    llamada: 'POST /v1/busquedas/buscarAportes',
    vacio: 'No se han encontrado aportes',
    algo: 'Mes por mes',
  },
  {
    path: '/delegaciones',
    llamada: 'GET /v1/busquedas/buscarDelegaciones',
    vacio: 'No se han encontrado delegaciones',
    algo: 'Casa central',
  },
  {
    path: '/reintegros',
    llamada: 'POST /v1/busquedas/buscarReintegros',
    vacio: 'No se han encontrado reintegros',
    algo: 'Titular del grupo',
  },
  {
    path: '/consumo-prestacional',
    llamada: 'POST /v1/busquedas/consumo-prestacional/buscar',
    vacio: 'No se han encontrado resultados',
    algo: 'Internaciones',
  },
  {
    path: '/consultar-recetas',
    llamada: 'POST /v1/busquedas/receta-electronica/buscar',
    vacio: 'Sin Recetas Electrónicas.',
    algo: 'Para usar ahora',
  },
]

test.for(CASOS)(
  '[ERR-12] $path that could not be loaded says so, is not called empty, and loads at a retry',
  async ({ path, llamada, vacio, algo }) => {
    await page.viewport(320, 640)
    await network.rule({ match: llamada, do: { kind: 'status', code: 500 } })
    await abrir(path, { recien: true })
    await expect.element(titulo()).toBeVisible()
    await expect.element(main().getByText('No pudimos traerlo')).toBeVisible()
    expect(main().element().textContent).not.toContain(vacio)
    await expectClean()

    await network.heal()
    reintentar()
    await expect.element(main()).toHaveTextContent(algo)
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    await expectClean()
    await page.viewport(390, 844)
  },
)

test('[ERR-12] a list without the data of one member names the member, and has them after a retry', async () => {
  await abrir('/')
  await esperarCopias('recetas/1', 'recetas/2', 'recetas/3', 'recetas/4')
  await network.rule({
    match: 'POST /v1/busquedas/receta-electronica/buscar',
    do: { kind: 'status', code: 500 },
  })
  await device.lectura.copias.delete('recetas/4')
  ir('/consultar-recetas')
  await expect.element(main()).toHaveTextContent('Para usar ahora')
  await expect.element(main()).toHaveTextContent('Falta lo de Tomás')
  await expectClean()

  await network.heal()
  reintentar()
  await esperarCopias('recetas/4')
  await expect.element(main()).not.toHaveTextContent('Falta lo de')
})
