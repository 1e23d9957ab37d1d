import { expect, test } from 'vitest'

import { destinoDe } from '#features/notificaciones/destino.ts'

const notificacion = { idSolicitud: 88, tipoNotificacion: 'x', numeroNotificacion: '1' }

test('[NOTI-03] a chronic prescription leads to it', () => {
  expect(destinoDe({ ...notificacion, codigoTipoNotificacion: 'RecetaMedicaIfx' })).toBe(
    '/ver-receta-cronica/88',
  )
})

test('[NOTI-04] anything else leads to the list of authorizations, and to its own request there', () => {
  const suya = '/autorizaciones?avisada=88'
  expect(destinoDe({ ...notificacion, codigoTipoNotificacion: 'Solicitud' })).toBe(suya)
  expect(destinoDe({ ...notificacion, codigoTipoNotificacion: null })).toBe(suya)
  expect(destinoDe(notificacion)).toBe(suya)
})
