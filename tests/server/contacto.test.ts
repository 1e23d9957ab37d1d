import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { contactos } from '../../server/src/contacto/tables.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { codeTo, mailsTo } from '../support/acceso.ts'
import { type Provider, get, post, startServer } from '../support/server.ts'

const ADD = '/v1/contacto/agregar-correo'
const NORMA = 'norma.quiroga@correo.example'

let now = Date.now()
let provider: Provider
let token: string
beforeAll(async () => {
  provider = await startServer({ clock: () => now })
})
beforeEach(async () => {
  await provider.base.db.delete(limites)
  ;({ token } = await provider.session('norma'))
})
afterAll(() => provider.stop())

const add = (descripcion: string, more: object = {}, by = token) =>
  post(
    provider.url,
    ADD,
    { contacto: { idTipoContacto: 102, descripcion, ...more } },
    { token: by },
  )
const idOf = async (answer: Response) =>
  ((await answer.json()) as { idHistorialContactoPersonaFisica: number })
    .idHistorialContactoPersonaFisica

test('[API-13, CONF-08] an added e-mail address is listed as unconfirmed; adding it again returns the same contact', async () => {
  const id = await idOf(await add('Nueva@Correo.example'))

  const again = await idOf(await add(' nueva@correo.example '))
  const listed = (await (await get(provider.url, '/v1/contacto/correo', token)).json()) as object[]

  expect(again).toBe(id)
  expect(listed).toContainEqual(
    expect.objectContaining({
      idHistorialContactoPersonaFisica: id,
      descripcion: 'Nueva@Correo.example',
      confirmado: false,
    }),
  )
})

test('the same e-mail added twice at once is one contact', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => add('doble@correo.example')))

  expect(new Set(await Promise.all(answers.map(idOf))).size).toBe(1)
})

test.each([
  'sin-arroba',
  'a@b',
  'dos@correo.example, tres@correo.example',
  'linea@correo.example\r\nBcc: otra@correo.example',
  `${'x'.repeat(260)}@correo.example`,
])('[CONF-07][SEC-45] the e-mail address %j is refused', async (descripcion) => {
  const refused = await add(descripcion)

  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ error: 'El formato no es correcto' })
})

test('[SEC-03] a contact cannot be added as already confirmed', async () => {
  expect((await add('hecho@correo.example', { confirmado: true })).status).toBe(422)
  expect((await add('hecho@correo.example', { fechaConfirmado: '2026-01-01' })).status).toBe(422)
})

test('[SEC-05] the sixth new e-mail of a day is refused until the next day', async () => {
  const { token: other } = await provider.session('voluntaria')
  for (let at = 1; at <= 5; at++)
    expect((await add(`n${at}@correo.example`, {}, other)).status).toBe(200)

  const refused = await add('n6@correo.example', {}, other)

  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    error: 'Ya agregaste varios correos. Podés agregar otro en 24 horas.',
  })
})

test('[SEC-05] the eleventh contact of a person is refused', async () => {
  const { token: other } = await provider.session('recetas')
  const [known] = (await (await get(provider.url, '/v1/contacto/correo', other)).json()) as {
    idPersonaFisica: number
  }[]
  const row = { idPersonaFisica: known?.idPersonaFisica ?? 0, idTipoContacto: 1 }
  await provider.base.db.insert(contactos).values(
    Array.from({ length: 8 }, (_, at) => ({
      ...row,
      descripcion: `02954-430000${at}`,
      fechaDesde: '2026-01-01',
    })),
  )

  expect((await add('decimo@correo.example', {}, other)).status).toBe(200)
  expect((await add('undecimo@correo.example', {}, other)).status).toBe(422)
})

test("[CONF-13][SEC-13] a confirmed e-mail address counts as the person's, and the former one gets a warning", async () => {
  const { token: own } = await provider.session('sola')
  const asSola = (path: string, body: object) => post(provider.url, path, body, { token: own })
  const contactOf = (descripcion: string) => ({ contacto: { idTipoContacto: 102, descripcion } })
  const confirmed = async () =>
    (await get(provider.url, '/v1/contacto/validar-correo-confirmado', own)).json()
  expect(await confirmed()).toBeNull()

  for (const correo of ['primero@correo.example', 'segundo@correo.example']) {
    const id = await idOf(await asSola(ADD, contactOf(correo)))
    await asSola('/v1/codigo-confirmacion/generar', { id })
    const code = await codeTo(provider, correo)
    const answer = await asSola('/v1/codigo-confirmacion/confirmar', { id, code: ` ${code}` })
    expect(answer.status).toBe(200)
  }

  expect(await confirmed()).toMatchObject({ descripcion: 'primero@correo.example' })
  const told = (await mailsTo(provider, 'primero@correo.example')).map(({ asunto }) => asunto)
  expect(told).toContain('Se agregó un correo a tu cuenta')
  expect((await mailsTo(provider, 'segundo@correo.example'))[0]?.asunto).toBe(
    'Tu correo quedó confirmado',
  )
})

test("[CONF-13] of a person's confirmed addresses the oldest one counts, in any order of the rows", async () => {
  const { token: other } = await provider.session('recetas')
  const confirmado = async () =>
    (await get(provider.url, '/v1/contacto/validar-correo-confirmado', other)).json()
  const { descripcion } = (await confirmado()) as { descripcion: string }
  const { db } = provider.base
  const [known] = await db.select().from(contactos).where(eq(contactos.descripcion, descripcion))
  if (!known) throw new Error('This person has no confirmed e-mail.')

  const { idHistorialContactoPersonaFisica: id, ...row } = known
  await db.insert(contactos).values({ ...row, descripcion: 'otro@correo.example' })
  await db.delete(contactos).where(eq(contactos.idHistorialContactoPersonaFisica, id))
  await db.insert(contactos).values(known)

  expect(await confirmado()).toMatchObject({ descripcion })
})

test('[API-38, VERI-07] a confirmed contact is reported as confirmed; an unconfirmed one is sent a code', async () => {
  const verify = async (id: number, contacto: string) =>
    post(provider.url, '/v1/contacto/verificar-contacto', { id, contacto }, { token })
  const [known] = (await (await get(provider.url, '/v1/contacto/correo', token)).json()) as {
    idHistorialContactoPersonaFisica: number
  }[]
  const id = await idOf(await add('verificar@correo.example'))

  const done = await verify(known?.idHistorialContactoPersonaFisica ?? 0, NORMA)
  const sent = await verify(id, 'VERIFICAR@correo.example')
  const mixed = await verify(id, NORMA)

  expect(await done.json()).toEqual({ confirmado: true })
  expect(await sent.json()).toEqual({ confirmado: false })
  expect(await codeTo(provider, 'verificar@correo.example')).toMatch(/^\d{6}$/)
  expect(mixed.status).toBe(404)
})

test('[API-10] no code is sent to a telephone number', async () => {
  const rows = await provider.base.db.select().from(contactos)
  const norma = rows.find(({ descripcion }) => descripcion === NORMA)?.idPersonaFisica
  const phone = rows.find((row) => row.idPersonaFisica === norma && row.idTipoContacto !== 2)

  const refused = await post(
    provider.url,
    '/v1/codigo-confirmacion/generar',
    { id: phone?.idHistorialContactoPersonaFisica },
    { token },
  )

  expect(phone).toBeDefined()
  expect(refused.status).toBe(422)
})
