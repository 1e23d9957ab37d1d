// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { enElMasChico } from './support/ancho.ts'
import { comoComputadora } from './support/computadora.ts'
import { network } from './support/lejos.ts'
import { abrir, main } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const VEINTICINCO = Array.from({ length: 25 }, (_, n) => n + 1)
const accion = (name: string) => main().getByRole('button', { name, exact: true })

const farmacia = (n: number) => ({ idFarmacia: n, nombre: `Lugar ${n}`, localidad: 'Toay' })
const prestador = (n: number) => ({
  idPrestador: n,
  codigoEstado: '1',
  matricula: String(n),
  nombre: `Lugar ${n}`,
  localidad: 'Toay',
  telefonos: [],
})

const BUSQUEDAS = [
  ['/buscar-farmacias', 'POST /v1/busquedas/farmacias/buscar', 'Nombre', VEINTICINCO.map(farmacia)],
  [
    '/buscar-prestadores',
    'POST /v1/busquedas/prestadores/buscar-profesionales',
    'Nombre y apellido',
    VEINTICINCO.map(prestador),
  ],
  [
    '/buscar-establecimientos',
    'POST /v1/busquedas/prestadores/buscar-establecimientos',
    'Nombre',
    VEINTICINCO.map(prestador),
  ],
] as const

for (const [path, match, nombre, filasDeEste] of BUSQUEDAS)
  test(`[SHELL-13] results of ${path} come ten at a time, in the table and in the cards`, async () => {
    const filas = () => main().getByRole('row').elements().length - 1 // the first row has the column names
    const tarjetas = () =>
      main()
        .getByRole('listitem')
        .filter({ hasText: /^Lugar/ })
        .elements().length
    await network.rule({
      match,
      do: { kind: 'status', code: 200, body: JSON.stringify(filasDeEste) },
    })
    await comoComputadora()
    await abrir(path)
    // Pharmacies of the member's town are shown at first.
    if (path === '/buscar-farmacias') await tocar(accion('Buscar Otra'))
    await tocar(accion('Limpiar'))
    await main().getByLabelText(nombre, { exact: true }).fill('lugar')
    await tocar(accion('Buscar'))
    await expect.poll(filas).toBe(10)
    for (const [rango, cuantas] of [
      ['11 a 20 de 25', 10],
      ['21 a 25 de 25', 5],
    ] as const) {
      await tocar(accion('Siguiente'))
      await expect.element(main()).toHaveTextContent(rango)
      expect(filas()).toBe(cuantas)
    }
    await expect.element(page.getByRole('cell', { name: 'Lugar 25', exact: true })).toBeVisible()

    await enElMasChico()
    await expect.poll(tarjetas).toBe(10)
    await tocar(main().getByRole('button', { name: /^Ver más/ }))
    await expect.poll(tarjetas).toBe(20)
  })
