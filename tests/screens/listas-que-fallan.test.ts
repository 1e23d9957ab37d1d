// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { texts as aportes } from '#features/aportes/texts.ts'
import { texts as autorizaciones } from '#features/autorizaciones/texts.ts'
import { texts as consumo } from '#features/consumo/texts.ts'
import { texts as delegaciones } from '#features/delegaciones/texts.ts'
import { texts as derivaciones } from '#features/derivaciones/texts.ts'
import { texts as reintegros } from '#features/reintegros/texts.ts'
import { texts as piezas } from '#piezas/texts.ts'

import { network } from './support/lejos.ts'
import { abrir, boton, expectClean, main, reintentar, titulo } from './support/pantalla.ts'

type Caso = {
  path: string
  llamada: string
  /** What it says where there is none. */
  vacio: string
  /** What it shows of somebody who has some. */
  algo: string
  /** A search asks for it, of whom and of when. */
  busca?: 'de' | 'de y cuando'
}

const CASOS: Caso[] = [
  {
    path: '/autorizaciones',
    llamada: 'GET /v1/autorizaciones/ambulatorias',
    vacio: autorizaciones.vacio,
    algo: '00020377',
  },
  {
    path: '/derivaciones',
    llamada: 'GET /v1/derivaciones/transitorias',
    vacio: derivaciones.vacio,
    algo: 'Mendoza',
  },
  {
    path: '/aportes',
    llamada: 'POST /v1/busquedas/buscarAportes',
    vacio: aportes.vacio,
    algo: aportes.mesPorMes,
  },
  {
    path: '/delegaciones',
    llamada: 'GET /v1/busquedas/buscarDelegaciones',
    vacio: delegaciones.vacio,
    algo: 'Casa central',
  },
  {
    path: '/reintegros',
    llamada: 'POST /v1/busquedas/buscarReintegros',
    vacio: reintegros.vacio,
    algo: reintegros.titular,
    busca: 'de',
  },
  {
    path: '/consumo-prestacional',
    llamada: 'POST /v1/busquedas/consumo-prestacional/buscar',
    vacio: consumo.vacio,
    algo: consumo.grupos.internaciones,
    busca: 'de y cuando',
  },
]

async function buscar(busca: NonNullable<Caso['busca']>): Promise<void> {
  await expect.element(boton(piezas.buscar)).toBeVisible()
  const norma = main().getByRole('radio', { name: 'Norma' })
  await expect.element(norma).toBeInTheDocument()
  const radio = norma.element()
  if (radio instanceof HTMLElement) radio.click()
  if (busca === 'de y cuando') await boton(piezas.unAnio).click()
  await boton(piezas.buscar).click()
}

test.for(CASOS)(
  '[ERR-12] $path that could not be loaded says so, never that there is none, on the smallest phone too; and comes when it is asked for again',
  async ({ path, llamada, vacio, algo, busca }) => {
    await page.viewport(320, 640)
    await network.rule({ match: llamada, do: { kind: 'status', code: 500 } })
    await abrir(path)
    if (busca) await buscar(busca)
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
