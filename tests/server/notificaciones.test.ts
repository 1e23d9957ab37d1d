import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { notificar } from '../../server/src/notificaciones/service.ts'
import { afiliados } from '../../server/src/padron/tables.ts'
import { newKey, post } from '../support/server.ts'
import { llamadas } from './support/llamadas.ts'
import { familiaDe } from './support/pedir.ts'

llamadas('notificaciones', ({ provider, reloj, read }) => {
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

  test('[API-07] the newest notifications come first, a repeated one too; no more than a hundred', async () => {
    const { token, uid } = await provider().session('norma')
    const { db } = provider().base
    const [idAfiliado = 0] = await familiaDe(provider(), token)
    const tell = (idSolicitud: number, estado: string) => {
      const nueva = {
        uid,
        idAfiliado,
        idSolicitud,
        tipoNotificacion: `Solicitud de autorización: ${estado}`,
        numeroNotificacion: String(idSolicitud),
        codigoTipoNotificacion: 'SolicitudCobertura',
      }
      return notificar(db, nueva, reloj.ahora)
    }
    const first = async () => (await provider().notificacionesPendientes(uid))[0]?.idSolicitud

    await tell(30_001, 'observada')
    for (let id = 30_002; id <= 30_101; id++) await tell(id, 'aprobada')
    expect(await first()).toBe(30_101)
    expect(await provider().notificacionesPendientes(uid)).toHaveLength(100)
    await tell(30_001, 'en auditoría')
    await tell(30_002, 'aprobada')
    expect(await first()).toBe(30_002)
    await tell(30_001, 'observada')
    expect(await first()).toBe(30_001)
  })

  test('[SEC-01] a relative who left the family causes no notification', async () => {
    const { token, uid } = await provider().session('norma')
    const { db } = provider().base
    const [, ruben = 0] = await familiaDe(provider(), token)
    const tell = async (estado: string) => {
      const nueva = {
        uid,
        idAfiliado: ruben,
        idSolicitud: 20_401,
        tipoNotificacion: `Solicitud de autorización: ${estado}`,
        numeroNotificacion: '20401',
        codigoTipoNotificacion: 'SolicitudCobertura',
      }
      await notificar(db, nueva, reloj.ahora)
      const waiting = await provider().notificacionesPendientes(uid)
      return waiting.filter(({ idSolicitud }) => idSolicitud === 20_401)
    }
    const inFamily = (activo: boolean) =>
      db.update(afiliados).set({ activo }).where(eq(afiliados.idAfiliado, ruben))

    expect(await tell('en auditoría')).toHaveLength(1)
    await inFamily(false)
    expect(await tell('aprobada')).toEqual([])
    await inFamily(true)
    expect(await tell('reabierta')).toHaveLength(1)
  })
})
