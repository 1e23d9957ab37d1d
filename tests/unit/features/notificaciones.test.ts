import { expect, test } from 'vitest'

import { destinoDe } from '#features/notificaciones/destino.ts'

const notificacion = { idSolicitud: 88, tipoNotificacion: 'x', numeroNotificacion: '1' }

test('[NOTI-03] a chronic prescription leads to it', () => {
  expect(destinoDe({ ...notificacion, codigoTipoNotificacion: 'RecetaMedicaIfx' })).toBe(
    '/ver-receta-cronica/88',
  )
})

test('[NOTI-04] anything else leads to the authorizations', () => {
  expect(destinoDe({ ...notificacion, codigoTipoNotificacion: 'Solicitud' })).toBe(
    '/autorizaciones',
  )
  expect(destinoDe({ ...notificacion, codigoTipoNotificacion: null })).toBe('/autorizaciones')
  expect(destinoDe(notificacion)).toBe('/autorizaciones')
})
