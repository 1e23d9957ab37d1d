// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { borradores } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, campo, expectClean, ir, main, reintentar } from './support/pantalla.ts'

const EMITIDAS = '/v1/ordenes/afiliados'
const dialogo = (name: string | RegExp) => page.getByRole('dialog', { name })

async function elegir(afiliado: string) {
  await main().getByRole('radio', { name: afiliado }).click({ force: true })
}

test('[ORD-21, ERR-12] a member has «no orders» only if the provider says so, not if its answer is missing', async () => {
  await abrir('/consultar-ordenes')
  await boton('Cambiar').click()
  await expect.element(main().getByRole('radio', { name: 'Norma' })).toBeInTheDocument()
  await network.rule({ match: `GET ${EMITIDAS}`, do: { kind: 'refuse' } })
  await elegir('Norma')
  await campo('Desde').fill('2020-01-01')
  await campo('Hasta').fill('2020-01-02')
  await boton('Buscar').click()
  await expect.element(main().getByText(/no hay órdenes de esos días/)).toBeVisible()
  await expect.element(main().getByText(/No está en este .+ todavía/)).toBeVisible()
  await expect.element(main().getByText('No se han encontrado órdenes')).not.toBeInTheDocument()
  await network.heal()
  reintentar()
  await expect.element(main().getByText('No se han encontrado órdenes')).toBeVisible()
  await expect.element(main().getByText(/no hay órdenes de esos días/)).not.toBeInTheDocument()
})

test('[ORD-20, ERR-12] stored orders of the chosen days show while the provider’s answer is on its way', async () => {
  await abrir('/consultar-ordenes')
  await network.rule({ match: `GET ${EMITIDAS}`, do: { kind: 'stall', ms: 4_000 } })
  await boton('Cambiar').click()
  await elegir('Norma')
  await boton('Buscar').click()
  await expect.element(main().getByText(/^De lo guardado en este dispositivo/)).toBeVisible()
  await expect.element(main().getByRole('list', { name: 'Consultar Órdenes' })).toBeVisible()
})

test('[FORM-01] a form without the family’s data says so, and works after a retry', async () => {
  await network.rule({ match: 'GET /v1/afiliados/grupo-familiar', do: { kind: 'refuse' } })
  await abrir('/consultar-cupo', { recien: true })
  await expect.element(main().getByText(/No está en este .+ todavía/)).toBeVisible()
  await expectClean()
  await network.heal()
  reintentar()
  await expect.element(main().getByRole('radio', { name: 'Norma' })).toBeInTheDocument()
})

async function llenar() {
  await abrir('/emitir-orden')
  await elegir('Norma')
  await boton('Prestador: Elegí el prestador').click()
  await page.getByRole('button', { name: /^Dra\. Estela Marín/ }).click()
  await boton('Práctica: Elegí la práctica').click()
  await page.getByRole('searchbox', { name: 'Nombre o código' }).fill('ración simple')
  await page.getByRole('button', { name: /^Curación simple/ }).click()
}

test('[FLT-03, ERR-12] a doubtful order that was refused later is told until the person has read it', async () => {
  const GENERAR = 'POST /v1/orden/generar-orden'
  await llenar()
  await network.rule({ match: GENERAR, do: { kind: 'dropAnswer' } })
  await boton('Generar').click()
  await boton('Confirmar').click()
  await boton('Seguir usando la aplicación').click()
  await expect.element(main().getByText('Estamos confirmando una igual')).toBeVisible()
  const body = JSON.stringify({ status: 'error', message: 'error', error: 'El código venció.' })
  const headers = { 'content-type': 'application/json' }
  await network.replace([{ match: GENERAR, do: { kind: 'status', code: 422, body, headers } }])
  await expect.element(main().getByText('No se generó ninguna orden')).toBeVisible()
  await expect.element(main().getByText('Estamos confirmando una igual')).not.toBeInTheDocument()
  await expect.element(boton('Generar')).toBeEnabled()

  ir('/consultar-ordenes')
  await expect.element(main().getByText('El código venció.')).toBeVisible()
  await expect.element(main().getByText(/^Curación simple · Norma/)).toBeVisible()
  await expect.element(main().getByText('Por confirmar')).not.toBeInTheDocument()
  await boton('Entendido').click()
  await expect.element(main().getByText('No se generó ninguna orden')).not.toBeInTheDocument()
  await expect.poll(async () => JSON.stringify(await borradores())).not.toContain('orden-en-curso')
})

test('[FLT-50, ORD-13, ORD-14, ORD-15] pressing «Confirmar» twice makes one order, and its dialog is accessible', async () => {
  await llenar()
  await boton('Generar').click()
  const confirma = dialogo('Confirmá la orden')
  await expect.element(confirma.getByText('Código de transacción')).toBeVisible()
  await expectClean()
  const antes = (await provider.ordenes('norma')).length
  await network.rule({ match: 'POST /v1/orden/generar-orden', do: { kind: 'stall', ms: 1_000 } })
  // The document takes longer than the dialog waits for it.
  await network.rule({ match: 'POST /v1/orden/imprimir', do: { kind: 'stall', ms: 6_000 } })
  const confirmar = confirma.getByRole('button', { name: 'Confirmar' }).element()
  if (confirmar instanceof HTMLElement) {
    confirmar.click()
    confirmar.click()
  }
  await expect.element(confirma.getByText('Confirmando…')).toBeVisible()
  expect(confirma.getByText('Confirmada').query()).toBeNull()
  await expect.element(confirma.getByText('Confirmada')).toBeVisible()
  await expect.element(dialogo('Orden Generada')).toBeVisible()
  await expect.element(page.getByText('Orden generada correctamente').first()).toBeVisible()
  expect(await network.asked('/v1/orden/generar-orden')).toHaveLength(1)
  expect(await provider.ordenes('norma')).toHaveLength(antes + 1)
  await expectClean()
})

test('[ORD-18] printing an order again says that no quota is used, and links to the stored orders', async () => {
  await abrir('/reimprimir-orden')
  await expect.element(main().getByText(/^No usa otra consulta de tu cupo/)).toBeVisible()
  await main().getByRole('link', { name: 'Ver las órdenes guardadas' }).click()
  expect(location.pathname).toBe('/consultar-ordenes')
})

test('[ORD-18] an order to print again, or its absence, is shown only for the member it was asked for', async () => {
  const VALIDAR = '/v1/orden/validar-reimpresion'
  const esta = dialogo('¿Reimprimir esta orden?')
  const body = JSON.stringify({ status: 'error', message: 'error', error: 'No hay órdenes.' })
  const headers = { 'content-type': 'application/json' }
  await abrir('/reimprimir-orden')
  await network.rule({ match: `POST ${VALIDAR}`, nth: 1, do: { kind: 'stall', ms: 1_500 } })
  await network.rule({
    match: `POST ${VALIDAR}`,
    nth: 2,
    do: { kind: 'status', code: 422, body, headers },
  })
  await elegir('Norma')
  await boton('Buscar orden').click()
  await expect.element(boton('Buscando…')).toBeVisible()
  await elegir('Tomás')
  await expect.element(boton('Buscar orden')).toBeVisible()
  await expect.element(esta).not.toBeInTheDocument()

  await boton('Buscar orden').click()
  await expect.element(main().getByText('No hay órdenes.')).toBeVisible()
  await elegir('Norma')
  await expect.element(main().getByText('No hay órdenes.')).not.toBeInTheDocument()
  await boton('Buscar orden').click()
  await expect.element(esta.getByText('Norma Quiroga')).toBeVisible()
})
