import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { capitaDelMes } from '../../server/src/padron/vencimiento.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { type Provider, type Who, get, startServer } from '../support/server.ts'
import { archivoEn } from './support/archivos.ts'
import { negativa, pedir, respuesta } from './support/pedir.ts'

const { capita } = tabla
const GRACIELA = { numeroDocumento: 24_680_135, tipoDocumento: 'DNI' }

test.each([
  ['26/01', '2026-11-24', '26/11'],
  ['31/01', '2026-02-10', '28/02'],
  ['31/01', '2028-02-10', '29/02'],
  [null, '2026-11-24', null],
])('[CAPI-01] a fee whose due day is stored as %s is, on %s, %s', (stored, hoy, due) => {
  expect(capitaDelMes(stored, hoy)).toBe(due)
})

describe.each(kinds())('the coupon of a voluntary member, on %s', (kind) => {
  let now = Date.UTC(2026, 10, 24, 15)
  let opened: Awaited<ReturnType<typeof openSeeded>>
  let provider: Provider

  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now })
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  const cupon = async (documento = GRACIELA, who: Who = 'voluntaria') =>
    respuesta(provider, capita.generarCupon, documento, {
      token: (await provider.session(who)).token,
    })

  test('[API-17][CAPI-02][FMT-03] the coupon has its totals, code, receipt and month', async () => {
    const made = await cupon()

    expect(made).toMatchObject({
      totalCapita: 71_200,
      totalCredito: 4_900,
      totalFondoVoluntario: 8_250,
      totalAPagar: 84_350,
      periodo: '11/2026',
      fechaVencimiento: '2026-11-26',
    })
    expect(made.codigoLinkPagos).toMatch(/^\d{16}$/)
    expect(made.numeroRecibo).toMatch(/^000\d{5}$/)
    expect(await cupon({ ...GRACIELA, numeroDocumento: 50_112_874 })).toMatchObject({
      totalAPagar: 38_000.5,
      totalCredito: 0,
    })
  })

  test('[CAPI-01] a fee coupon requested twice in a month is the same; the next month has another coupon', async () => {
    const [first, ...others] = await Promise.all([cupon(), cupon(), cupon()])

    for (const other of others) expect(other).toEqual(first)
    now = Date.UTC(2026, 11, 1, 15)
    const next = await cupon()
    expect(next).toMatchObject({ periodo: '12/2026', fechaVencimiento: '2026-12-26' })
    expect(next.numeroRecibo).not.toBe(first.numeroRecibo)
    now = Date.UTC(2026, 10, 24, 15)
  })

  test('[CAPI-01][SHELL-06] the coupon is due on the day in the member’s record, in this month', async () => {
    const { token } = await provider.session('voluntaria')

    const own = (await (await get(provider.url, '/v1/afiliados/afiliado', token)).json()) as object
    const ficha = await (await get(provider.url, '/v1/afiliados/seguir-afiliado', token)).json()

    for (const one of [own, ficha])
      expect(one).toMatchObject({ tipoAfiliado: { fechaVencimientoCapita: '26/11' } })
  })

  test('[CAPI-07] members who pay no fee are refused a coupon with a sentence', async () => {
    const { token } = await provider.session('norma')
    const documento = { numeroDocumento: 28_456_789, tipoDocumento: 'DNI' }

    expect(await negativa(pedir(provider, capita.generarCupon, documento, { token }))).toEqual([
      422,
      'No hay una cápita para pagar.',
    ])
  })

  test('[SEC-01] a fee coupon is not found for another family or under another kind of document', async () => {
    const { token } = await provider.session('norma')
    const asked = [GRACIELA, { numeroDocumento: 28_456_789, tipoDocumento: 'LC' }].map(
      (documento) => pedir(provider, capita.generarCupon, documento, { token }),
    )

    for (const one of asked)
      expect(await negativa(one)).toEqual([404, 'No se encontró el recurso.'])
  })

  test('[API-18][CAPI-03] a fee coupon can be fetched as a PDF of the same month and member', async () => {
    const { token } = await provider.session('voluntaria')
    const request = { ...GRACIELA, recibo: false as const, fechaDeImpresion: null }

    const { url } = await respuesta(provider, capita.cuponEnPdf, request, { token })
    const again = await respuesta(provider, capita.cuponEnPdf, request, { token })
    const file = await archivoEn(provider, url, token)

    expect(file).toMatchObject({ type: 'application/pdf', name: 'Cupón 11-2026.pdf' })
    expect(file.bytes.toString('latin1')).toMatch(/^%PDF-/)
    expect(again.url).toBe(url)
    const norma = await provider.session('norma')
    expect((await archivoEn(provider, url, norma.token)).status).toBe(404)
    expect((await pedir(provider, capita.cuponEnPdf, request, { token: norma.token })).status).toBe(
      404,
    )
  })
})
