import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { cleanUp } from '../../server/src/cleanup.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { marcasDe } from '../../server/src/ordenDigital/consulta.ts'
import { consultasDigitales } from '../../server/src/ordenDigital/tables.ts'
import { ordenes as filas } from '../../server/src/ordenes/tables.ts'
import { prestadores } from '../../server/src/prestadores/tables.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { type Provider, newKey, startServer } from '../support/server.ts'
import { consultorio, tarjetaDe } from './support/ordenes.ts'
import { familiaDe, negativa, pedir, respuesta } from './support/pedir.ts'

const { ordenDigital, ordenes } = tabla
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const CURACION = '430201'
const NO_ES = [422, 'Ese código QR no es de una orden.']
const VENCIO = [422, 'Ese código QR venció. Pedí otro en el consultorio.']
const USADO = [422, 'Ese código QR ya se usó. Pedí otro en el consultorio.']
const GENERADA = [422, 'La orden de ese código QR ya se generó.']
const NO_ESTA = [404, 'No se encontró el recurso.']

describe.each(kinds())('orders from a scanned code, on %s', (kind) => {
  let now = Date.now()
  let opened: Awaited<ReturnType<typeof openSeeded>>
  let provider: Provider
  let token: string
  let tarjetas: string[]

  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now })
    ;({ token } = await provider.session('norma'))
    const ids = await familiaDe(provider, token)
    tarjetas = await Promise.all(ids.map((id) => tarjetaDe(provider, id)))
  })
  beforeEach(async () => {
    now = Date.now()
    await provider.base.db.delete(limites)
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  const mostrar = (codigo = CURACION) => consultorio(provider, { codigo, ahora: now })
  const escanear = (scanned: Record<string, unknown>, by = token) =>
    pedir(provider, ordenDigital.validarToken, scanned, { token: by })
  const validar = (
    qr: string,
    { tarjeta = tarjetas[0] ?? '', by = token, matricula = '4127' } = {},
  ) =>
    pedir(
      provider,
      ordenDigital.validarOrden,
      {
        numeroTarjeta: tarjeta,
        codigoPrestador: matricula,
        tipoPrestador: '1',
        token: qr,
        nombreUsuario: 'emarin',
        femer: false,
      },
      { token: by },
    )
  type Validada = { codigoTransaccion: string; numeroOrden: string }
  const validada = async (qr: string, tarjeta?: string) =>
    (await (await validar(qr, { ...(tarjeta && { tarjeta }) })).json()) as Validada
  const generar = (codigoTransaccion: string) =>
    pedir(provider, ordenes.generar, { codigoTransaccion }, { token, clave: newKey() })
  const cancelar = (qr: string, by = token) =>
    pedir(provider, ordenDigital.avisarCancelada, { token: qr }, { token: by })
  const estado = async (qr: string) => {
    const [marca = ''] = marcasDe(provider.secrets.ordenDigital, qr)
    const [found] = await provider.base.db
      .select()
      .from(consultasDigitales)
      .where(eq(consultasDigitales.marca, marca))
    return found
  }

  test('[API-56][API-57][SCAN-07] a scanned code becomes an order under the number that its answer announced', async () => {
    const qr = await mostrar('420101')
    const consulta = await respuesta(provider, ordenDigital.validarToken, { token: qr }, { token })
    const orden = await validada(qr)

    expect(consulta).toEqual({
      token: qr,
      codigoPrestador: '4127',
      tipoPrestador: '1',
      nombreUsuario: 'emarin',
      femer: false,
    })
    expect(orden).toMatchObject({
      afiliado: { nombre: 'Norma' },
      prestador: { razonSocial: 'Dra. Estela Marín' },
      practicas: [{ descripcionPractica: 'Consulta médica', valorAutorizado: 4_500 }],
      totales: { totalPagar: 4_500 },
    })
    expect(await (await generar(orden.codigoTransaccion)).json()).toMatchObject({
      orden: { numeroOrden: orden.numeroOrden },
    })
  })

  test('[SCAN-05] after the person chose another member, the earlier transaction makes no order', async () => {
    const qr = await mostrar()
    await escanear({ token: qr })
    const first = await validada(qr, tarjetas[0])
    const second = await validada(qr, tarjetas[3])

    expect((await generar(first.codigoTransaccion)).status).toBe(422)
    expect((await generar(second.codigoTransaccion)).status).toBe(200)
    expect(await negativa(validar(qr))).toEqual(GENERADA)
    expect(await negativa(escanear({ token: qr }))).toEqual(GENERADA)
  })

  test.each([
    {},
    { token: 7 },
    { token: '' },
    { token: 'x'.repeat(4_000) },
    { otra: 'cosa', token: 'no-es' },
    { token: "' or ''='" },
  ])(
    '[SCAN-10][SEC-27] the scanned content %j is refused as the code of an order',
    async (scanned) => {
      expect(await negativa(escanear(scanned))).toEqual(NO_ES)
    },
  )

  test('[SCAN-10] a code must be read within five minutes, and confirmed within ten', async () => {
    const [unread, read] = [await mostrar(), await mostrar()]
    const shown = now

    now = shown + 5 * MINUTE - 1
    expect((await escanear({ token: read })).status).toBe(200)
    now = shown + 5 * MINUTE
    expect(await negativa(escanear({ token: unread }))).toEqual(VENCIO)
    // Read again by the same phone, after a lost answer.
    expect((await escanear({ token: read })).status).toBe(200)
    now = shown + 16 * MINUTE
    expect(await negativa(validar(read))).toEqual(VENCIO)
  })

  test('[SEC-02] a code belongs to the person who first scanned it; others can neither use nor see it', async () => {
    const derivado = await provider.session('derivado')
    const qr = await mostrar()
    await escanear({ token: qr })

    expect(await negativa(escanear({ token: qr }, derivado.token))).toEqual(USADO)
    for (const named of [qr, 'unknown']) {
      expect(await negativa(validar(named, { by: derivado.token }))).toEqual(NO_ESTA)
      expect(await negativa(cancelar(named, derivado.token))).toEqual(NO_ESTA)
    }
    expect((await validar(qr)).status).toBe(200)
  })

  test("[SEC-02][SEC-04] validating an order needs a scanned code and a card of the person's own family", async () => {
    const derivado = await provider.session('derivado')
    const [stranger = 0] = await familiaDe(provider, derivado.token)
    const qr = await mostrar()

    expect(await negativa(validar(qr))).toEqual(NO_ESTA)
    await escanear({ token: qr })
    const ajena = await tarjetaDe(provider, stranger)
    expect(await negativa(validar(qr, { tarjeta: ajena }))).toEqual(NO_ESTA)
    expect(await negativa(validar(qr, { matricula: '3340' }))).toEqual([
      422,
      'Ese código QR no es de ese prestador.',
    ])
  })

  test('[API-58][SCAN-09] a cancelled request makes no order; repeated cancelling has one effect', async () => {
    const qr = await mostrar()
    await escanear({ token: qr })
    const orden = await validada(qr)

    const told = [await cancelar(qr), await cancelar(qr)]

    expect(told.map(({ status }) => status)).toEqual([200, 200])
    expect((await estado(qr))?.canceladaAt).toBe(now)
    expect((await generar(orden.codigoTransaccion)).status).toBe(422)
    expect(await negativa(validar(qr))).toEqual(VENCIO)
  })

  test('[SCAN-09] if a confirmation and a cancellation arrive at once, exactly one is effective', async () => {
    for (let at = 0; at < 5; at++) {
      const qr = await mostrar()
      await escanear({ token: qr })
      const { codigoTransaccion } = await validada(qr)

      const [made, told] = await Promise.all([generar(codigoTransaccion), cancelar(qr)])

      expect(new Set([made.status, told.status])).toEqual(new Set([200, 422]))
      expect((await estado(qr))?.canceladaAt === null).toBe(made.status === 200)
    }
  })

  test('[ORD-07] a provider who left the insurer after the scan gets no order', async () => {
    const { db } = provider.base
    const active = (codigoEstado: string) =>
      db.update(prestadores).set({ codigoEstado }).where(eq(prestadores.matricula, '4127'))
    const qr = await mostrar()
    await escanear({ token: qr })
    const { codigoTransaccion } = await validada(qr)

    await active('2')
    expect(await negativa(generar(codigoTransaccion))).toEqual([422, 'Prestador dado de baja'])
    expect(await negativa(validar(qr))).toEqual([422, 'Prestador dado de baja'])
    await active('1')
    expect((await generar(codigoTransaccion)).status).toBe(200)
  })

  test('unconfirmed requests for orders are deleted after a day, and confirmed ones are kept', async () => {
    const { db } = provider.base
    const stored = async (codigo: string) =>
      db.select().from(filas).where(eq(filas.codigoTransaccion, codigo))
    const [left, kept] = [await mostrar(), await mostrar()]
    const codes: string[] = []
    for (const qr of [left, kept]) {
      await escanear({ token: qr })
      codes.push((await validada(qr)).codigoTransaccion)
    }
    const [never = '', made = ''] = codes
    await cancelar(left)
    await generar(made)

    // The validated order expires before the office's request.
    await cleanUp(db, now + DAY + MINUTE)
    expect([await stored(never), (await stored(made)).length]).toEqual([[], 1])
    expect(await estado(left)).toMatchObject({ idOrden: null })
    await cleanUp(db, now + DAY + 30 * MINUTE)
    expect([await estado(left), await estado(kept)]).toEqual([undefined, undefined])
    expect(await stored(made)).toHaveLength(1)
  })
})
