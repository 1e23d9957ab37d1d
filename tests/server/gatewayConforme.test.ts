// @module-tag largo
import { afterAll, beforeAll, expect, test } from 'vitest'

import { correr } from '../../tools/conformance/corrida.ts'
import { conforma } from '../../tools/conformance/informe.ts'
import { startBareInsurer } from '../support/bareInsurer.ts'
import { builtApp } from '../support/builtApp.ts'
import { openGatewayBase, startTestGateway } from '../support/gateway.ts'

const { appDir, remove } = builtApp()
let insurer: Awaited<ReturnType<typeof startBareInsurer>>
let opened: Awaited<ReturnType<typeof openGatewayBase>>
let gateway: Awaited<ReturnType<typeof startTestGateway>>

beforeAll(async () => {
  insurer = await startBareInsurer()
  opened = await openGatewayBase('PGlite')
  gateway = await startTestGateway({ appDir, api: insurer.api.url, base: opened.base })
})
afterAll(async () => {
  await gateway.stop()
  await opened.close()
  await insurer.stop()
  remove()
})

test('the conformance check finds no difference in a plain API behind a gateway', async () => {
  const informe = await correr(
    {
      base: gateway.url,
      usuario: '27-28456789-2',
      password: 'demo1234',
      provider: 'portal-afiliados',
      idAplicacion: 25,
      origin: undefined,
      writes: true,
      solo: [],
      lentaMs: 60_000,
    },
    fetch,
  )

  const different = informe.resultados.flatMap(({ nombre, veredicto, diferencias }) => {
    const found = diferencias.filter(({ que }) => que !== 'sobra')
    return veredicto === 'difiere' || veredicto === 'falta' || found.length > 0
      ? [{ nombre, veredicto, diferencias: found }]
      : []
  })
  expect(different).toEqual([])
  expect(conforma(informe)).toBe(true)
  expect(
    informe.capacidades
      .filter(({ anunciada }) => anunciada)
      .map(({ nombre }) => nombre)
      .toSorted(),
  ).toEqual(['etag', 'hora', 'idempotencia', 'partes', 'pedido'])
  const verdictOf = (name: string) =>
    informe.resultados.find(({ nombre }) => nombre === name)?.veredicto
  for (const name of ['claves.consultar', 'claves.anular', 'partes.recibidas', 'ordenes.generar'])
    expect([name, verdictOf(name)]).toEqual([name, 'cumple'])
  expect(verdictOf('pases.desafio')).toBe('no se ofrece')
})
