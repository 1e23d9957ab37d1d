import { expect, test } from 'vitest'

import { newKey, post } from '../support/server.ts'
import { llamadas } from './support/llamadas.ts'

llamadas('notificaciones', ({ provider, read }) => {
  test('[API-07][API-08] a dismissed notification leaves the list; a second dismissal is no error', async () => {
    const { token, uid } = await provider().session('norma')
    const before = await provider().notificacionesPendientes(uid)
    expect(before.map(({ codigoTipoNotificacion }) => codigoTipoNotificacion)).toEqual([
      'SolicitudCobertura',
      'RecetaMedicaIfx',
      'SolicitudCobertura',
    ])
    const path = '/v1/afiliados/deshabilitar-notificacion-pendiente'

    const first = await post(
      provider().url,
      path,
      { notificacion: before[1] },
      { token, clave: newKey() },
    )
    const second = await post(
      provider().url,
      path,
      { notificacion: before[1] },
      { token, clave: newKey() },
    )

    expect([first.status, second.status]).toEqual([200, 200])
    expect(await read('/v1/usuarios/afiliados/notificaciones-pendientes', token)).toEqual([
      before[0],
      before[2],
    ])
  })
})
