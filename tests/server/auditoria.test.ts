import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { solicitudes } from '../../server/src/autorizaciones/tables.ts'
import { type NombreDePaso, PASOS, mover } from '../../server/src/autorizaciones/vida.ts'
import { type Provider, get, newKey, startServer } from '../support/server.ts'
import { pedir, respuesta } from './support/pedir.ts'

const { autorizaciones, notificaciones } = tabla
const RUBEN = 20_401
const NOMBRES = Object.keys(PASOS) as NombreDePaso[] // The keys of that object.

let provider: Provider
let token: string
let uid: number
beforeAll(async () => {
  provider = await startServer()
  ;({ token, uid } = await provider.session('norma'))
})
afterAll(() => provider.stop())

const path = (rest = '') => `/sandbox/auditoria${rest}`
const page = async (rest = '') => (await get(provider.url, path(rest))).text()
const move = async (id: number, ...rest: (string | number)[]) =>
  (await get(provider.url, path(`/${[id, ...rest].join('/')}`))).status
const cardOf = async (id: number, query = '') =>
  new RegExp(`<article[^>]+id="s${id}">.*?</article>`).exec(await page(query))?.[0] ?? ''
const detalle = (id: number) => respuesta(provider, autorizaciones.detalle, { id }, { token })
const told = async () =>
  (await respuesta(provider, notificaciones.pendientes, {}, { token }))
    .filter(({ idSolicitud }) => idSolicitud === RUBEN)
    .map(({ tipoNotificacion }) => tipoNotificacion)

describe("an auditor's steps on a request", () => {
  const ALLOWED: Record<number, NombreDePaso[]> = {
    1: ['tomar', 'rechazar'],
    2: ['reabrir'],
    3: ['tomar', 'reabrir'],
    4: ['reabrir'],
    5: [],
    6: ['reabrir'],
    7: ['tomar', 'reabrir'],
    8: ['aprobar', 'observar', 'rechazar'],
    9: [],
  }
  const CASES = Object.entries(ALLOWED).flatMap(([estado, allowed]) =>
    NOMBRES.map((paso) => [Number(estado), paso, allowed.includes(paso)] as const),
  )
  test.each(CASES)(
    "[AUTH-05, AUTH-09] in state %i of a request the auditor's step «%s» is allowed: %s",
    async (estado, paso, allowed) => {
      const { db } = provider.base
      const [row] = await db
        .insert(solicitudes)
        .values({
          uid,
          uidContext: newKey(),
          idAfiliado: 1,
          codigoTipoCobertura: '166',
          generadaAt: 1,
          codigoEstado: estado,
          estadoAt: 1,
        })
        .returning()
      const id = row?.idSolicitudCobertura ?? 0

      const moved = await mover(db, { id, paso, observacion: 'Falta algo.' }, Date.now())

      expect(moved).toBe(allowed ? 'movida' : 'no-puede')
      const [after] = await db
        .select()
        .from(solicitudes)
        .where(eq(solicitudes.idSolicitudCobertura, id))
      expect(after?.codigoEstado).toBe(allowed ? PASOS[paso].hasta : estado)
      expect(
        (await provider.notificacionesPendientes(uid)).some(
          ({ idSolicitud }) => idSolicitud === id,
        ),
      ).toBe(allowed)
    },
  )

  test("the steps 'observe' and 'reject' need a reason, and an unknown request is not found", async () => {
    const { db } = provider.base
    for (const paso of ['observar', 'rechazar'] as const)
      expect(await mover(db, { id: RUBEN, paso, observacion: ' ' }, 1)).toBe('no-puede')
    expect(await mover(db, { id: 5, paso: 'tomar' }, 1)).toBe('no-esta')
  })
})

test("[AUTH-09, AUTH-11, NOTI-01] the auditor's page changes a request's state, and each step notifies its family", async () => {
  expect(await cardOf(RUBEN)).toContain('Generada')
  expect(await move(RUBEN, 'aprobar')).toBe(409)
  expect(await move(RUBEN, 'tomar')).toBe(200)
  expect(await told()).toEqual(['Solicitud de autorización: En auditoría'])
  const anular = { id: RUBEN, observacion: 'Ya no' }
  expect(
    (await pedir(provider, autorizaciones.anular, anular, { token, clave: newKey() })).status,
  ).toBe(422)

  // Asks first for one of the reasons.
  expect(await move(RUBEN, 'observar')).toBe(200)
  expect(await told()).toEqual(['Solicitud de autorización: En auditoría'])
  const asked = await cardOf(RUBEN, `?de=${RUBEN}&paso=observar`)
  expect(asked).toContain('Observar: ¿qué falta?')
  expect(asked).toContain('La foto no se lee: mandala de nuevo.')
  expect(await move(RUBEN, 'observar', 1)).toBe(200)
  expect((await detalle(RUBEN)).estado).toMatchObject({
    codigoEstado: '3',
    observacion: 'La foto no se lee: mandala de nuevo.',
  })

  expect(await move(RUBEN, 'tomar')).toBe(200)
  expect(await move(RUBEN, 'aprobar')).toBe(200)
  expect(await detalle(RUBEN)).toMatchObject({
    estado: { codigoEstado: '4', observacion: null },
    solicitudCobertura: { vencimiento: expect.any(String) },
    providenciaUrl: expect.any(String),
  })
  // The bell has one line for a request, with its present state.
  expect(await told()).toEqual(['Solicitud de autorización: Aprobada'])
  expect(await page(`?hecho=${RUBEN}`)).toContain(`${RUBEN}: Aprobada.`)

  const providencia = await get(provider.url, path(`/${RUBEN}/providencia`))
  expect(providencia.headers.get('content-type')).toBe('application/pdf')
  expect(await move(RUBEN, 'reabrir')).toBe(200)
  expect((await get(provider.url, path(`/${RUBEN}/providencia`))).status).toBe(404)
  expect(await move(RUBEN, 'rechazar', 0)).toBe(200)
  expect((await detalle(RUBEN)).estado.codigoEstado).toBe('2')
})

test("[NOTI-01, NOTI-03] a chronic prescription made ready on the sandbox's page notifies the family", async () => {
  expect((await get(provider.url, '/sandbox/receta-lista')).status).toBe(200)

  expect(await provider.notificacionesPendientes(uid)).toContainEqual(
    expect.objectContaining({ idSolicitud: 88_131, codigoTipoNotificacion: 'RecetaMedicaIfx' }),
  )
  const numeroReceta = '88131'
  expect(
    await respuesta(provider, tabla.recetasCronicas.detalle, { numeroReceta }, { token }),
  ).toMatchObject({
    codigoEstado: expect.stringMatching('305'),
  })
})

test('[SEC-19, SEC-42] the auditor’s page escapes text and loads only its pictures', async () => {
  await provider.base.db
    .update(solicitudes)
    .set({ observacion: '<script>alert(1)</script>', estadoAt: Date.now() })
    .where(eq(solicitudes.idSolicitudCobertura, 20_355))
  const answer = await get(provider.url, path())
  const html = await answer.text()
  const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')

  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  )
  expect(html).not.toMatch(/<script|<form|\sstyle=/)
  expect(html).toContain('&#60;script')
  for (const odd of ['/5/tomar', '/x/tomar', `/${RUBEN}/toString`, `/${RUBEN}/papel/1`])
    expect((await get(provider.url, path(odd))).status).toBe(404)
})
