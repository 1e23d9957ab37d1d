import { expect, test } from 'vitest'

import { destinoDe, estadoDe } from '#features/notificaciones/destino.ts'

const notificacion = { idSolicitud: 88, tipoNotificacion: 'x', numeroNotificacion: '1' }

test('[NOTI-03] a chronic prescription leads to it', () => {
  expect(destinoDe({ ...notificacion, codigoTipoNotificacion: 'RecetaMedicaIfx' })).toBe(
    '/ver-receta-cronica/88',
  )
})

test('[NOTI-04] anything else leads to the authorizations, and the address does not say to which', () => {
  const other = { ...notificacion, codigoTipoNotificacion: 'Solicitud' }
  expect(destinoDe(other)).toBe('/autorizaciones')
  expect(destinoDe({ ...notificacion, codigoTipoNotificacion: null })).toBe('/autorizaciones')
  expect(destinoDe(notificacion)).toBe('/autorizaciones')
  expect(estadoDe(other)).toEqual({ avisada: 88 })
})
