import { expect, test } from 'vitest'

import { destinoDe, estadoDe } from '#features/notificaciones/destino.ts'

const notificacion = { idSolicitud: 88, tipoNotificacion: 'x', numeroNotificacion: '1' }

test('[NOTI-03] a notification about a chronic prescription opens that prescription', () => {
  expect(destinoDe({ ...notificacion, codigoTipoNotificacion: 'RecetaMedicaIfx' })).toBe(
    '/ver-receta-cronica/88',
  )
})

test('[NOTI-04] any other notification opens the list of requests, without an id in the address', () => {
  const other = { ...notificacion, codigoTipoNotificacion: 'Solicitud' }
  expect(destinoDe(other)).toBe('/autorizaciones')
  expect(destinoDe({ ...notificacion, codigoTipoNotificacion: null })).toBe('/autorizaciones')
  expect(destinoDe(notificacion)).toBe('/autorizaciones')
  expect(estadoDe(other)).toEqual({ avisada: 88 })
})
