import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { respuestas } from '../../server/src/claves/tables.ts'
import { cleanUp } from '../../server/src/cleanup.ts'
import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { mailsTo, withVoucher } from '../support/acceso.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { type Provider, newKey, post, startServer } from '../support/server.ts'

const NORMA = 'norma.quiroga@correo.example'
const { norma, derivado } = PERSONAS_DE_PRUEBA
const DAY = 24 * 3_600_000

describe.each(kinds())('a live call with an effect, on %s', (kind) => {
  let now = Date.now()
  let opened: Awaited<ReturnType<typeof openSeeded>>
  let provider: Provider

  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now })
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  const change = (token: string, clave: string | undefined, actual: string, nueva = 'cambiada1') =>
    post(
      provider.url,
      '/v1/usuario/cambiar-password',
      {
        rolafiliado: true,
        passwordactual: actual,
        nuevapassword: nueva,
        confirmarnuevapassword: nueva,
      },
      { token, ...(clave && { clave }) },
    )

  test('[FLT-03] after a lost answer, a password change that is repeated under its key succeeds', async () => {
    const { token } = await provider.session('norma')
    const clave = newKey()

    expect((await change(token, clave, norma.password)).status).toBe(200)
    expect((await change(token, clave, norma.password)).status).toBe(200)

    const told = (await mailsTo(provider, NORMA)).filter(({ asunto }) => /contraseña/.test(asunto))
    expect(told).toHaveLength(1)
    expect((await change(token, newKey(), norma.password)).status).toBe(422)
    expect((await change(token, clave, norma.password, 'otra1234')).status).toBe(422)
    await provider.signIn({ ...norma, password: 'cambiada1' })
  })

  test('[FLT-03, FLT-16] the same call made many times at once sends one mail and uses one bot check', async () => {
    const { headers } = await withVoucher(provider, now)
    const clave = newKey()
    const ask = () =>
      post(
        provider.url,
        '/v1/contacto/portal-afiliados/correo-usuario',
        { nombreUsuario: norma.usuario },
        { clave, headers },
      )

    const answers = await Promise.all(Array.from({ length: 10 }, ask))

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  })

  test('[FLT-03] a refused password that is repeated under its key is refused again, as one try', async () => {
    const { token } = await provider.session('derivado')
    const clave = newKey()
    for (let n = 0; n < 6; n++) {
      const refused = await change(token, clave, 'wrong')
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ codigo: 'contrasenia-actual' })
    }

    expect((await change(token, newKey(), derivado.password)).status).toBe(200)
  })

  test('[FLT-03, FLT-12] a call refused because of a wait is judged again under its key after the wait', async () => {
    const { token } = await provider.session('sola')
    const clave = newKey()
    for (let n = 0; n < 4; n++) await change(token, newKey(), 'wrong')
    expect((await change(token, clave, 'wrong')).status).toBe(429)

    now += 30_000

    expect((await change(token, clave, 'wrong')).status).toBe(422)
  })

  test.each([
    ['/v1/cuenta/crear-cuenta', { cuil: '1', code: '1' }],
    [
      '/v1/auth/nueva-contrasenia',
      { contrasenia: 'corta', token: 't', codigoverificacion: '1', idcontacto: 1 },
    ],
  ])(
    '[SEC-08] malformed calls to %s store no more answers than an address may ask',
    async (path, body) => {
      now += 60_000
      const { db } = opened.base
      await db.delete(respuestas)
      const statuses: number[] = []
      for (let n = 0; n < 130; n++)
        statuses.push((await post(provider.url, path, body, { clave: newKey() })).status)

      expect(new Set(statuses)).toEqual(new Set([422, 429]))
      expect(statuses.at(-1)).toBe(429)
      expect(await db.$count(respuestas)).toBeLessThanOrEqual(120)
    },
  )

  test('[SEC-11] stored answers contain neither the asker nor the request', async () => {
    const kept = JSON.stringify(await opened.base.db.select().from(respuestas))
    expect(kept).not.toContain(norma.usuario)
    expect(kept).not.toContain('cambiada1')

    await cleanUp(opened.base.db, now + DAY + 1)
    expect(await opened.base.db.select().from(respuestas)).toEqual([])
  })
})
