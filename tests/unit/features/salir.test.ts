import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { discardAll, sendAll } from '#features/acceso/salir.ts'
import type { Pendiente } from '#live/pendientes/usePendientes.ts'
import { engine } from '#live/proveedor/engine.ts'
import { device } from '#live/telefono/device.ts'
import { startSession } from '#local/session/session.ts'
import { descartarNotificacion } from '#model/notificaciones.ts'
import { closeToast, currentToast } from '#ui/toasts.ts'

import { tokenOf } from '../../support/phone.ts'

const { operaciones } = device.salida
let generation = 0

beforeEach(async () => {
  await operaciones.clear() // Another test file of this process may have left some.
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('navigator', {}) // There is no service worker here.
  generation = (await startSession(device, tokenOf(1), { shared: false })).generation
})

afterEach(async () => {
  await operaciones.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A waiting change, as the sign-out's question lists it. */
async function waiting(id: string, soloWifi: boolean): Promise<Pendiente> {
  const row = {
    id,
    uid: '1',
    type: descartarNotificacion.type,
    group: id,
    state: 'pending',
  } as const
  const rest = { payload: { id: 1 }, createdAt: 1, keys: [id], answers: [], tries: 0 }
  await operaciones.add({ ...row, ...rest, ...(soloWifi && { soloWifi }) })
  const listed = { words: id, damaged: false, unsent: true, numero: 1, createdAt: 1, tries: 0 }
  return { ...row, ...listed, soloWifi, generation }
}

const held = async () =>
  (await operaciones.toArray()).map(({ id, state, soloWifi = false }) => [id, state, soloWifi])

test("[FLT-64] 'send now' at sign-out sends Wi-Fi-only changes too; unsent ones wait for Wi-Fi again", async () => {
  const cambios = [
    await waiting('foto', true),
    await waiting('mail', true),
    await waiting('otro', false),
  ]
  const during: unknown[] = []
  vi.spyOn(engine, 'wake').mockImplementation(async () => {
    during.push(...(await held()))
    await operaciones.update((await operaciones.get({ id: 'mail' }))?.seq ?? 0, { state: 'done' })
  })

  await sendAll({ cambios, formularios: 0, compartido: false })

  expect(during).toEqual([
    ['foto', 'pending', false],
    ['mail', 'pending', false],
    ['otro', 'pending', false],
  ])
  expect(await held()).toEqual([
    ['foto', 'pending', true],
    ['mail', 'done', false],
    ['otro', 'pending', false],
  ])
})

test("[FLT-64, FLT-49] 'discard' at sign-out says so if a change was already sent", async () => {
  const cambios = [await waiting('foto', false)]
  await operaciones.where({ id: 'foto' }).modify({ state: 'done' })
  vi.spyOn(engine, 'discard').mockResolvedValue('arrived')

  expect(await discardAll({ cambios, formularios: 0, compartido: false }, false)).toBe('gone')

  const toast = currentToast()
  expect(toast?.text).toBe('Algo de esto ya se había enviado: eso no se puede deshacer.')
  closeToast(toast?.id ?? 0)
})
