import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Passwords } from '../../server/src/base/passwords.ts'
import { type Asunto, emitirCodigo } from '../../server/src/codigos/service.ts'
import { contactos } from '../../server/src/contacto/tables.ts'
import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { sesiones } from '../../server/src/sesiones/tables.ts'
import { retenida } from '../server/support/retenida.ts'
import { mailsTo } from '../support/acceso.ts'
import { quickPasswords } from '../support/passwords.ts'
import { type Provider, get, post, startServer } from '../support/server.ts'

const CHANGE = '/v1/usuario/cambiar-password'
const SIGN_IN = '/v1/auth/portal-afiliados/signin'
const { norma, derivado, recetas, voluntaria } = PERSONAS_DE_PRUEBA

let now = Date.now()
let provider: Provider
beforeAll(async () => {
  provider = await startServer({ clock: () => now })
})
afterAll(() => provider.stop())

const change = (
  token: string,
  passwordactual: string,
  nueva: string,
  { repetida = nueva, at = provider } = {},
) =>
  post(
    at.url,
    CHANGE,
    {
      rolafiliado: true,
      passwordactual,
      nuevapassword: nueva,
      confirmarnuevapassword: repetida,
    },
    { token },
  )

test('[CHPIN-05][SEC-16] a changed password closes all other sessions of the person, and mails the owner', async () => {
  const own = await provider.session('norma')
  const other = await provider.session('norma')

  expect((await change(own.token, norma.password, 'cambiada1')).status).toBe(200)

  const open = async (token: string) =>
    (await get(provider.url, '/v1/afiliados/afiliado', token)).status
  expect([await open(own.token), await open(other.token)]).toEqual([200, 401])
  expect((await mailsTo(provider, 'norma.quiroga@correo.example'))[0]?.asunto).toBe(
    'Se cambió tu contraseña',
  )
  await provider.signIn({ ...norma, password: 'cambiada1' })
})

test('[SEC-13][SEC-08] a wrong current password keeps the session, and the fifth try must wait', async () => {
  const { token } = await provider.session('derivado')
  for (let failure = 1; failure <= 4; failure++) {
    const refused = await change(token, 'wrong', 'cambiada1')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ codigo: 'contrasenia-actual' })
  }

  const blocked = await change(token, derivado.password, 'cambiada1')

  expect(blocked.status).toBe(429)
  expect(blocked.headers.get('retry-after')).toBe('30')
  now += 30_000
  expect((await change(token, derivado.password, 'cambiada1')).status).toBe(200)
})

test('[CHPIN-03][PASS-05] two different new passwords, or an invalid one, leave the password unchanged', async () => {
  const { token } = await provider.session('sola')
  const { password } = PERSONAS_DE_PRUEBA.sola

  const different = await change(token, password, 'cambiada1', { repetida: 'cambiada2' })
  const short = await change(token, password, 'abc12')

  expect(await different.json()).toMatchObject({
    error: 'Las contraseñas ingresadas no coinciden.',
  })
  expect(await short.json()).toMatchObject({ codigo: 'contrasenia' })
  await provider.signIn(PERSONAS_DE_PRUEBA.sola)
})

/** Passwords of which the first one, once it is found right, waits until `open`. */
function gated() {
  const real = quickPasswords()
  let tell = () => undefined as void
  const judged = new Promise<void>((resolve) => (tell = resolve))
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => (open = resolve))
  let isFirst = true
  const passwords: Passwords = {
    ...real,
    admitted: (work) =>
      real.admitted(({ hash, verify }) =>
        work({
          hash,
          verify: async (password, stored) => {
            const waits = isFirst
            isFirst = false
            const right = await verify(password, stored)
            if (waits) {
              tell()
              await opened
            }
            return right
          },
        }),
      ),
  }
  return { passwords, judged, open }
}

test('[SEC-10] a sign-in judged by the old password opens no session after the change', async () => {
  const { passwords, judged, open } = gated()
  const at = await startServer({ passwords })
  const { token, uid } = await at.session('voluntaria')
  const { usuario: nombre, password } = voluntaria
  const late = post(at.url, SIGN_IN, { nombre, password })
  await judged

  expect((await change(token, password, 'cambiada1', { at })).status).toBe(200)
  open()

  expect((await late).status).toBe(401)
  const isOpen = and(eq(sesiones.uid, uid), isNull(sesiones.terminadaAt))
  expect(await at.base.db.$count(sesiones, isOpen)).toBe(1)
  await at.stop()
})

test('[SEC-10] a sign-in whose stored hash was renewed meanwhile is judged once more', async () => {
  const { passwords, judged, open } = gated()
  const at = await startServer({ passwords: { ...passwords, isOutdated: () => true } })
  const { usuario: nombre, password } = voluntaria
  const first = post(at.url, SIGN_IN, { nombre, password })
  await judged

  const second = await post(at.url, SIGN_IN, { nombre, password })
  open()

  expect([second.status, (await first).status]).toEqual([200, 200])
  await at.stop()
})

test('[SEC-10] of two changes from one password only the first is made', async () => {
  const { passwords, judged, open } = gated()
  const at = await startServer({ passwords })
  const thief = await at.session('voluntaria')
  const own = await at.session('voluntaria')
  const late = change(thief.token, voluntaria.password, 'ajena1234', { at })
  await judged

  expect((await change(own.token, voluntaria.password, 'propia1234', { at })).status).toBe(200)
  open()

  expect((await late).status).toBe(422)
  await at.signIn({ ...voluntaria, password: 'propia1234' })
  await at.stop()
})

test('[SEC-16] a call whose last byte came after the end of its session has no effect', async () => {
  const { db } = provider.base
  const thief = await provider.session('recetas')
  const own = await provider.session('recetas')
  const [old] = await db
    .select()
    .from(contactos)
    .where(eq(contactos.descripcion, 'susana.molina@correo.example'))
  const { idPersonaFisica = 0, idTipoContacto = 0, fechaDesde = '' } = old ?? {}
  const nueva = { idPersonaFisica, idTipoContacto, fechaDesde, descripcion: 'otra@correo.example' }
  const [added] = await db.insert(contactos).values(nueva).returning()
  const id = added?.idHistorialContactoPersonaFisica ?? 0
  const asunto: Asunto = {
    proposito: 'confirmar-contacto',
    sujeto: String(idPersonaFisica),
    destino: String(id),
  }
  const code = await emitirCodigo(db, provider.secrets.codigos, asunto, now)
  const send = await retenida(provider, '/v1/codigo-confirmacion/confirmar', { id, code }, thief)

  expect((await change(own.token, recetas.password, 'cambiada1')).status).toBe(200)
  now += 1_001

  expect(await send()).toBe(401)
  const theirs = eq(contactos.idHistorialContactoPersonaFisica, id)
  expect((await db.select().from(contactos).where(theirs))[0]?.confirmadoAt).toBeNull()
})
