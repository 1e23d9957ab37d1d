import { count, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { OrdenGenerada } from '#contract/emision.ts'
import { tabla } from '#contract/tabla.ts'

import { limites } from '../../server/src/limites/tables.ts'
import { desdeCuando } from '../../server/src/ordenes/cupo.ts'
import { ordenes as filas } from '../../server/src/ordenes/tables.ts'
import { dayFrom } from '../../server/src/semilla/fechas.ts'
import { sesiones, usuarios } from '../../server/src/sesiones/tables.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { type Provider, type Who, newKey, startServer } from '../support/server.ts'
import { type Validada, pedidoDe, tarjetaDe } from './support/ordenes.ts'
import { familiaDe, negativa, pedir, respuesta } from './support/pedir.ts'

const { busquedas, ordenes, prestadores } = tabla
const MINUTE = 60_000
const CURACION = '430201'
const NO_ESTA = [404, 'No se encontró el recurso.']

test.each([
  ['2026-11-24', 1, '2026-11-01'],
  ['2026-11-24', 3, '2026-09-01'],
  ['2026-01-05', 3, '2025-11-01'],
  ['2026-11-24', 12, '2026-01-01'],
])(
  '[CUPO-03] on %s a limit of orders per %i months counts the orders since %s',
  (hoy, meses, desde) => {
    expect(desdeCuando(hoy, meses)).toBe(desde)
  },
)

describe.each(kinds())('printed orders, on %s', (kind) => {
  let now = Date.now()
  let opened: Awaited<ReturnType<typeof openSeeded>>
  let provider: Provider
  let token: string
  let familia: number[]
  let tarjeta: string

  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now })
    ;({ token } = await provider.session('norma'))
    familia = await familiaDe(provider, token)
    tarjeta = await tarjetaDe(provider, familia[0] ?? 0)
  })
  beforeEach(async () => {
    await provider.base.db.delete(limites)
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  const signedIn = async (who: Who) => {
    const session = await provider.session(who)
    const ids = await familiaDe(provider, session.token)
    return { ...session, ids, tarjeta: await tarjetaDe(provider, ids[0] ?? 0) }
  }
  const validar = (request = pedidoDe(tarjeta), by = token) =>
    pedir(provider, ordenes.validar, request, { token: by })
  const validada = (request = pedidoDe(tarjeta), by = token): Promise<Validada> =>
    respuesta(provider, ordenes.validar, request, { token: by })
  const generar = (codigoTransaccion: string, clave = newKey(), by = token) =>
    pedir(provider, ordenes.generar, { codigoTransaccion }, { token: by, clave })
  const cupo = async (idAfiliado: number, descripcion: string) => {
    const practicas = await respuesta(provider, busquedas.practicas, {}, { token })
    const idPractica = practicas.find((one) => one.descripcion === descripcion)?.idPractica ?? 0
    const request = { idAfiliado, idPractica }
    const found = await respuesta(provider, ordenes.consultarCupo, request, { token })
    return found.consumoCupoOrdenMedicaVO
  }
  const generadas = async () => {
    const { db } = provider.base
    const [found] = await db
      .select({ total: count() })
      .from(filas)
      .where(isNotNull(filas.generadaAt))
    return found?.total ?? 0
  }

  test('[API-39] the list of practices has code and name, without the video consultation', async () => {
    const practicas = await respuesta(provider, busquedas.practicas, {}, { token })

    expect(practicas.find(({ codigo }) => codigo === '420101')).toMatchObject({
      descripcion: 'Consulta médica',
      validarEspecialidad: false,
    })
    expect(practicas.map(({ idPractica }) => idPractica)).not.toContain(525)
  })

  test('[API-48][ORD-09][ORD-10] a validated order has its price, member and provider', async () => {
    expect(await validada()).toEqual({
      codigoTransaccion: expect.stringMatching(/^\d{8}$/),
      practicas: [
        {
          codigoPractica: '420101',
          descripcionPractica: 'Consulta médica',
          descripcionTipoCobertura: 'Ambulatoria con coseguro',
          valorAutorizado: 4_500,
          valorAutorizacion: 0,
        },
      ],
      afiliado: {
        numerodocumentoformateado: '28.456.789',
        nombre: 'Norma',
        apellido: 'Quiroga',
        correo: 'norma.quiroga@correo.example',
      },
      prestador: {
        codigoPrestador: '4127',
        razonSocial: 'Dra. Estela Marín',
        especialidades: [{ descripcion: 'Clínica médica' }, { descripcion: 'Cardiología' }],
      },
      totales: { totalPagar: 4_500 },
    })
  })

  test('[ORD-10][ORD-11] an order costs the full price without agreement, nothing with full cover, or the sum', async () => {
    const sinConvenio = await validada(pedidoDe(tarjeta, '420101', { matricula: '1733' }))
    const nada = await validada(pedidoDe(tarjeta, CURACION))
    const dos = await validada(pedidoDe(tarjeta, ['170101', '420101']))
    const { token: susana, tarjeta: suya } = await signedIn('recetas')
    const reducido = await validada(pedidoDe(suya), susana)

    expect(sinConvenio.practicas[0]).toMatchObject({
      descripcionTipoCobertura: 'Prestador sin convenio',
      valorAutorizado: 0,
      valorAutorizacion: 18_000,
    })
    expect(sinConvenio.totales.totalPagar).toBe(18_000)
    expect(nada).toMatchObject({
      practicas: [{ valorAutorizado: 0, valorAutorizacion: 0 }],
      totales: { totalPagar: 0 },
    })
    expect(dos.totales.totalPagar).toBe(2_350 + 4_500)
    expect(reducido.practicas[0]).toMatchObject({
      descripcionTipoCobertura: 'Ambulatoria con coseguro reducido',
      valorAutorizado: 2_160,
    })
  })

  test.each([
    [
      'a provider that is not there',
      () => pedidoDe(tarjeta, '420101', { matricula: '99999' }),
      'Debe seleccionar el prestador',
    ],
    [
      'a matricula of the other kind',
      () => pedidoDe(tarjeta, '420101', { tipo: '2' }),
      'Debe seleccionar el prestador',
    ],
    [
      'a provider who left',
      () => pedidoDe(tarjeta, '420101', { matricula: '2918' }),
      'Prestador dado de baja',
    ],
    ['no practice', () => pedidoDe(tarjeta, []), 'Debe seleccionar la práctica'],
    [
      'a practice that is not there',
      () => pedidoDe(tarjeta, ['420101', '999999']),
      'Debe seleccionar la práctica',
    ],
    [
      'the practice of the video consultation',
      () => pedidoDe(tarjeta, '420525'),
      'Debe seleccionar la práctica',
    ],
    [
      'one practice twice',
      () => pedidoDe(tarjeta, ['420101', '420101']),
      'Revisá las prácticas: hay repetidas o demasiadas.',
    ],
    [
      'a specialty that is not theirs',
      () => pedidoDe(tarjeta, '660001'),
      'Dra. Estela Marín no tiene la especialidad que pide «Análisis de laboratorio de rutina».',
    ],
    [
      'a practice of which there is none',
      () => pedidoDe(tarjeta, '050501', { matricula: '1077', tipo: '2' }),
      'No Posee Cupo: Blanqueamiento dental (Anual).',
    ],
  ])(
    '[ORD-07][ORD-08][CUPO-02] an order for %s is refused with a sentence, and so is the question about its cost',
    async (_what, request, words) => {
      for (const endpoint of [ordenes.validar, ordenes.verificarCosto])
        expect(await negativa(pedir(provider, endpoint, request(), { token }))).toEqual([
          422,
          words,
        ])
    },
  )

  test("[API-49][ORD-12] the question about an order's cost has the same answer as the order, and stores nothing", async () => {
    const all = async () => (await provider.base.db.select().from(filas)).length
    const before = await all()

    const costo = await respuesta(provider, ordenes.verificarCosto, pedidoDe(tarjeta), { token })

    expect(costo.totales.totalPagar).toBe(4_500)
    expect(costo).not.toHaveProperty('codigoTransaccion')
    expect(await all()).toBe(before)
  })

  test('[API-50][ORD-13] an order requested twenty times at the same time is made once', async () => {
    const { codigoTransaccion } = await validada(pedidoDe(tarjeta, CURACION))
    const before = await generadas()

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => generar(codigoTransaccion).then((answer) => answer.json())),
    )

    expect(await generadas()).toBe(before + 1)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual({
      orden: {
        numeroOrden: expect.stringMatching(/^0045-\d{6}$/),
        numeroOrdenSinFormato: expect.stringMatching(/^0045\d{6}$/),
        numeroOrdenFormatoCodigo: expect.stringMatching(/^0045\d{6}$/),
        codigoTransaccion,
        fechaEmision: dayFrom(now, 0),
      },
      arancelTotal: { totalNumero: 0 },
    })
  })

  test('[ORD-13][FLT-03] the same key gets the same answer; a key with other content is refused', async () => {
    const first = await validada(pedidoDe(tarjeta, CURACION))
    const other = await validada(pedidoDe(tarjeta, CURACION))
    const clave = newKey()
    const before = await generadas()

    const answers = [
      await (await generar(first.codigoTransaccion, clave)).json(),
      await (await generar(first.codigoTransaccion, clave)).json(),
    ]

    expect(answers[0]).toEqual(answers[1])
    expect((await generar(other.codigoTransaccion, clave)).status).toBe(422)
    expect(await generadas()).toBe(before + 1)
  })

  test('[SEC-04] an expired validation makes no order; an order made in time is still returned', async () => {
    const made = await validada(pedidoDe(tarjeta, CURACION))
    const late = await validada(pedidoDe(tarjeta, CURACION))
    const order = (await (await generar(made.codigoTransaccion)).json()) as object
    const at = now

    now = at + 30 * MINUTE
    const before = await generadas()
    const refused = await generar(late.codigoTransaccion)

    expect(await refused.json()).toMatchObject({
      error: 'La validación venció. Validá la orden de nuevo.',
      codigo: 'transaccion-vencida',
    })
    expect(await (await generar(made.codigoTransaccion)).json()).toEqual(order)
    expect(await generadas()).toBe(before)
    now = at
  })

  test("[SEC-02] another family's transaction or card is 'not found', like an unknown one", async () => {
    const { codigoTransaccion } = await validada(pedidoDe(tarjeta, CURACION))
    const derivado = await signedIn('derivado')

    expect(await negativa(generar(codigoTransaccion, newKey(), derivado.token))).toEqual(NO_ESTA)
    for (const code of ['00000000', '1', '']) expect(await negativa(generar(code))).toEqual(NO_ESTA)
    expect(await negativa(validar(pedidoDe(tarjeta), derivado.token))).toEqual(NO_ESTA)
    expect(await negativa(validar(pedidoDe('0000000000000000')))).toEqual(NO_ESTA)
    expect((await generar(codigoTransaccion)).status).toBe(200)
  })

  test('[SEC-02] another account of the same family cannot use the transaction', async () => {
    const { codigoTransaccion } = await validada(pedidoDe(tarjeta, CURACION))
    const [spouse] = await provider.base.db
      .insert(usuarios)
      .values({ idAfiliado: familia[1] ?? 0, contrasenia: 'none', creadoAt: now })
      .returning()
    const theirs = await provider.session(spouse?.uid ?? 0)
    expect(await familiaDe(provider, theirs.token)).toContain(familia[0])

    const refused = await negativa(generar(codigoTransaccion, newKey(), theirs.token))

    expect(refused).toEqual(NO_ESTA)
    expect((await generar(codigoTransaccion)).status).toBe(200)
    await provider.base.db.delete(sesiones).where(eq(sesiones.sid, theirs.sid))
    await provider.base.db.delete(usuarios).where(eq(usuarios.uid, theirs.uid))
  })

  test('[CUPO-04][API-47] the remaining number of orders is the limit plus extras minus used orders', async () => {
    const [own = 0, spouse = 0] = familia

    expect(await cupo(spouse, 'Sesión de kinesiología')).toEqual([
      {
        tipoLimite: { descripcion: 'Anual' },
        consumoCupo: {
          cantidadMeses: 12,
          cantidadMesesLetras: 'Un año',
          cantidadCupos: 25,
          extraordinarios: 0,
          consumidos: 0,
          restantesConExtraordinarias: 25,
        },
        practicaVO: { descripcion: 'Sesión de kinesiología' },
      },
      {
        tipoLimite: { descripcion: 'Mensual' },
        consumoCupo: expect.objectContaining({
          cantidadCupos: 10,
          restantesConExtraordinarias: 10,
        }),
        practicaVO: { descripcion: 'Sesión de kinesiología' },
      },
    ])
    const [, mensual] = await cupo(own, 'Sesión de kinesiología')
    expect(mensual?.consumoCupo).toMatchObject({
      extraordinarios: 5,
      restantesConExtraordinarias: 15,
    })
    expect(await cupo(own, 'Curación simple')).toEqual([])
  })

  test('[CUPO-02][SEC-04] of fifty simultaneous orders for the last one allowed exactly one is made', async () => {
    const [, , daughter = 0] = familia
    const suya = await tarjetaDe(provider, daughter)
    const imagenes = { matricula: '1073', tipo: '2' }
    const codes: string[] = []
    for (let at = 0; at < 50; at++) {
      const made = await validada(pedidoDe(suya, '340301', imagenes))
      codes.push(made.codigoTransaccion)
    }

    const answers = await Promise.all(codes.map((code) => generar(code)))

    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([200, 422]))
    const [anual] = await cupo(daughter, 'Mamografía')
    expect(anual?.consumoCupo).toMatchObject({ consumidos: 1, restantesConExtraordinarias: 0 })
    expect(await negativa(validar(pedidoDe(suya, '340301', imagenes)))).toEqual([
      422,
      'No Posee Cupo: Mamografía (Anual).',
    ])
  })

  test('[API-55][ORD-20] issued orders come newest first, of one member or of the whole family', async () => {
    const lista = (request: { idAfiliado?: number; fechaDesde?: string; fechaHasta?: string }) =>
      respuesta(provider, ordenes.emitidas, request, { token })
    const desde = dayFrom(now, -90)
    const hasta = dayFrom(now, -2)
    const [own = 0] = familia

    const rows = await lista({ idAfiliado: own, fechaDesde: desde, fechaHasta: hasta })

    expect(rows).toHaveLength(9)
    expect(rows[0]).toEqual({
      idAfiliado: own,
      numeroSolicitud: expect.stringMatching(/^0045-\d{6}$/),
      fechaSolicitud: dayFrom(now, -3),
      practicas: 'Consulta médica',
      codigoPrestador: '4127',
      nombrePrestador: 'Dra. Estela Marín',
    })
    const dates = rows.map(({ fechaSolicitud }) => fechaSolicitud)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const all = await lista({})
    expect(new Set(all.map(({ idAfiliado }) => idAfiliado))).toEqual(new Set(familia))
    expect(
      await negativa(
        pedir(provider, ordenes.emitidas, { fechaDesde: hasta, fechaHasta: desde }, { token }),
      ),
    ).toEqual([422, 'La fecha desde debe ser menor o igual a la fecha hasta.'])
  })

  test('[ORD-21][SEC-05] a member without orders gets an empty list; a list has a hundred at most', async () => {
    const sola = await signedIn('sola')
    const recetas = await signedIn('recetas')

    expect(await respuesta(provider, ordenes.emitidas, {}, sola)).toEqual([])
    expect(await respuesta(provider, ordenes.emitidas, {}, recetas)).toHaveLength(100)
  })

  test("[API-44][ORD-04] the person's last providers are listed once each, ten at most, inactive ones included", async () => {
    const ultimos = (idAfiliado?: number, limit = 10) =>
      respuesta(provider, prestadores.ultimos, { limit, idAfiliado }, { token })
    const [own = 0, , , child = 0] = familia
    const names = (await ultimos(own)).map(({ nombre }) => nombre)

    expect(names).toHaveLength(new Set(names).size)
    expect(names).toContain('Dra. Estela Marín')
    expect((await ultimos(own)).find(({ nombre }) => nombre === 'Dr. Hugo Barrios')).toMatchObject({
      codigoEstado: '2',
    })
    expect((await ultimos(child)).map(({ nombre }) => nombre)).toEqual(['Dr. Hugo Benítez'])
    expect((await ultimos(undefined, 50)).length).toBeLessThanOrEqual(10)
    expect(await ultimos(own, 1)).toHaveLength(1)
    const sola = await signedIn('sola')
    expect(await respuesta(provider, prestadores.ultimos, { limit: 10 }, sola)).toEqual([])
  })

  test('[API-53][ORD-18] the last valid order can be printed again; without an order the answer says so', async () => {
    const [, , , child = 0] = familia
    const validarReimpresion = (idAfiliado: number, by = token) =>
      pedir(provider, ordenes.validarReimpresion, { idAfiliado }, { token: by })
    const voluntaria = await signedIn('voluntaria')

    expect(await (await validarReimpresion(child)).json()).toMatchObject({
      numeroOrden: expect.stringMatching(/^0045-/),
      fechaEmision: dayFrom(now, -8),
      nombrePrestador: 'Dr. Hugo Benítez',
      practicas: 'Consulta médica',
    })
    // Her order is two months old.
    expect(await negativa(validarReimpresion(voluntaria.ids[0] ?? 0, voluntaria.token))).toEqual([
      422,
      'No hay órdenes para reimprimir.',
    ])
  })

  const generada = async () => {
    const { codigoTransaccion } = await validada(pedidoDe(tarjeta, CURACION))
    return ((await (await generar(codigoTransaccion)).json()) as OrdenGenerada).orden
  }
  const imprimir = (numeroOrden: string, codigoTransaccion: string, by = token) =>
    pedir(provider, ordenes.imprimir, { numeroOrden, codigoTransaccion }, { token: by })

  test('[API-51][API-54] an order is returned as a PDF, and printing it again gives the same PDF', async () => {
    const { numeroOrden, codigoTransaccion, numeroOrdenSinFormato } = await generada()

    const first = (await (await imprimir(numeroOrden, codigoTransaccion)).json()) as { pdf: string }
    const idOrden = Number(numeroOrden.slice(5))
    const again = await respuesta(provider, ordenes.reimprimir, { idOrden }, { token })

    const bytes = Buffer.from(first.pdf, 'base64').toString('latin1')
    expect(bytes).toMatch(/^%PDF-[^]*%%EOF\s*$/)
    expect(again.pdf).toBe(first.pdf)
    expect((await imprimir(String(numeroOrdenSinFormato), codigoTransaccion)).status).toBe(200)
  })

  test('[SEC-02][SEC-04] an order of another family, without confirmation or with a wrong code is not printed', async () => {
    const { numeroOrden, codigoTransaccion } = await generada()
    const { codigoTransaccion: abierta } = await validada(pedidoDe(tarjeta, CURACION))
    const derivado = await signedIn('derivado')
    const [open] = await provider.base.db
      .select()
      .from(filas)
      .where(eq(filas.codigoTransaccion, abierta))
    const idOrden = open?.idOrden ?? 0

    expect(await negativa(imprimir(numeroOrden, codigoTransaccion, derivado.token))).toEqual(
      NO_ESTA,
    )
    expect(await negativa(imprimir(numeroOrden, '00000000'))).toEqual(NO_ESTA)
    expect(await negativa(imprimir(`0045-${idOrden}`, abierta))).toEqual(NO_ESTA)
    for (const odd of ['', '0045', '1e5', '0045-99999999999', '-118000'])
      expect(await negativa(imprimir(odd, codigoTransaccion))).toEqual(NO_ESTA)
    expect(await negativa(pedir(provider, ordenes.reimprimir, { idOrden }, { token }))).toEqual(
      NO_ESTA,
    )
  })

  test('[API-52][ORD-16] an order sent by e-mail is one mail with its document, despite repetitions', async () => {
    const { numeroOrden } = await generada()
    const clave = newKey()
    const enviar = (correo: string, by = token, key = newKey()) =>
      pedir(provider, ordenes.enviar, { numeroOrden, correo }, { token: by, clave: key })
    for (let at = 0; at < 3; at++)
      expect((await enviar('otra@correo.example', token, clave)).status).toBe(200)

    const mails = (await provider.correos()).filter(({ para }) => para === 'otra@correo.example')

    expect(mails).toHaveLength(1)
    expect(mails[0]?.adjuntos).toHaveLength(1)
    // A locked screen must not name the person (SEC-45); the pharmacy can read the sender.
    expect(mails[0]?.asunto).not.toMatch(/Norma|Quiroga|28\.456/)
    expect(mails[0]?.texto).toContain('Norma Quiroga te envía una orden')
    expect(mails[0]?.texto).not.toMatch(/28\.?456/)
    const derivado = await signedIn('derivado')
    expect(await negativa(enviar('otra@correo.example', derivado.token))).toEqual(NO_ESTA)
    expect(await negativa(enviar(' '))).toEqual([422, 'El campo es requerido'])
    expect(await negativa(enviar('a@b'))).toEqual([422, 'El formato no es correcto (a@b)'])
    expect((await enviar('a@correo.example\r\nBcc: b@correo.example')).status).toBe(422)
  })
})
