import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

import { RECETA_CRONICA } from '#contract/notificaciones.ts'
import { device } from '#live/telefono/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { descartarNotificacion } from '#model/notificaciones.ts'

import { abiertas, campana } from './support/campana.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, expectClean, main, titulo } from './support/pantalla.ts'

const notificacion = (n: number) => ({
  idSolicitud: n,
  tipoNotificacion: 'Receta médica crónica',
  numeroNotificacion: `${n}`,
  codigoTipoNotificacion: RECETA_CRONICA,
})

const descarte = (uid: string, n: number): Operacion => {
  const payload = { notificacion: notificacion(n) }
  const id = crypto.randomUUID()
  return {
    id,
    uid,
    type: descartarNotificacion.type,
    group: descartarNotificacion.group(payload),
    payload,
    state: 'pending',
    createdAt: Date.now() + n,
    keys: [id],
    answers: [],
    tries: 0,
  }
}

test('[NOTI-01] of three hundred notifications twenty are drawn, and the next twenty at a press', async () => {
  const body = JSON.stringify(Array.from({ length: 300 }, (_, n) => notificacion(n + 1)))
  await network.rule({
    match: 'GET /v1/usuarios/afiliados/notificaciones-pendientes',
    do: { kind: 'status', code: 200, body },
  })
  await abrir('/', { recien: true })
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 300 sin ver')
  await campana().click()
  const filas = () => abiertas().getByRole('listitem').elements().length
  await expect.poll(filas).toBe(20)

  const mas = abiertas().getByRole('button', { name: 'Ver más (quedan 280)', exact: true })
  mas.element().scrollIntoView()
  await userEvent.click(mas)

  await expect.poll(filas).toBe(40)
  await expect.element(abiertas().getByRole('button', { name: /N° 21$/ })).toHaveFocus()
  await expectClean()
})

test('[NOTI-02] of fifty waiting changes twenty are drawn, and all can be reached', async () => {
  await network.cut()
  await abrir('/pendientes')
  const session = await device.salida.sesion.get('actual')
  const uid = session?.state === 'in' ? session.uid : ''
  await device.salida.operaciones.bulkAdd(Array.from({ length: 50 }, (_, n) => descarte(uid, n)))
  await expect.element(titulo()).toHaveTextContent('Pendientes de envío')
  const filas = () =>
    main().getByRole('listitem').filter({ hasText: 'Notificación leída' }).elements().length
  await expect.element(main().getByRole('heading', { name: /50$/ })).toBeVisible()
  expect(filas()).toBe(20)
  await boton('Ver más (quedan 30)').click()
  await expect.poll(filas).toBe(40)
  await boton('Ver más (quedan 10)').click()
  await expect.poll(filas).toBe(50)
  await expectClean()
})
