import { afterEach, expect, test, vi } from 'vitest'

import { followOutbox, mirrorNow } from '#live/pendientes/unsent.ts'
import { device } from '#live/telefono/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { startSession } from '#local/session/session.ts'
import { descartarNotificacion, notificacionesPendientes } from '#model/notificaciones.ts'

import { tokenOf } from '../../support/phone.ts'

afterEach(() => void vi.unstubAllGlobals())

test('[NOTI-02, SHELL-02] the number on the app icon is that of the notifications not dismissed on this phone', async () => {
  const shown: number[] = []
  const setAppBadge = (count: number) => Promise.resolve(void shown.push(count))
  vi.stubGlobal('navigator', { setAppBadge })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  })
  await startSession(device, tokenOf(1), { shared: false })
  const una = (idSolicitud: number) => ({
    idSolicitud,
    tipoNotificacion: 'x',
    numeroNotificacion: String(idSolicitud),
  })
  const stop = followOutbox()
  await device.lectura.copias.put({
    key: notificacionesPendientes.key({}),
    resource: notificacionesPendientes.name,
    value: [una(1), una(2), una(3)],
    savedAt: 1,
    askedAt: 1,
    answeredAt: 1,
  })
  await expect.poll(() => shown.at(-1)).toBe(3)

  await enqueue(device, descartarNotificacion, { notificacion: una(2) }, { now: 2 })

  await expect.poll(() => shown.at(-1)).toBe(2)
  stop()
})

test('[FLT-32] the list of unsent changes is written once for all changes made during a write', async () => {
  const kept = new Map<string, string>()
  const written: number[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value)
      written.push((JSON.parse(value) as { entradas: unknown[] }).entradas.length)
    },
    removeItem: (key: string) => void kept.delete(key),
  })
  await startSession(device, tokenOf(3), { shared: false })
  await device.salida.operaciones.clear()
  const make = (idSolicitud: number) =>
    enqueue(
      device,
      descartarNotificacion,
      { notificacion: { idSolicitud, tipoNotificacion: 'x', numeroNotificacion: '1' } },
      { now: 1 },
    )

  await make(1)
  const first = mirrorNow()
  await Promise.all([2, 3, 4].map((n) => make(n).then(mirrorNow)))
  await first

  expect(written.at(-1)).toBe(4)
  expect(written.length).toBeLessThanOrEqual(4)
  await Promise.all([mirrorNow(), mirrorNow(), mirrorNow()])
  expect(written.length).toBeLessThanOrEqual(5)
  await device.salida.operaciones.clear()
})
