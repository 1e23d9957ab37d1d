import { afterAll, beforeAll, expect, test } from 'vitest'

import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { mailsTo } from '../support/acceso.ts'
import { type Provider, get, post, startServer } from '../support/server.ts'

const CHANGE = '/v1/usuario/cambiar-password'
const { norma, derivado } = PERSONAS_DE_PRUEBA

let now = Date.now()
let provider: Provider
beforeAll(async () => {
  provider = await startServer({ clock: () => now })
})
afterAll(() => provider.stop())

const change = (token: string, passwordactual: string, nueva: string, repetida = nueva) =>
  post(
    provider.url,
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

  const different = await change(token, password, 'cambiada1', 'cambiada2')
  const short = await change(token, password, 'abc12')

  expect(await different.json()).toMatchObject({
    error: 'Las contraseñas ingresadas no coinciden.',
  })
  expect(await short.json()).toMatchObject({ codigo: 'contrasenia' })
  await provider.signIn(PERSONAS_DE_PRUEBA.sola)
})
