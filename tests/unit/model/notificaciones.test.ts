import { expect, test } from 'vitest'

import type { Operacion } from '#local/bases/salida.ts'
import { enqueue, rowsOf } from '#local/outbox/outbox.ts'
import { withOverlays } from '#local/outbox/overlays.ts'
import { catalog } from '#model/catalog.ts'
import { descartarNotificacion, notificacionesPendientes } from '#model/notificaciones.ts'

import { phone } from '../../support/phone.ts'

const receta = {
  idSolicitud: 5,
  tipoNotificacion: 'Receta médica crónica',
  numeroNotificacion: '88120',
  codigoTipoNotificacion: 'RecetaMedicaIfx',
}
const autorizacion = { idSolicitud: 5, tipoNotificacion: 'Solicitud', numeroNotificacion: '20377' }

test('[NOTI-02] a dismissed notification leaves the list at once; another kind with the same number stays', async () => {
  const device = await phone()
  const key = notificacionesPendientes.key({})
  const copy = { value: [receta, autorizacion], askedAt: 1 }

  await enqueue(device, descartarNotificacion, { notificacion: receta }, { now: 2 })

  expect(withOverlays(catalog, key, copy, await rowsOf(device, '1'))).toEqual({
    value: [autorizacion],
    pending: true,
  })
})

test('[NOTI-02] each listed notification is compared once, however many were dismissed', async () => {
  let looks = 0
  const listed = Array.from({ length: 300 }, (_, idSolicitud) => ({ ...receta, idSolicitud }))
  const value = listed.map((one) =>
    Object.defineProperty({ ...one }, 'idSolicitud', {
      enumerable: true,
      get: () => (looks++, one.idSolicitud),
    }),
  )
  const rows = listed.slice(1).map((notificacion, n) => rowOf({ notificacion }, n))

  const shown = withOverlays(catalog, notificacionesPendientes.key({}), { value, askedAt: 1 }, rows)

  expect(looks).toBe(300)
  expect(shown).toEqual({ value: [listed[0]], pending: true })
})

test('each dismissal is sent independently of others and described in words', () => {
  const { group, describe } = descartarNotificacion
  expect(group({ notificacion: receta })).not.toBe(group({ notificacion: autorizacion }))
  expect(describe({ notificacion: receta })).toBe('Notificación leída: receta crónica N° 88120')
  expect(describe({ notificacion: autorizacion })).toBe(
    'Notificación leída: solicitud de autorización N° 20377',
  )
})

test('a malformed notification is refused before it is stored', async () => {
  const device = await phone()
  const wrong = { notificacion: { ...receta, idSolicitud: 'cinco' as never } }

  await expect(enqueue(device, descartarNotificacion, wrong, { now: 2 })).rejects.toThrow(
    /idSolicitud/,
  )

  expect(await device.salida.operaciones.count()).toBe(0)
})

const rowOf = (payload: unknown, seq: number): Operacion => ({
  seq,
  id: String(seq),
  uid: '1',
  type: descartarNotificacion.type,
  group: String(seq),
  payload,
  state: 'pending',
  createdAt: 2,
  keys: [],
  answers: [],
  tries: 0,
})

test('no two resources or operations of the catalog share a name', () => {
  const names = [
    ...catalog.resources.map(({ name }) => name),
    ...catalog.operations.map(({ type }) => type),
  ]
  expect(new Set(names).size).toBe(names.length)
})
