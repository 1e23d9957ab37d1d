// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { network } from './support/lejos.ts'
import { abrir, boton, main } from './support/pantalla.ts'
import { expectTextos } from './support/textos.ts'
import { tocar } from './support/tocar.ts'

type Consumo = {
  cantidadCupos: number
  extraordinarios: number
  consumidos: number
  restantesConExtraordinarias?: number
}

/** Asks for Norma's quota of a practice; a host answers these numbers in the specified fields. */
async function consultar(...consumos: Consumo[]): Promise<void> {
  const cupos = consumos.map((consumo, n) => ({
    tipoLimite: { descripcion: n === 0 ? 'Mensual' : 'Anual' },
    consumoCupo: { cantidadMeses: n === 0 ? 1 : 12, cantidadMesesLetras: 'uno', ...consumo },
    practicaVO: { descripcion: 'Sesión de kinesiología' },
  }))
  await network.rule({
    match: 'POST /v1/orden/consultar-cupo-orden',
    do: {
      kind: 'status',
      code: 200,
      body: JSON.stringify({ consumoCupoOrdenMedicaVO: cupos }),
    },
  })
  await abrir('/consultar-cupo')
  await tocar(main().getByRole('radio', { name: 'Norma' }))
  await tocar(page.getByRole('button', { name: /^Práctica: / }))
  await page.getByRole('searchbox', { name: 'Nombre o código' }).fill('kinesio')
  await tocar(page.getByRole('button', { name: /^Sesión de kinesiología/ }))
  await tocar(boton('Buscar'))
}

const veredicto = () => main().getByRole('status').filter({ hasText: 'Posee Cupo' })
const cifras = () => main().getByRole('definition')

test('[CUPO-02] a used-up monthly limit means no quota, though the yearly limit has some left', async () => {
  await consultar(
    { cantidadCupos: 4, extraordinarios: 0, consumidos: 4, restantesConExtraordinarias: 0 },
    { cantidadCupos: 40, extraordinarios: 0, consumidos: 4, restantesConExtraordinarias: 36 },
  )
  await expect.element(veredicto()).toHaveTextContent('No Posee Cupo')
  await expect.element(main()).toHaveTextContent('Te quedan 36 de 40')
})

test('[CUPO-04] if the host does not send the remaining quota, it is computed', async () => {
  await consultar(
    { cantidadCupos: 4, extraordinarios: 3, consumidos: 5 },
    { cantidadCupos: 40, extraordinarios: 0, consumidos: 7 },
  )
  await expect.element(veredicto()).toHaveTextContent(/^Posee Cupo/)
  await expectTextos(cifras(), ['4', '3', '5', '2', '40', '0', '7', '33'])
  // The four numbers of a limit stand in one line.
  const tops = cifras()
    .elements()
    .slice(0, 4)
    .map((one) => one.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
})

test('[CUPO-02, CUPO-04] the host’s remaining quota is shown, even if the computed number differs', async () => {
  await consultar(
    { cantidadCupos: 4, extraordinarios: 3, consumidos: 5, restantesConExtraordinarias: 0 },
    { cantidadCupos: 40, extraordinarios: 0, consumidos: 7, restantesConExtraordinarias: 33 },
  )
  await expect.element(veredicto()).toHaveTextContent('No Posee Cupo')
  await expectTextos(cifras(), ['4', '3', '5', '0', '40', '0', '7', '33'])
})

test('[CUPO-05] Back leads from the quota to the filled-in form, Forward to the quota again', async () => {
  await consultar({ cantidadCupos: 4, extraordinarios: 0, consumidos: 1 })
  await expect.element(veredicto()).toHaveTextContent(/^Posee Cupo/)
  history.back()
  await expect.element(boton('Limpiar')).toBeVisible()
  await expect.element(main().getByRole('radio', { name: 'Norma' })).toBeChecked()
  expect(location.pathname).toBe('/consultar-cupo')
  history.forward()
  await expect.element(veredicto()).toHaveTextContent(/^Posee Cupo/)
})
