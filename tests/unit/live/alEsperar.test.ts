import { beforeEach, expect, test, vi } from 'vitest'

import { alEsperar } from '#live/cambios/alEsperar.ts'
import { alLlegar } from '#live/cambios/alLlegar.ts'
import { device } from '#live/telefono/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { noteSenal } from '#local/provider/senal.ts'

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await device.salida.operaciones.clear()
  await device.salida.operaciones.add({
    id: 'una',
    uid: '1',
    type: 'x',
    group: 'x',
    state: 'pending',
    createdAt: 1,
    keys: [],
    answers: [],
    tries: 0,
  })
  await noteSenal(device, 'sin-senal', 1)
})

const become = (what: Partial<Operacion>) =>
  device.salida.operaciones.where({ id: 'una' }).modify(what)

/** Number of announcements that the change waits for signal. */
function said(sinSenal: boolean) {
  const tell = vi.fn<() => void>()
  alEsperar('una', sinSenal, tell)
  return { tell }
}

test('[FLT-01, CONT-10] a change that arrives at its second try is never announced as waiting for signal', async () => {
  const { tell } = said(false)
  const known = said(true)
  const arrived = vi.fn<() => void>()
  alLlegar('una', arrived)
  await become({ tries: 1 })
  // If it was known before that there is no signal, one try is enough.
  await vi.waitFor(() => expect(known.tell).toHaveBeenCalledOnce())
  await become({ state: 'done', tries: 2 })
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce())

  expect(tell).not.toHaveBeenCalled()
})

test('[CONT-10] a change that fails at every try is announced as waiting once', async () => {
  const { tell } = said(false)
  await become({ tries: 1 })
  await become({ tries: 2 })
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce())
  await become({ tries: 3 })
  const last = said(true)
  await vi.waitFor(() => expect(last.tell).toHaveBeenCalledOnce())

  expect(tell).toHaveBeenCalledOnce()
})
