import { afterAll, beforeAll, expect, test } from 'vitest'

import { FORMAS, usarFormas } from '#contract/formas.ts'
import { diaDe } from '#formato/instantes.ts'

import type { Base } from '../../server/src/base/database.ts'
import { readProveedor } from '../../server/src/base/proveedor.ts'
import { SIN_CUENTA, usuarioDe } from '../../server/src/semilla/demo.ts'
import { baseDe } from '../support/baseDe.ts'
import { type Provider, get, post, startServer } from '../support/server.ts'

// The second insurer, as `npm start -- --proveedor otro` serves it from an empty folder.
let base: Base
let provider: Provider

beforeAll(async () => {
  const proveedor = readProveedor('proveedores/otro')
  base = await baseDe(proveedor)
  provider = await startServer({ base, config: { proveedor }, capacidades: proveedor.capacidades })
})

afterAll(async () => {
  usarFormas(FORMAS)
  await provider.stop()
  await base.close()
})

const entrar = (nombre: string) =>
  post(provider.url, '/v1/auth/portal-afiliados/signin', { nombre, password: 'demo1234' })

test.each(['1123456', '112.3456', '112.3456/0', '11234560'])(
  '[API-03, SIGN-01] a member of seven digits signs in as %s',
  async (usuario) => {
    expect((await provider.signIn({ usuario, password: 'demo1234' })).uid).toBe(1)
  },
)

test.each(['27-28456789-2', '123456', '00-123456-0', '112345'])(
  '[API-03] where only member numbers sign in, %s is refused like a wrong password',
  async (usuario) => {
    const answer = await entrar(usuario)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ codigo: 'credenciales' })
  },
)

test('the welcome of the demo names the numbers that its people sign in with', () => {
  expect(usuarioDe('norma')).toBe('112.3456/0')
  expect(usuarioDe('sola')).toBe('113.0222/0')
})

test('[FAM-02] the family shows the number in its form, with the order of each member', async () => {
  const { token } = await provider.session('norma')
  const family = (await (
    await get(provider.url, '/v1/afiliados/grupo-familiar', token)
  ).json()) as { afiliado: { numeroAfiliadoFormateado: string } }[]

  expect(family.map(({ afiliado }) => afiliado.numeroAfiliadoFormateado)).toEqual([
    '112.3456/0',
    '112.3456/1',
    '112.3456/2',
    '112.3456/3',
  ])
})

test('[ACCT-09] the questionnaire describes the member number of this insurer', async () => {
  const answer = await post(provider.url, '/v1/cuenta/generar-cuestionario', {
    cuil: SIN_CUENTA.cuil,
  })
  expect(await answer.text()).toContain('Tu número de afiliado tiene siete cifras (···.····/0).')
})

test('[FORM-08] a licence number of six digits may be searched, one of seven is too long', async () => {
  const { token } = await provider.session('norma')
  const search = (matricula: string) =>
    post(
      provider.url,
      '/v1/busquedas/prestadores/buscar-profesionales',
      {
        matricula,
        nombreApellido: null,
        idLocalidad: null,
        idEspecialidad: null,
        soloActivos: true,
      },
      { token },
    )

  expect((await search('123456')).status).toBe(200)
  expect((await search('1234567')).status).toBe(422)
})

test('[FLT-71] a day of the provider is a day in its time zone', () => {
  // In July Santiago is an hour behind Buenos Aires.
  expect(diaDe(Date.parse('2026-07-10T03:30:00Z'))).toBe('2026-07-09')
})

test('[API-02] no extension is announced', async () => {
  expect((await get(provider.url, '/.well-known/portal-capacidades.json')).status).toBe(404)
})
