import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { cederSolos } from '#live/pendientes/cederSolos.ts'
import { mirrorNow } from '#live/pendientes/unsent.ts'
import { engine } from '#live/proveedor/engine.ts'
import { device } from '#live/telefono/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { startSession } from '#local/session/session.ts'
import { guardarContactos } from '#model/guardarContactos.ts'

import { tokenOf } from '../../support/phone.ts'

const { operaciones, perdidas } = device.salida

beforeEach(async () => {
  await operaciones.clear() // Another test file of this process may have left some.
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('navigator', {}) // There is no service worker here.
  await startSession(device, tokenOf(1), { shared: false })
})

afterEach(async () => {
  await operaciones.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const save = (valor: string) => {
  const lists = { antes: [], despues: [{ tipo: 5, idTipo: 5, valor }] }
  const cambio = { idAfiliado: 4, propia: true, ...lists, version: 1 }
  return enqueue(device, guardarContactos, cambio, { now: 1 })
}

test('[FLT-13, FLT-32] a refused save gives way to its correction, and is not reported as lost', async () => {
  const wake = vi.spyOn(engine, 'wake').mockImplementation(async () => {})
  const refused = await save('02954-15400001')
  await operaciones.where({ id: refused }).modify({ state: 'sending', tries: 1 })
  const correction = await save('02954-15400002')
  await operaciones.where({ id: refused }).modify({ state: 'rejected', reason: 'No va.' })
  await mirrorNow()

  await cederSolos(await operaciones.toArray())
  await mirrorNow()

  expect((await operaciones.toArray()).map(({ id }) => id)).toEqual([correction])
  expect(await perdidas.get(refused)).toBeUndefined()
  expect(wake).toHaveBeenCalledWith('write')
})

test('[FLT-13] a refused save without a correction behind it stays for its person', async () => {
  const wake = vi.spyOn(engine, 'wake').mockImplementation(async () => {})
  const refused = await save('02954-15400001')
  await operaciones.where({ id: refused }).modify({ state: 'rejected', reason: 'No va.', tries: 1 })

  await cederSolos(await operaciones.toArray())

  expect((await operaciones.toArray()).map(({ id }) => id)).toEqual([refused])
  expect(wake).not.toHaveBeenCalled()
})
