import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { recuperaciones } from '../../server/src/acceso/tables.ts'
import { contactos } from '../../server/src/contacto/tables.ts'
import { intentos, limites } from '../../server/src/limites/tables.ts'
import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { usuarios } from '../../server/src/sesiones/tables.ts'
import { codeTo, linkTo, mailsTo, withVoucher } from '../support/acceso.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { quickPasswords } from '../support/passwords.ts'
import { type Provider, get, post, startServer, uidOf } from '../support/server.ts'

const ASK = '/v1/contacto/portal-afiliados/correo-usuario'
const SEND = '/v1/auth/portal-afiliados/recuperar'
const RESET = '/v1/auth/nueva-contrasenia'
const SIGN_IN = '/v1/auth/portal-afiliados/signin'
const NORMA = 'norma.quiroga@correo.example'
const REFUSED = 'Credenciales incorrectas. Intente nuevamente.'
const MINUTE = 60_000
const { norma, sola, derivado } = PERSONAS_DE_PRUEBA

let now = Date.now()
let hashes = 0
let provider: Provider
const real = quickPasswords()
const counting = {
  ...real,
  hash: (password: string) => {
    hashes++
    // Only one password is used for a later sign-in: the others do not need a real hash.
    return password.startsWith('nueva') ? real.hash(password) : Promise.resolve('none')
  },
}

type Offered = { idHistorialContactoPersonaFisica: string; descripcion: string }

const ask = async (nombreUsuario: string) =>
  post(provider.url, ASK, { nombreUsuario }, await withVoucher(provider, now))
const offered = async (nombreUsuario: string) =>
  (await (await ask(nombreUsuario)).json()) as Offered[]
const send = (nombreUsuario: string, id: string) =>
  post(provider.url, SEND, { nombreUsuario, idHistorialContactoPersonaFisica: id })
const signIn = (nombre: string, password: string) =>
  post(provider.url, SIGN_IN, { nombre, password })

/** Asks for a reset as a person would, and reads the mail. */
async function resetFor(nombreUsuario: string, para: string) {
  const [first] = await offered(nombreUsuario)
  expect((await send(nombreUsuario, first?.idHistorialContactoPersonaFisica ?? '')).status).toBe(
    200,
  )
  const { pathname, t, c } = await linkTo(provider, para)
  return { pathname, token: t, idcontacto: c, codigoverificacion: await codeTo(provider, para) }
}
type Reset = Awaited<ReturnType<typeof resetFor>>
const reset = ({ pathname: _path, ...link }: Reset, contrasenia: string) =>
  post(provider.url, RESET, { ...link, contrasenia })

describe.each(kinds())('recovery on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now, passwords: counting })
  })
  beforeEach(async () => {
    await provider.base.db.delete(limites)
    await provider.base.db.delete(intentos)
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  test('[FORG-05][SEC-11] the offered e-mail addresses are masked, and their ids reveal nothing', async () => {
    const [first] = await offered(norma.usuario)
    const [again] = await offered(norma.usuario)

    expect(first?.descripcion).toBe('no•••@correo.example')
    expect(first?.idHistorialContactoPersonaFisica).toMatch(/^[\w-]{80,}$/)
    expect(again).not.toEqual(first)
  })

  test('[SEC-11] recovery for unknown, incomplete and blocked accounts gives identical answers', async () => {
    const { db } = provider.base
    const ruben = '23273104429'
    const bytes = async (nombreUsuario: string) => {
      const answer = await ask(nombreUsuario)
      const { date: _date, 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers)
      return JSON.stringify({ status: answer.status, headers, body: await answer.text() })
    }
    const answers = [await bytes('20-99999999-9'), await bytes(ruben), await bytes(sola.usuario)]
    await db
      .update(usuarios)
      .set({ bloqueado: true })
      .where(eq(usuarios.uid, uidOf('voluntaria')))
    answers.push(await bytes(PERSONAS_DE_PRUEBA.voluntaria.usuario))
    await db
      .update(contactos)
      .set({ confirmadoAt: null })
      .where(eq(contactos.descripcion, 'susana.molina@correo.example'))
    answers.push(await bytes(PERSONAS_DE_PRUEBA.recetas.usuario), await bytes('nadie'))

    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('"body":"[]"')
  })

  test('[FORG-07][SEC-10] the id of an offered address works for its own request only, for 15 minutes', async () => {
    const [first] = await offered(norma.usuario)
    const id = first?.idHistorialContactoPersonaFisica ?? ''
    const changed = `${id.slice(0, -2)}${id.endsWith('AA') ? 'BB' : 'AA'}`

    for (const [who, what] of [
      [derivado.usuario, id],
      [norma.usuario, changed],
      [norma.usuario, '1'],
      [norma.usuario, ''],
    ] as const) {
      const refused = await send(who, what)
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ codigo: 'volver-a-empezar' })
    }
    now += 15 * MINUTE
    expect((await send(norma.usuario, id)).status).toBe(422)
  })

  test('[RESET-01][RESET-10][SEC-10] link and code set a password once, close all sessions and mail the owner', async () => {
    const { token } = await provider.session('norma')
    const asked = await resetFor(norma.usuario, NORMA)
    const stored = JSON.stringify(await provider.base.db.select().from(recuperaciones))
    const before = hashes

    const answer = await reset(asked, 'nueva1234')

    expect(asked.pathname).toBe('/recuperar-pin')
    expect(stored).not.toContain(asked.token)
    expect(answer.status).toBe(200)
    expect(hashes - before).toBe(1)
    expect((await get(provider.url, '/v1/afiliados/afiliado', token)).status).toBe(401)
    expect((await signIn(norma.usuario, norma.password)).status).toBe(401)
    expect((await signIn('00-123456-0', 'nueva1234')).status).toBe(200)
    expect((await mailsTo(provider, NORMA))[0]?.asunto).toBe('Se cambió tu contraseña')
    expect(await (await reset(asked, 'otra12345')).json()).toMatchObject({ error: REFUSED })
  })

  test('[RESET-06][RESET-08] a recovery code works after 4 min 59 s, and is expired after 5 min 1 s', async () => {
    const late = await resetFor(norma.usuario, NORMA)
    now += 5 * MINUTE + 1_000
    const expired = await reset(late, 'tarde1234')
    expect(expired.status).toBe(422)
    expect(await expired.json()).toMatchObject({
      error: 'El código ha caducado',
      codigo: 'codigo-vencido',
    })

    const good = await resetFor(norma.usuario, NORMA)
    now += 5 * MINUTE - 1_000
    expect((await reset(good, 'tiempo1234')).status).toBe(200)
  })

  test('[SEC-10][SEC-11] a wrong code, link or contact gets the same sentence, costs a hash, and has five tries', async () => {
    const asked = await resetFor(norma.usuario, NORMA)
    const wrong = String((Number(asked.codigoverificacion) + 1) % 1_000_000).padStart(6, '0')
    const bodies = new Set<string>()
    for (const odd of [
      { ...asked, codigoverificacion: wrong },
      { ...asked, token: 'A'.repeat(22) },
      { ...asked, idcontacto: asked.idcontacto + 1 },
    ]) {
      const before = hashes
      const refused = await reset(odd, 'guess1234')
      expect(refused.status).toBe(422)
      bodies.add(await refused.text())
      expect(hashes - before).toBe(1)
    }
    expect([...bodies]).toEqual([expect.stringContaining(REFUSED)])

    for (let at = 0; at < 4; at++) await reset({ ...asked, codigoverificacion: wrong }, 'guess1234')
    expect((await reset(asked, 'guess1234')).status).toBe(422)
  })

  test('[SEC-10] a new recovery link invalidates the former one; of twenty simultaneous tries one succeeds', async () => {
    const former = await resetFor(norma.usuario, NORMA)
    const latter = await resetFor(norma.usuario, NORMA)

    expect((await reset(former, 'former1234')).status).toBe(422)
    // Five of the twenty are judged.
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(latter, 'latter1234')))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test("[SEC-09] the sixth password reset in an hour must wait, in any spelling of the person's number", async () => {
    const typed = [
      '27-28456789-2',
      '27284567892',
      '00-123456-0',
      '123456',
      '1234560',
      '27284567892',
    ]
    const statuses: number[] = []
    for (const who of typed) {
      const [first] = await offered(who)
      statuses.push((await send(who, first?.idHistorialContactoPersonaFisica ?? '')).status)
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('[PASS-02, PASS-03, PASS-04] the server refuses a password that breaks a rule, as the form does', async () => {
    const asked = await resetFor(norma.usuario, NORMA)
    for (const odd of [
      'abc12',
      `a1${'b'.repeat(24)}`,
      'ABC1234',
      'abcdefg',
      'abc 1234',
      'abc1234ñ',
    ]) {
      const refused = await reset(asked, odd)
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ codigo: 'contrasenia' })
    }

    expect((await reset(asked, 'abc123')).status).toBe(200)
    const again = await resetFor(norma.usuario, NORMA)
    expect((await reset(again, `a1${'b'.repeat(23)}`)).status).toBe(200)
  })
})
