// @module-tag largo

import { expect, test } from 'vitest'

import { device } from '#live/telefono/device.ts'
import { currentSession } from '#local/session/session.ts'

import { abrir, boton, enlace, expectClean, main, titulo } from './support/pantalla.ts'

/**
 * A request with photos that a restored provider does not have, as the engine stores it
 * (tests/unit/sync/epoca.test.ts).
 */
const perdida = (uid: string) => ({
  id: crypto.randomUUID(),
  uid,
  type: 'autorizacion.guardar',
  group: 'solicitud/una',
  state: 'rejected' as const,
  reason: 'La obra social volvió a una copia de antes: hacelo de nuevo.',
  createdAt: Date.now(),
  keys: [crypto.randomUUID()],
  answers: [],
  tries: 1,
})

test('[FLT-28] a request lost by a restored provider shows why, and is not sent without its photos', async () => {
  await abrir('/pendientes')
  const session = await currentSession(device)
  await device.salida.operaciones.add(perdida(session?.uid ?? ''))

  await expect.element(main()).toHaveTextContent(/La obra social volvió a una copia de antes/)
  expect(boton('Reintentar').query()).toBeNull()
  await expect.element(boton('Descartar')).toBeVisible()
  await expectClean()
  await enlace(/^Solicitud de autorización$/).click()
  await expect.element(titulo()).toHaveTextContent('Solicitud de autorización')
  await expect.element(main().getByText('La obra social ya no lo tiene')).toBeVisible()
})
