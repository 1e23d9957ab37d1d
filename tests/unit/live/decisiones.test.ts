import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { discardPendiente, resolvePendiente, retryPendiente } from '#live/pendientes/decisiones.ts'
import { onAskedFailure } from '#live/proveedor/asked.ts'
import { setEngine } from '#live/proveedor/engine.ts'
import { device } from '#live/telefono/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { startSession } from '#local/session/session.ts'
import { descartarNotificacion } from '#model/notificaciones.ts'

import { tokenOf } from '../../support/phone.ts'

const { operaciones } = device.salida
const told: string[] = []
let generation = 0
const engine = {
  wake: vi.fn<() => Promise<void>>(async () => {}),
  refresh: async () => {},
  discard: vi.fn<() => Promise<'gone'>>(async () => 'gone'),
}
setEngine(engine)

beforeEach(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('navigator', {}) // There is no service worker here.
  onAskedFailure(({ message }) => void told.push(message))
  told.length = 0
  generation = (await startSession(device, tokenOf(1), { shared: false })).generation
})

afterEach(async () => {
  fail = () => {}
  vi.unstubAllGlobals()
  await operaciones.clear()
})

/** One stored change of the person. */
async function changeThatIs(state: Operacion['state']): Promise<string> {
  const id = crypto.randomUUID()
  const row = { id, uid: '1', type: descartarNotificacion.type, group: 'g', state, tries: 1 }
  const rest = { payload: { id: 1 }, createdAt: 1, keys: [id], answers: [] }
  await operaciones.add({ ...row, ...rest })
  return id
}

const standing = async (id: string) => (await operaciones.get({ id }))?.state

/** The next writes of a row fail with this error. */
function failing(error: Error, times = Infinity): void {
  let left = times
  fail = () => {
    if (left-- > 0) throw error
  }
}
let fail = () => {}
const failNow = () => fail()
operaciones.hook('updating', failNow)
operaciones.hook('deleting', failNow)

const full = () => new DOMException('full', 'QuotaExceededError')
const lost = () => new DOMException('lost', 'UnknownError')

test('[FLT-35] a decision that a full phone cannot store is reported, and the change stays as it was', async () => {
  const id = await changeThatIs('rejected')
  failing(full())

  await retryPendiente({ id, generation })

  expect(told).toEqual([expect.stringContaining('No hay lugar')])
  expect(await standing(id)).toBe('rejected')
})

test('[FLT-34] a decision over a lost database connection is repeated on a new connection', async () => {
  const id = await changeThatIs('rejected')
  failing(lost(), 1)

  await retryPendiente({ id, generation })

  expect(told).toEqual([])
  expect(await standing(id)).toBe('pending')
})

test('[FLT-34] a conflict or discard that cannot be stored is reported and not repeated', async () => {
  const conflict = await changeThatIs('conflict')
  const rejected = await changeThatIs('rejected')
  failing(lost())

  await resolvePendiente({ id: conflict, generation }, 'theirs')
  expect(await discardPendiente({ id: rejected, generation })).toBe('failed')

  expect(told).toEqual([
    expect.stringContaining('No se pudo guardar'),
    expect.stringContaining('No se pudo guardar'),
  ])
  expect(await standing(conflict)).toBe('conflict')
})

test("[FLT-34] a discard that fails in the worker's database is reported and not repeated", async () => {
  const id = await changeThatIs('pending')
  // The part of a Dexie error that arrives from a worker.
  engine.discard.mockRejectedValue(Object.assign(new Error('x'), { name: 'DatabaseClosedError' }))

  expect(await discardPendiente({ id, generation })).toBe('failed')

  expect(told).toEqual([expect.stringContaining('No se pudo guardar')])
})

test('[FLT-63, SESS-09] a decision on a screen of an ended session has no effect', async () => {
  const id = await changeThatIs('rejected')
  const conflict = await changeThatIs('conflict')
  await startSession(device, tokenOf(1), { shared: false })

  await retryPendiente({ id, generation })
  await resolvePendiente({ id: conflict, generation }, 'theirs')
  expect(await discardPendiente({ id, generation })).toBe('failed')

  expect(told).toHaveLength(3)
  expect(told[0]).toContain('sesión')
  expect([await standing(id), await standing(conflict)]).toEqual(['rejected', 'conflict'])
})
