import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { cuentasPendientes } from '../../server/src/acceso/tables.ts'
import { type Asunto, emitirCodigo } from '../../server/src/codigos/service.ts'
import { contactos } from '../../server/src/contacto/tables.ts'
import { TIPOS } from '../../server/src/contacto/tipos.ts'
import { crearFreno } from '../../server/src/freno/service.ts'
import { frenos } from '../../server/src/freno/tables.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { quickPasswords } from '../support/passwords.ts'
import { type Provider, get, post, startServer } from '../support/server.ts'

const CUIL = '27284567892'
const OWN = 'norma.quiroga@correo.example'
const NEW = 'otra.persona@correo.example'
const LATER = 'tercera.persona@correo.example'
const { norma } = PERSONAS_DE_PRUEBA

const passwords = quickPasswords()
let now = Date.now()
let provider: Provider
let idPersonaFisica: number
let idContacto: number
beforeAll(async () => {
  provider = await startServer({ clock: () => now, passwords })
  const [own] = await provider.base.db
    .select()
    .from(contactos)
    .where(eq(contactos.descripcion, OWN))
  idPersonaFisica = own?.idPersonaFisica ?? 0
  idContacto = own?.idHistorialContactoPersonaFisica ?? 0
})
beforeEach(async () => {
  const { db } = provider.base
  await db.delete(limites)
  await db.delete(frenos)
  await db.delete(cuentasPendientes)
  await db.delete(contactos).where(inArray(contactos.descripcion, [NEW, LATER]))
})
afterAll(() => provider.stop())

/** State after the wizard's last step, and the stopping page's address from the mail to this contact. */
async function asked(to = idContacto) {
  const { base, secrets, config } = provider
  const { db } = base
  const pedido = { idPersonaFisica, correo: NEW }
  const address = await crearFreno(db, { secrets, config }, { ...pedido, idContacto: to }, now)
  const contrasenia = 'none'
  const row = { cuil: CUIL, modo: 'recuperar-pin', ...pedido, contrasenia, pedidaAt: now } as const
  await db
    .insert(cuentasPendientes)
    .values(row)
    .onConflictDoUpdate({ target: cuentasPendientes.cuil, set: row })
  const asunto: Asunto = { proposito: row.modo, sujeto: String(idPersonaFisica), destino: NEW }
  const code = await emitirCodigo(db, secrets.codigos, asunto, now)
  return { path: new URL(address).pathname, code }
}
const finish = (code: string) =>
  post(provider.url, '/v1/cuenta/verificar-identidad/agregar-correo', { cuil: CUIL, code })
const stop = (path: string) => fetch(provider.url + path, { method: 'POST' })

/** Adds and confirms another address, as a session of the intruder can; returns its id. */
async function confirmLater(): Promise<number> {
  now += 1_000
  const row = { idPersonaFisica, idTipoContacto: TIPOS.email, descripcion: LATER }
  const [added] = await provider.base.db
    .insert(contactos)
    .values({ ...row, confirmadoAt: now, fechaDesde: '2026-01-01' })
    .returning()
  now += 1_000
  return added?.idHistorialContactoPersonaFisica ?? 0
}

/** Addresses that can set a new password. */
async function confirmed(): Promise<string[]> {
  const theirs = eq(contactos.idPersonaFisica, idPersonaFisica)
  const rows = await provider.base.db
    .select()
    .from(contactos)
    .where(and(theirs, eq(contactos.activo, true), isNotNull(contactos.confirmadoAt)))
    .orderBy(contactos.idHistorialContactoPersonaFisica)
  return rows.map(({ descripcion }) => descripcion)
}
const isOpen = async ({ token }: { token: string }) =>
  (await get(provider.url, '/v1/afiliados/afiliado', token)).status === 200

test('[SEC-12] opening the "stop" link changes nothing; its button cancels the pending request', async () => {
  const { path, code } = await asked()

  const opened = await get(provider.url, path)
  expect(opened.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; form-action 'self'/,
  )
  expect(await opened.text()).not.toMatch(/<script|<style|otra\.persona/)
  expect(await provider.base.db.select().from(cuentasPendientes)).toHaveLength(1)

  expect((await stop(path)).status).toBe(200)
  expect((await finish(code)).status).toBe(422)
  expect((await stop(path)).status).toBe(410)
  await provider.signIn(norma)
})

test('[SEC-12] where app and API are apart, the "stop" link leads to the API', async () => {
  const { base, secrets, config } = provider
  const apart = { ...config, enlaces: 'https://app.example', enlacesDeApi: 'https://api.example' }
  const pedido = { idPersonaFisica, correo: NEW, idContacto }

  expect(await crearFreno(base.db, { secrets, config: apart }, pedido, now)).toMatch(
    /^https:\/\/api\.example\/v1\/portal\/frenar\//,
  )
})

test('[SEC-12] the "stop" link after a finished request restores address, password and sessions', async () => {
  const { path, code } = await asked()
  expect((await finish(code)).status).toBe(200)
  const session = await provider.session('norma')

  expect((await stop(path)).status).toBe(200)

  expect(await isOpen(session)).toBe(false)
  expect(await confirmed()).toEqual([OWN])
})

test('[SEC-12] the "stop" link takes away later addresses, and gives back its own', async () => {
  const { path, code } = await asked()
  await finish(code)
  await confirmLater()
  await provider.base.db
    .update(contactos)
    .set({ activo: false, fechaHasta: '2026-01-01' })
    .where(eq(contactos.descripcion, OWN))
  expect(await confirmed()).toEqual([NEW, LATER])

  expect((await stop(path)).status).toBe(200)

  expect(await confirmed()).toEqual([OWN])
})

test('[SEC-12] the "stop" link of a repeated request undoes the first one too', async () => {
  const first = await asked()
  await finish(first.code)
  now += 1_000
  const second = await asked()
  await finish(second.code)
  const session = await provider.session('norma')

  expect((await stop(second.path)).status).toBe(200)

  expect(await isOpen(session)).toBe(false)
  expect(await confirmed()).toEqual([OWN])
  expect((await stop(first.path)).status).toBe(410)
})

test('[SEC-12] an address that came after the request cannot use up the owner’s "stop" link', async () => {
  const first = await asked()
  await finish(first.code)
  const again = await asked(await confirmLater())
  await finish(again.code)
  await stop(again.path)

  expect((await stop(first.path)).status).toBe(200)

  expect(await confirmed()).toEqual([OWN])
})

test('[SEC-12] the "stop" link of an unfinished request leaves sessions and addresses', async () => {
  const { path } = await asked()
  await confirmLater()
  await provider.base.db.delete(cuentasPendientes) // as the cleaning does after a day
  const session = await provider.session('norma')

  expect((await stop(path)).status).toBe(200)

  expect(await isOpen(session)).toBe(true)
  expect(await confirmed()).toEqual([OWN, LATER])
})

test('[SEC-12] a request that is finished at the moment of its "stop" does not stay', async () => {
  for (let round = 0; round < 4; round++) {
    const { path, code } = await asked()

    await Promise.all([finish(code), stop(path)])

    expect(await confirmed()).toEqual([OWN])
    now += 1_000
  }
})

test('[SEC-12] an expired or invented "stop" link changes nothing', async () => {
  const { path } = await asked()
  now += 7 * 24 * 3_600_000

  expect((await stop(path)).status).toBe(410)
  expect((await stop(`${path}x`)).status).toBe(410)
  expect(await provider.base.db.select().from(cuentasPendientes)).toHaveLength(1)
})

test('[SEC-12, SEC-36] an invalid "stop" link costs no password hash', async () => {
  const hash = vi.spyOn(passwords, 'hash')
  const { path } = await asked()

  expect((await stop(path.replace(/[^/]+$/, 'anything'))).status).toBe(410)
  expect(hash).not.toHaveBeenCalled()
  expect((await stop(path)).status).toBe(200)
  expect(hash).toHaveBeenCalledTimes(1)
})
