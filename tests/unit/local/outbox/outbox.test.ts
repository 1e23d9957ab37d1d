import { expect, test } from 'vitest'

import { forgetOld } from '#local/outbox/forget.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { editRow, resolveRow } from '#local/outbox/secondThoughts.ts'
import { SessionOver } from '#local/session/ownSession.ts'
import { endSession, startSession } from '#local/session/session.ts'
import { drain } from '#sync/drain.ts'

import { archivo, catalogoDeNotas, enviarNota, guardarNota } from '../../../support/notas.ts'
import { agregarPalabra, fails, phone, provider, tokenOf, world } from '../../../support/phone.ts'

const A_DAY = 24 * 3_600_000

test('[SESS-09, SEC-28] after a sign-out sent changes keep kind and time only, and unsent changes stay complete', async () => {
  const device = await phone()
  await enqueue(device, guardarNota, { idNota: 7, texto: 'secreto' }, { now: 1 })
  const { call } = provider(() => ({ version: 2, texto: 'secreto' }))
  await drain(world(device, call, { catalog: catalogoDeNotas }))
  await enqueue(device, enviarNota, { idNota: 8 }, { now: 2, files: [archivo('papel')] })

  await endSession(device, 'salir', 1, 3)

  const [sent, unsent] = await device.salida.operaciones.toArray()
  expect(JSON.stringify(sent)).not.toMatch(/secreto|nota\/7/)
  expect(sent).toMatchObject({ type: 'nota.guardar', state: 'done' })
  expect(unsent).toMatchObject({ payload: { idNota: 8 }, state: 'pending' })
  expect(await device.salida.archivos.count()).toBe(1)
})

test('[SESS-09, SEC-28, FLT-65] a confirmation that arrives after the sign-out is stored with kind and time only', async () => {
  const device = await phone()
  await enqueue(device, guardarNota, { idNota: 7, texto: 'secreto' }, { now: 1 })
  const { call } = provider(async () => {
    await endSession(device, 'salir', 1, 3)
    return { version: 2, texto: 'secreto' }
  })

  await drain(world(device, call, { catalog: catalogoDeNotas }))

  const [sent] = await device.salida.operaciones.toArray()
  expect(sent).toMatchObject({ type: 'nota.guardar', state: 'done' })
  expect(JSON.stringify(sent)).not.toMatch(/secreto|nota\/7/)
})

test('[FLT-50] a dismissal that is made again while it waits is not stored twice', async () => {
  const device = await phone()
  const single = { ...agregarPalabra, single: true as const }
  const change = { lista: 'a', palabra: 'uno' }
  const first = await enqueue(device, single, change, { now: 1 })

  expect(await enqueue(device, single, change, { now: 2 })).toBe(first)
  // Other words make another change: it must not be dropped in favour of the waiting one.
  const other = { lista: 'a', palabra: 'dos' }
  expect(await enqueue(device, single, other, { now: 2 })).not.toBe(first)
  await drain(world(device, provider().call))
  expect(await enqueue(device, single, change, { now: 3 })).not.toBe(first)
})

test('sent changes stay listed for 30 days', async () => {
  const device = await phone()
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now: 1 })
  await drain(world(device, provider().call, { now: () => 100 * A_DAY }))

  await forgetOld(device, 129 * A_DAY)
  expect(await device.salida.operaciones.count()).toBe(1)
  await forgetOld(device, 131 * A_DAY)
  expect(await device.salida.operaciones.count()).toBe(0)
})

test('without a signed-in person the change is refused, because it would have no owner', async () => {
  const device = await phone()
  await endSession(device, 'salir', 1, 3)
  const change = enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now: 4 })
  await expect(change).rejects.toThrow(/session is over/)
})

test("[FLT-63, SESS-09] a screen's change after another person signed in is refused", async () => {
  const device = await phone({ uid: 1 })
  const { generation } = await startSession(device, tokenOf(2), { shared: false })
  const change = { idNota: 7, texto: 'secreto' }
  const older = { now: 4, generation: generation - 1 }

  await expect(enqueue(device, guardarNota, change, older)).rejects.toBeInstanceOf(SessionOver)
  await enqueue(device, guardarNota, change, { now: 4, generation })

  expect(await device.salida.operaciones.toArray()).toMatchObject([{ uid: '2' }])
})

test("[FLT-63, FLT-48, FLT-49] another person's change cannot be edited, nor its conflict ended", async () => {
  const device = await phone({ uid: 1 })
  const id = await enqueue(device, guardarNota, { idNota: 7, texto: 'secreto' }, { now: 1 })
  await startSession(device, tokenOf(2), { shared: false })
  const others = { idNota: 7, texto: 'de otra persona' }

  await expect(
    editRow(device, guardarNota, id, others, { now: 2, clave: 'a' }),
  ).rejects.toBeInstanceOf(SessionOver)
  await device.salida.operaciones.toCollection().modify({ state: 'conflict' })
  await resolveRow(device, guardarNota, id, 'theirs', { now: 3 })

  expect(await device.salida.operaciones.toArray()).toMatchObject([
    { id, uid: '1', payload: { texto: 'secreto' }, state: 'conflict' },
  ])
})

test('[FLT-13] a save merged into a refused one takes its place, with a key that was not refused', async () => {
  const device = await phone()
  const juntar = { ...guardarNota, joined: (_antes: unknown, nota: Nota) => nota }
  const catalog = { resources: [], operations: [juntar] }
  const { call, received } = provider(({ request }) =>
    (request as { texto?: string }).texto === 'mal'
      ? fails({ kind: 'refused', message: 'Así no' })
      : {},
  )
  const id = await enqueue(device, juntar, { idNota: 1, texto: 'mal' }, { now: 1 })
  await drain(world(device, call, { catalog }))

  expect(await enqueue(device, juntar, { idNota: 1, texto: 'bien' }, { now: 2 })).toBe(id)
  await drain(world(device, call, { catalog }))

  expect(new Set(received.map(({ key }) => key)).size).toBe(2)
  const rows = await device.salida.operaciones.toArray()
  expect(rows).toMatchObject([{ id, state: 'done', payload: { texto: 'bien' } }])
})

type Nota = { idNota: number; texto: string; version?: number | undefined }
