import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { cuentasPendientes } from '../../server/src/acceso/tables.ts'
import { type Asunto, emitirCodigo } from '../../server/src/codigos/service.ts'
import { contactos } from '../../server/src/contacto/tables.ts'
import { crearFreno } from '../../server/src/freno/service.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { quickPasswords } from '../support/passwords.ts'
import { type Provider, get, post, startServer } from '../support/server.ts'

const CUIL = '27284567892'
const NEW = 'otra.persona@correo.example'
const { norma } = PERSONAS_DE_PRUEBA

const passwords = quickPasswords()
let now = Date.now()
let provider: Provider
let idPersonaFisica: number
beforeAll(async () => {
  provider = await startServer({ clock: () => now, passwords })
  const [own] = await provider.base.db
    .select()
    .from(contactos)
    .where(eq(contactos.descripcion, 'norma.quiroga@correo.example'))
  idPersonaFisica = own?.idPersonaFisica ?? 0
})
beforeEach(() => provider.base.db.delete(limites))
afterAll(() => provider.stop())

/** State after the wizard's last step, and the stopping page's address from the mail. */
async function asked() {
  const { base, secrets, config } = provider
  const { db } = base
  const pedido = { idPersonaFisica, correo: NEW }
  const address = await crearFreno(db, { secrets, config }, pedido, now)
  const contrasenia = 'none'
  const row = { cuil: CUIL, modo: 'recuperar-pin', ...pedido, contrasenia, pedidaAt: now } as const
  await db.insert(cuentasPendientes).values(row).onConflictDoNothing()
  const asunto: Asunto = { proposito: row.modo, sujeto: String(idPersonaFisica), destino: NEW }
  const code = await emitirCodigo(db, secrets.codigos, asunto, now)
  return { path: new URL(address).pathname, code }
}
const finish = (code: string) =>
  post(provider.url, '/v1/cuenta/verificar-identidad/agregar-correo', { cuil: CUIL, code })
const stop = (path: string) => fetch(provider.url + path, { method: 'POST' })

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

test('[SEC-12] the "stop" link after a finished request restores address, password and sessions', async () => {
  const { path, code } = await asked()
  expect((await finish(code)).status).toBe(200)
  const { token } = await provider.session('norma')

  expect((await stop(path)).status).toBe(200)

  expect((await get(provider.url, '/v1/afiliados/afiliado', token)).status).toBe(401)
  const rows = await provider.base.db.select().from(contactos)
  const activeOf = (descripcion: string) =>
    rows.find((row) => row.descripcion === descripcion)?.activo
  expect([activeOf(NEW), activeOf('norma.quiroga@correo.example')]).toEqual([false, true])
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
