// @module-tag largo

import { expect, test } from 'vitest'

import { device } from '#live/telefono/device.ts'
import { currentSession } from '#local/session/session.ts'

import { abrir, boton, enlace, expectClean, main, titulo } from './support/pantalla.ts'

/** A read notification of one group, as the phone stores it. */
const lectura = (uid: string, numeroNotificacion: string) => ({
  id: crypto.randomUUID(),
  uid,
  type: 'notificacion.descartar',
  group: 'notificacion/una',
  payload: { notificacion: { idSolicitud: 1, tipoNotificacion: 'x', numeroNotificacion } },
  createdAt: Date.now(),
  keys: [crypto.randomUUID()],
  answers: [],
})

test('[FLT-13] a change behind a refused one says that it waits, among those to be decided', async () => {
  await abrir('/pendientes')
  const { uid = '' } = (await currentSession(device)) ?? {}
  await device.salida.operaciones.bulkAdd([
    { ...lectura(uid, '71'), state: 'rejected', reason: 'No va.', tries: 1 },
    { ...lectura(uid, '72'), state: 'pending', tries: 0 },
  ])

  await expect.element(main()).toHaveTextContent('Espera al anterior, que no se aceptó.')
  await expect
    .element(main().getByRole('heading', { name: 'Necesitan que decidas' }))
    .toHaveTextContent('2')
  expect(main().getByRole('heading', { name: 'Se envían solos' }).query()).toBeNull()
  await expectClean()
  await enlace(/N° 72$/).click()
  await expect.element(titulo()).toHaveTextContent('72')
  await expect.element(main()).toHaveTextContent('Espera al anterior, que no se aceptó.')
  expect(boton('Enviar ahora').query()).toBeNull()
})
