import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  filasALaVista,
  leerVista,
  mostrarYa,
  seguirVista,
  vistaActual,
  watchConCambios,
} from '#live/cambios/vista.ts'
import { device, openPhoneAnew } from '#live/telefono/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { withOverlays } from '#local/outbox/overlays.ts'
import { startSession } from '#local/session/session.ts'
import { descartarNotificacion, notificacionesPendientes } from '#model/notificaciones.ts'
import { primeros } from '#model/primeros.ts'

import { tokenOf } from '../../support/phone.ts'

const CAMPANA = notificacionesPendientes.key({})
const una = (idSolicitud: number) => ({
  idSolicitud,
  tipoNotificacion: 'x',
  numeroNotificacion: String(idSolicitud),
})
const descartar = (n: number) =>
  enqueue(device, descartarNotificacion, { notificacion: una(n) }, { now: n })
const guardar = (key: string, numeros: number[], askedAt: number) =>
  device.lectura.copias.put({
    key,
    resource: notificacionesPendientes.name,
    value: numeros.map(una),
    savedAt: askedAt,
    askedAt,
    answeredAt: askedAt,
  })

/** Values of a copy that a screen would show, one for each update. */
function mirar(key: string) {
  const told: number[][] = []
  const stop = watchConCambios(
    () => device.lectura.copias.get(key),
    [key],
    (copy, vista) => {
      if (!copy) return
      const { value } = withOverlays(primeros, key, copy, filasALaVista(vista))
      told.push((value as { idSolicitud: number }[]).map(({ idSolicitud }) => idSolicitud))
    },
  )
  stops.push(stop)
  return told
}

const stops: (() => void)[] = []

beforeEach(async () => {
  await startSession(device, tokenOf(1), { shared: false })
  await device.salida.operaciones.clear()
  await guardar(CAMPANA, [1, 2, 3], 1)
  await guardar('otra', [7], 1)
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  await device.salida.operaciones.clear()
  await device.lectura.copias.clear()
})

test('[NOTI-02] a change is read once for all screens, and only the screens that it affects are updated', async () => {
  const campana = [mirar(CAMPANA), mirar(CAMPANA), mirar(CAMPANA)]
  const otra = mirar('otra')
  await expect.poll(() => [...campana, otra].map(({ length }) => length)).toEqual([1, 1, 1, 1])
  const whole = vi.spyOn(device.salida.operaciones, 'toArray')
  const later = vi.spyOn(device.salida.operaciones, 'where')
  const copies = vi.spyOn(device.lectura.copias, 'get')

  await descartar(2)

  await expect
    .poll(() => campana.map((told) => told.at(-1)))
    .toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ])
  expect(otra).toEqual([[7]])
  expect(later.mock.calls.filter(([by]: unknown[]) => by === 'seq')).toHaveLength(1)
  expect(whole).not.toHaveBeenCalled()
  expect(copies).not.toHaveBeenCalled()
})

test('[FLT-79] a screen never shows a copy that contains a change together with its unsent state', async () => {
  const told = mirar(CAMPANA)
  await descartar(2)
  await expect.poll(() => told.at(-1)).toEqual([1, 3])
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const { operaciones } = device.salida
  const read = operaciones.bulkGet.bind(operaciones)
  vi.spyOn(operaciones, 'bulkGet').mockImplementationOnce(((keys: number[]) =>
    held.then(() => read(keys))) as never)

  // After a refusal the change is no longer shown, and the list fetched after it has arrived.
  await operaciones.toCollection().modify({ state: 'rejected' })
  await guardar(CAMPANA, [2, 3], 5)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(told.at(-1)).toEqual([1, 3])
  goOn()

  await expect.poll(() => told.at(-1)).toEqual([2, 3])
  expect(told).not.toContainEqual([3])
})

test('[FLT-58] a database connection lost while reading keeps the shown value, and the read is repeated', async () => {
  const told = mirar(CAMPANA)
  await expect.poll(() => told.at(-1)).toEqual([1, 2, 3])
  const lost = () => Promise.reject(new DOMException('lost', 'UnknownError')) as never
  vi.spyOn(device.salida.operaciones, 'bulkGet').mockImplementation(lost)
  const whole = vi.spyOn(device.salida.operaciones, 'toArray')
  for (let times = 0; times < 2; times++) whole.mockImplementationOnce(lost)

  await descartar(1)

  await expect.poll(() => told.at(-1), { timeout: 5000 }).toEqual([2, 3])
  expect(vistaActual()?.filas).toHaveLength(1)
})

test('[FLT-45] a read that gets no answer is left with its connection, and the next one reads everything', async () => {
  await descartar(1)
  vi.spyOn(device.salida.sesion, 'get').mockImplementationOnce(
    (() => new Promise(() => undefined)) as never,
  )
  void leerVista()

  await openPhoneAnew()

  expect((await leerVista())?.filas).toHaveLength(1)
})

test('[FLT-63] the next person who signs in sees none of the former data, and every screen is updated', async () => {
  await descartar(1)
  const heard = vi.fn()
  stops.push(seguirVista(heard))
  await expect.poll(() => vistaActual()?.filas.length).toBe(1)
  heard.mockClear()

  await startSession(device, tokenOf(2), { shared: false })

  await expect.poll(() => vistaActual()?.filas.length).toBe(0)
  expect(heard).toHaveBeenCalledWith(undefined)
  expect(vistaActual()?.todas).toHaveLength(1)
})

/** The changes that copies show now. */
function aLaVista() {
  const vista = vistaActual()
  return vista && filasALaVista(vista)
}

/** A dismissal shown at the press, not stored yet. */
function tocar(n: number) {
  const made = { clave: `clave-${n}`, generation: vistaActual()?.sesion?.generation ?? 0, now: n }
  const stop = mostrarYa(descartarNotificacion, { notificacion: una(n) }, made)
  const store = () =>
    enqueue(device, descartarNotificacion, { notificacion: una(n) }, { now: n, clave: made.clave })
  return { stop, store }
}

test('[NOTI-02, FLT-79] a change shows at the press, before it is stored, and its copy never goes back', async () => {
  const told = mirar(CAMPANA)
  await expect.poll(() => told.at(-1)).toEqual([1, 2, 3])

  const { stop, store } = tocar(2)
  expect(told.at(-1)).toEqual([1, 3])
  expect(vistaActual()?.filas).toEqual([])

  await store()
  expect((await leerVista())?.filas.map(({ id }) => id)).toEqual(['clave-2'])
  expect(aLaVista()).toHaveLength(1)
  stop()
  expect(told.slice(1).every((shown) => !shown.includes(2))).toBe(true)
  expect(told.at(-1)).toEqual([1, 3])
})

test('[NOTI-02] a change that could not be stored leaves its copy again', async () => {
  const told = mirar(CAMPANA)
  await expect.poll(() => told.at(-1)).toEqual([1, 2, 3])
  const { stop } = tocar(3)
  expect(told.at(-1)).toEqual([1, 2])
  stop()
  expect(told.at(-1)).toEqual([1, 2, 3])
})

test('[FLT-63] a change that is being stored is not shown to the next person, nor in an ended session', async () => {
  const told = mirar(CAMPANA)
  await expect.poll(() => told.at(-1)).toEqual([1, 2, 3])
  tocar(2)
  const former = vistaActual()?.sesion?.generation ?? 0

  await startSession(device, tokenOf(2), { shared: false })

  await expect.poll(() => vistaActual()?.sesion?.generation).not.toBe(former)
  expect(aLaVista()).toEqual([])
  mostrarYa(
    descartarNotificacion,
    { notificacion: una(1) },
    { clave: 'x', generation: former, now: 1 },
  )
  expect(aLaVista()).toEqual([])
})
