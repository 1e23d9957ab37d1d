// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { network } from './support/lejos.ts'
import { abrir, boton, main } from './support/pantalla.ts'
import { esperasDesdeAhora } from './support/reloj.ts'
import { tocar } from './support/tocar.ts'

const dialogo = (name: string) => page.getByRole('dialog', { name })
const empieza = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

/** Fills in a wound dressing for Norma, a practice without limit. */
async function llenar() {
  await abrir('/emitir-orden')
  await tocar(main().getByRole('radio', { name: 'Norma' }))
  await tocar(empieza('Prestador: '))
  await tocar(empieza('Dra. Estela Marín'))
  await tocar(empieza('Práctica: '))
  await page.getByRole('searchbox', { name: 'Nombre o código' }).fill('ración simple')
  await tocar(empieza('Curación simple'))
}

const practica = (codigo: string, valores: object) => ({
  codigoPractica: codigo,
  descripcionPractica: 'Un estudio',
  descripcionTipoCobertura: 'Ambulatoria',
  ...valores,
})

/** A host's answer to the check of an order, in the specified fields. */
const VALIDADA = {
  codigoTransaccion: '40004000',
  practicas: [
    practica('100', { valorAutorizado: 1200, valorAutorizacion: 900 }),
    practica('200', { valorAutorizado: 0, valorAutorizacion: 800 }),
    practica('300', { valorAutorizado: null, valorAutorizacion: null }),
    practica('400', {}),
  ],
  afiliado: { numerodocumentoformateado: '28.456.789', nombre: 'Norma', apellido: 'Quiroga' },
  prestador: { codigoPrestador: '4127', razonSocial: 'Dra. Estela Marín', especialidades: [] },
  totales: { totalPagar: 2000 },
}

test('[ORD-10, ORD-11] each practice of an order shows its amount, or "No contiene" without one', async () => {
  await network.rule({
    match: 'POST /v1/orden/validar-orden',
    do: { kind: 'status', code: 200, body: JSON.stringify(VALIDADA) },
  })
  await llenar()
  await tocar(boton('Generar'))
  const confirma = dialogo('Confirmá la orden')
  await expect.element(confirma).toHaveTextContent('Práctica 400')
  const dicho = confirma.element().textContent.replaceAll('\u{a0}', ' ')
  expect(dicho.match(/Práctica [1-4]00|\$ [\d.]+,00|No contiene/g)?.join(', ')).toBe(
    'Práctica 100, $ 1.200,00, Práctica 200, $ 800,00, Práctica 300, No contiene, Práctica 400, No contiene, $ 2.000,00',
  )
})

test('[ORD-14] the toast of a made order stays for 10 s', async () => {
  await llenar()
  await tocar(boton('Generar'))
  const confirmar = dialogo('Confirmá la orden').getByRole('button', { name: 'Confirmar' })
  await expect.element(confirmar).toBeEnabled()
  const esperas = esperasDesdeAhora()
  await tocar(confirmar)
  await expect
    .element(page.getByText('Orden generada correctamente', { exact: true }).first())
    .toBeVisible()
  await expect.poll(esperas).toContain(10)
})
