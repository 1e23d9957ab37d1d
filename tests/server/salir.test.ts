import { expect, test } from 'vitest'

import { get, post } from '../support/server.ts'
import { llamadas } from './support/llamadas.ts'

llamadas('salir', ({ provider }) => {
  test('[SESS-05, SEC-29] after a sign-out the session is refused, and the browser is told to clear its copies', async () => {
    const { token, sid } = await provider().session('sola')

    const answer = await post(provider().url, '/v1/portal/sesiones/salir', { sid })

    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    const refused = await get(provider().url, '/v1/afiliados/afiliado', token)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ codigo: 'sesion-cerrada' })
  })
})
