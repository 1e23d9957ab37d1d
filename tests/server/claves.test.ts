import { expect, test } from 'vitest'

import { limites } from '../../server/src/limites/tables.ts'
import { newKey, post } from '../support/server.ts'
import { llamadas } from './support/llamadas.ts'

llamadas('claves', ({ provider }) => {
  test('[FLT-32] the provider reports by key which changes arrived, only to the person who sent them', async () => {
    const norma = await provider().session('norma')
    const sola = await provider().session('sola')
    const [notificacion] = await provider().notificacionesPendientes(norma.uid)
    const [arrived, lost] = [newKey(), newKey()]
    await post(
      provider().url,
      '/v1/afiliados/deshabilitar-notificacion-pendiente',
      { notificacion },
      { token: norma.token, clave: arrived },
    )
    const ask = async (token: string) =>
      (
        await post(provider().url, '/v1/portal/claves', { claves: [arrived, lost] }, { token })
      ).json()

    expect(await ask(norma.token)).toEqual({ llegaron: { [arrived]: true, [lost]: false } })
    expect(await ask(sola.token)).toEqual({ llegaron: { [arrived]: false, [lost]: false } })
  })

  test('[SEC-05] a person may annul 3,000 keys an hour, in one call or in many', async () => {
    const { token, uid } = await provider().session('sola')
    await provider()
      .base.db.insert(limites)
      .values({ clave: `anuladas:${uid}`, desdeAt: Date.now(), cuenta: 2_996 })
    const anular = async (cuantas: number) => {
      const claves = Array.from({ length: cuantas }, newKey)
      return (await post(provider().url, '/v1/portal/claves/anular', { claves }, { token })).status
    }

    expect([await anular(3), await anular(1), await anular(1)]).toEqual([200, 200, 429])
  })
})
