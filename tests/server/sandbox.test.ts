import { afterAll, beforeAll, expect, test } from 'vitest'

import { conPases, confianza, consultar } from '../support/pases.ts'
import { type Provider, get, startServer } from '../support/server.ts'

let provider: Provider
beforeAll(async () => {
  provider = await startServer()
})
afterAll(() => provider.stop())

const page = async () => (await get(provider.url, '/sandbox')).text()
/** Follows the link with these words, the one after `near`. */
async function press(words: string, near = '') {
  const html = await page()
  const path = new RegExp(`${near}[^]*?<a href="([^"]+)">${words}</a>`).exec(html)?.[1]
  expect(path).toBeDefined()
  expect((await get(provider.url, String(path))).status).toBe(200)
}

test('[SEC-50] on the sandbox’s page a member is removed and taken back, as a checker sees it', async () => {
  const { token } = await provider.session('norma')
  const phone = await conPases(provider.url, token)
  const state = () => consultar(provider.url, phone.of(1).enPantalla)
  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format()

  await press('Dar de baja', 'Rubén Peralta')
  expect(await state()).toEqual({ estado: 'baja', desde: today })
  expect(await page()).toMatch(/Rubén Peralta · 00-123456-1 · de baja/)
  await press('Volver a dar de alta', 'Rubén Peralta')
  expect(await state()).toEqual({ estado: 'activa' })
})

test('[SEC-50] on the sandbox’s page the key that signs is changed', async () => {
  const { token } = await provider.session('sola')
  const before = await conPases(provider.url, token)

  await press('Cambiar la clave de firma')

  const after = await conPases(provider.url, token)
  expect(after.of(0).enPantalla.kid).not.toBe(before.of(0).enPantalla.kid)
  const { told } = await confianza(provider.url)
  expect(told.claves.map(({ kid }) => kid)).toContain(before.of(0).enPantalla.kid)
})

test('[SEC-42] a member who is none is not there, and without the sandbox nothing of it is', async () => {
  const plain = await startServer({ base: provider.base, config: { sandbox: false } })

  expect((await get(provider.url, '/sandbox/afiliados/999999/baja')).status).toBe(404)
  expect((await get(provider.url, '/sandbox/afiliados/x/baja')).status).toBe(404)
  for (const path of ['/sandbox/clave', '/sandbox/afiliados/1/baja', '/sandbox'])
    expect((await get(plain.url, path)).status).toBe(404)
  await plain.stop()
})
