import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'

import type { Adjunto } from '#contract/autorizacion.ts'
import { autorizaciones } from '#contract/autorizaciones.ts'
import { busquedas } from '#contract/busquedas.ts'

import { solicitudes } from '../../server/src/autorizaciones/tables.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { mailsTo } from '../support/acceso.ts'
import { type Who, newKey } from '../support/server.ts'
import { archivoEn } from './support/archivos.ts'
import { llamadas } from './support/llamadas.ts'
import { familiaDe, negativa, pedir, respuesta } from './support/pedir.ts'

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type /Page>>endobj\n2 0 obj<</Type /Page>>endobj\n%%EOF\n',
)
const PNG_FILE = PNG.sync.write(new PNG({ width: 3, height: 2 }))
/** The smallest valid JPEG, with a camera's position metadata. */
const JPEG = Buffer.concat([
  Buffer.from('ffd8ffe1000a', 'hex'),
  Buffer.from('GPSPLACE'),
  Buffer.from('ffc0000b080002000301011100ffda0008010100003f001122ffd9', 'hex'),
])
const INVALIDO = 'Por favor seleccioná un archivo (pdf, jpg, png) válido'

const adjunto = (fileName: string, bytes: Buffer, over: Partial<Adjunto> = {}): Adjunto => ({
  fileName,
  extension: fileName.split('.').at(-1) ?? '',
  dimension: bytes.length,
  contentBase64: bytes.toString('base64'),
  requerido: true,
  id: fileName,
  moduleContainerPathName: 'documentacionRequerida',
  ...over,
})
const ORDEN = adjunto('orden.pdf', PDF)

let nextContext = 0
const pedido = (idAfiliado: number, documentacionRequerida: Adjunto[], over: object = {}) => ({
  idAfiliado,
  tipoCobertura: { codigo: '166' },
  documentacionRequerida,
  documentacionOpcional: [],
  documentacionHistoriaClinica: [],
  uidContext: `prueba-${++nextContext}`,
  ...over,
})

llamadas('autorizaciones', ({ provider, reloj }) => {
  async function de(who: Who) {
    const { token } = await provider().session(who)
    const [idAfiliado = 0] = await familiaDe(provider(), token)
    await provider().base.db.delete(limites)
    return {
      token,
      idAfiliado,
      guardar: (request: ReturnType<typeof pedido>, clave = newKey()) =>
        pedir(provider(), autorizaciones.guardar, request, { token, clave }),
      lista: () => respuesta(provider(), autorizaciones.lista, {}, { token }),
      detalle: (id: number) => respuesta(provider(), autorizaciones.detalle, { id }, { token }),
      anular: (id: number, observacion: string, clave = newKey()) =>
        pedir(provider(), autorizaciones.anular, { id, observacion }, { token, clave }),
    }
  }
  const idOf = async (answer: Response) =>
    ((await answer.json()) as { idSolicitudCobertura: number }).idSolicitudCobertura

  test("[AUTH-01, AUTH-02, AUTH-05] the list has the family's requests of the last 30 days with their states", async () => {
    const { lista } = await de('norma')
    const rows = await lista()

    expect(rows.map(({ codigoEstado }) => codigoEstado)).toEqual([
      '1',
      '4',
      '3',
      '2',
      '7',
      '6',
      '5',
    ])
    expect(rows[1]).toMatchObject({
      idSolicitudCobertura: 20_377,
      idSolicitudCoberturaFormateado: '00020377',
      correo: 'norma.quiroga@correo.example',
      afiliado: 'Quiroga, Norma',
      numerodocumento: '28.456.789',
      tipoCobertura: 'Prácticas médicas y bioquímicas ambulatorias',
      estado: 'Aprobada',
      practicas: [{ cantidad: 1, nombre: 'Resonancia magnética de rodilla' }],
    })
    reloj.ahora += 25 * 24 * 3_600_000
    expect(await lista()).toHaveLength(2)
    reloj.ahora = Date.now()
    expect(await (await de('sola')).lista()).toEqual([])
  })

  test('[AUTH-16, AUTH-18, AUTH-19, AUTH-20] a request is stored with its attachments, and returned with them', async () => {
    const { token, idAfiliado, guardar, detalle } = await de('sola')
    const files = [
      ORDEN,
      adjunto('../Foto de la orden.JPG', JPEG),
      adjunto('estudio.png', PNG_FILE),
    ]

    const id = await idOf(await guardar(pedido(idAfiliado, files)))

    const found = await detalle(id)
    expect(found).toMatchObject({
      estado: { codigoEstado: '1', descripcionEstadoSolicitudCobertura: 'Generada' },
      tipoCobertura: { codigo: '166' },
      documentacion: [
        { documentacion: 'orden.pdf', fojas: 2, codigoDocumentacion: '01' },
        { documentacion: 'Foto de la orden.jpg', fojas: 1 },
        { documentacion: 'estudio.png' },
      ],
      providenciaUrl: null,
    })
    const [orden, foto] = found.documentacion ?? []
    const stored = await archivoEn(provider(), `/v1/files${orden?.path}`, token)
    expect(stored).toMatchObject({
      status: 200,
      type: 'application/pdf',
      name: 'orden.pdf',
      attached: true,
    })
    expect(createHash('sha256').update(stored.bytes).digest('hex')).toBe(
      createHash('sha256').update(PDF).digest('hex'),
    )
    const picture = await archivoEn(provider(), `/v1/files${foto?.path}`, token)
    expect(picture.bytes.includes('GPSPLACE')).toBe(false)
    const norma = await de('norma')
    expect((await archivoEn(provider(), `/v1/files${orden?.path}`, norma.token)).status).toBe(404)
    const { providenciaUrl } = await norma.detalle(20_377)
    const ruling = await archivoEn(provider(), String(providenciaUrl), norma.token)
    expect(ruling).toMatchObject({ status: 200, name: 'Providencia 00020377.pdf' })
  })

  test('[FLT-16, FLT-43] a request sent twice, under one key or under two, is stored once', async () => {
    const { idAfiliado, guardar, lista } = await de('sola')
    const before = (await lista()).length
    const request = pedido(idAfiliado, [ORDEN])
    const clave = newKey()

    const ids = []
    for (const key of [clave, clave, newKey()]) ids.push(await idOf(await guardar(request, key)))

    expect(new Set(ids).size).toBe(1)
    expect(await lista()).toHaveLength(before + 1)
    expect(await provider().effects(clave)).toBe(1)
  })

  const BIG = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.alloc(2 * 1024 * 1024 - 15),
    Buffer.from('%%EOF\n'),
  ])
  test.each([
    ['no file', [], {}, 'Falta adjuntar documentación.'],
    [
      'an unknown kind',
      [ORDEN],
      { tipoCobertura: { codigo: '9' } },
      'Debe seleccionar el tipo de cobertura',
    ],
    [
      '262 without a clinical history',
      [ORDEN],
      { tipoCobertura: { codigo: '262' } },
      'Falta adjuntar documentación.',
    ],
    [
      'five files',
      [1, 2, 3, 4, 5].map((n) => adjunto(`${n}.pdf`, PDF)),
      {},
      'Llegaste al límite de cantidad de archivos que podés cargar',
    ],
    ['the same file twice', [ORDEN, ORDEN], {}, 'El archivo que está intentando subir ya existe'],
    [
      '4 MB',
      [adjunto('a.pdf', BIG), adjunto('b.pdf', BIG)],
      {},
      'Superaste el límite de tamaño de archivos que podés cargar',
    ],
    ['text called jpg', [adjunto('a.jpg', Buffer.from('hola'))], {}, INVALIDO],
    ['a PDF called png', [adjunto('a.png', PDF)], {}, INVALIDO],
    ['0 bytes', [adjunto('a.pdf', Buffer.alloc(0))], {}, INVALIDO],
    [
      'a page before a PDF',
      [adjunto('a.pdf', Buffer.concat([Buffer.from('<script>'), PDF]))],
      {},
      INVALIDO,
    ],
    [
      'an archive behind a PNG',
      [adjunto('a.png', Buffer.concat([PNG_FILE, Buffer.from('PK')]))],
      {},
      INVALIDO,
    ],
    [
      'a script behind a JPEG',
      [
        adjunto(
          'a.jpg',
          Buffer.concat([JPEG, Buffer.from('alert(1)'), Buffer.from('ffd9', 'hex')]),
        ),
      ],
      {},
      INVALIDO,
    ],
    ['a wrong size', [adjunto('a.pdf', PDF, { dimension: 5 })], {}, INVALIDO],
    ['bad base64', [adjunto('a.pdf', PDF, { contentBase64: 'ñ' })], {}, INVALIDO],
    ['a drawing', [adjunto('a.svg', Buffer.from('<svg/>'))], {}, INVALIDO],
  ] as [string, Adjunto[], object, string][])(
    '[WIZ-09, WIZ-10, WIZ-11][SEC-35] a request with %s is refused with a sentence',
    async (_what, files, over, text) => {
      const { idAfiliado, guardar } = await de('sola')

      expect(await negativa(guardar(pedido(idAfiliado, files, over)))).toEqual([422, text])
    },
  )

  test('[WIZ-06] a request of type 262 has a clinical history; [SEC-05] the forty-first of a day waits', async () => {
    const { idAfiliado, guardar } = await de('sola')
    const whole = {
      tipoCobertura: { codigo: '262' },
      documentacionOpcional: [ORDEN],
      documentacionHistoriaClinica: [ORDEN],
    }
    const statuses = []
    for (let sent = 1; sent <= 41; sent++)
      statuses.push((await guardar(pedido(idAfiliado, [ORDEN], whole))).status)

    expect(statuses).toEqual([...Array.from({ length: 40 }, () => 200), 429])
  })

  test('[AUTH-09, AUTH-12, FLT-51][SEC-04] a request can be cancelled once, with a reason, until an auditor takes it up', async () => {
    const { idAfiliado, guardar, anular, detalle } = await de('sola')
    const norma = await de('norma')
    const id = await idOf(await guardar(pedido(idAfiliado, [ORDEN])))

    expect(await negativa(anular(id, ' '))).toEqual([422, 'El campo es requerido'])
    expect(await negativa(anular(id, 'x'.repeat(501)))).toEqual([
      422,
      'El campo es demasiado largo',
    ])
    const clave = newKey()
    for (const _again of [1, 2])
      expect((await anular(id, 'La pedí dos veces.', clave)).status).toBe(200)
    expect((await detalle(id)).estado).toMatchObject({
      codigoEstado: '5',
      observacion: 'La pedí dos veces.',
    })
    // Cancelled again from another phone: nothing to do (FLT-51).
    expect((await anular(id, 'Otra vez')).status).toBe(200)
    expect((await detalle(id)).estado.observacion).toBe('La pedí dos veces.')
    expect(await negativa(norma.anular(20_377, 'Ya no'))).toEqual([
      422,
      'Solo se puede anular una solicitud que la auditoría todavía no tomó.',
    ])
  })

  test('[WIZ-08] the receipt is printed and mailed to the person’s own address, once', async () => {
    const { token } = await de('derivado')
    const clave = newKey()
    const print = () =>
      respuesta(
        provider(),
        autorizaciones.imprimirComprobante,
        { id: 20_366, enviarMail: true },
        { token, clave },
      )

    const [first, second] = [await print(), await print()]

    expect(second).toEqual(first)
    expect(await archivoEn(provider(), first.url, token)).toMatchObject({
      name: 'Solicitud 00020366.pdf',
    })
    const mails = await mailsTo(provider(), 'facundo.ledesma@correo.example')
    expect(mails.filter(({ adjuntos }) => adjuntos.length > 0)).toHaveLength(1)
  })

  test('[AUTH-10, AUTH-11, AUTH-14, AUTH-15] request and ruling are mailed only in the states that allow mailing', async () => {
    const { token } = await de('norma')
    const { db } = provider().base
    const send = (endpoint: typeof autorizaciones.enviar, numeroAutorizacion: string) =>
      pedir(
        provider(),
        endpoint,
        { numeroAutorizacion, correo: 'medico@correo.example' },
        { token, clave: newKey() },
      )
    const allowed = async (endpoint: typeof autorizaciones.enviar) => {
      const codes = []
      for (const codigoEstado of [1, 2, 3, 4, 5, 6, 7]) {
        await db
          .update(solicitudes)
          .set({ codigoEstado })
          .where(eq(solicitudes.idSolicitudCobertura, 20_120))
        if ((await send(endpoint, '00020120')).status === 200) codes.push(codigoEstado)
      }
      return codes
    }

    expect(await allowed(autorizaciones.enviar)).toEqual([1, 4])
    expect(await allowed(autorizaciones.enviarProvidencia)).toEqual([3, 4])
    expect((await send(autorizaciones.enviar, 'x')).status).toBe(404)
    expect(await mailsTo(provider(), 'medico@correo.example')).toHaveLength(4)
  })

  test('[API-80] the types of coverage include the codes 166 and 262 that the form depends on', async () => {
    const { token } = await de('norma')

    const tipos = await respuesta(provider(), busquedas.tiposDeCobertura, {}, { token })

    expect(tipos.map(({ codigo }) => codigo)).toEqual(expect.arrayContaining(['166', '262']))
  })
})
