import { expect, test } from 'vitest'

import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { post } from '../support/server.ts'
import { llamadas } from './support/llamadas.ts'

llamadas('acceso', ({ provider }) => {
  test.each(['27-28456789-2', '27284567892', '00-123456-0', '123456-0', '123456'])(
    '[API-03] the user name %s with its password gives a token with the user id',
    async (usuario) => {
      const { token, uid } = await provider().signIn({ usuario, password: 'demo1234' })

      expect(token.split('.')).toHaveLength(3)
      expect(uid).toBe(1)
    },
  )

  test('[API-03] a wrong password gives 401 in the error form, and no token', async () => {
    const answer = await post(provider().url, '/v1/auth/portal-afiliados/signin', {
      nombre: PERSONAS_DE_PRUEBA.sola.usuario,
      password: 'demo5679',
    })

    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      status: 'error',
      message: 'Credenciales incorrectas. Intente nuevamente.',
      error: 'Credenciales incorrectas. Intente nuevamente.',
      codigo: 'credenciales',
    })
  })
})
