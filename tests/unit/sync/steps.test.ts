import { expect, test } from 'vitest'

import { DANADO } from '#local/bases/sane.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { drain } from '#sync/drain.ts'

import { archivo, catalogoDeNotas, enviarNota, guardarNota } from '../../support/notas.ts'
import { fails, phone, provider, world } from '../../support/phone.ts'

const catalog = catalogoDeNotas
const NO_ANSWER = { kind: 'no-answer', timedOut: false } as const

test('[FLT-03] an interrupted change of several steps continues at its first unsent step', async () => {
  const device = await phone()
  await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files: [archivo('uno')] })
  let cut = true
  const { call, received } = provider(({ path }) => {
    if (path === '/archivo' && cut) return fails(NO_ANSWER)
    return path === '/recibo' ? 'R-1' : {}
  })
  await drain(world(device, call, { catalog }))
  expect(received.map(({ path }) => path)).toEqual(['/recibo', '/archivo'])

  cut = false
  await drain(world(device, call, { catalog, now: () => 2_000_000 }))

  expect(received.map(({ path }) => path)).toEqual(['/recibo', '/archivo', '/archivo', '/correo'])
  const keys = received.map(({ key }) => key)
  expect(keys[1]).toBe(keys[2])
  expect(new Set(keys).size).toBe(3)
  expect(received[3]?.request).toEqual({ recibo: 'R-1' })
})

test('[FLT-54, FLT-03] a change stored by a version with fewer steps gets a key for each step before sending', async () => {
  const device = await phone()
  const id = await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files: [archivo('uno')] })
  await device.salida.operaciones.where({ id }).modify({ keys: [id] })
  let lost = true
  const { call, received } = provider(({ path }) => {
    if (path !== '/correo' || !lost) return {}
    lost = false
    return fails(NO_ANSWER)
  })

  await drain(world(device, call, { catalog }))
  await drain(world(device, call, { catalog }), { now: true })

  const [one, other] = received.filter(({ path }) => path === '/correo').map(({ key }) => key)
  expect(one).toBeDefined()
  expect(one).toBe(other)
  expect(received[0]?.key).toBe(id)
})

test('[FLT-76] files are stored as bytes, sent with the change, and deleted after its confirmation', async () => {
  const device = await phone()
  await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files: [archivo('a'), archivo('b')] })
  const kept = await device.salida.archivos.toArray()
  expect(kept.map(({ bytes }) => bytes instanceof ArrayBuffer)).toEqual([true, true])
  const { call, received } = provider()

  await drain(world(device, call, { catalog }))

  expect(received[1]?.request).toMatchObject({ files: [{ name: 'a.txt' }, { name: 'b.txt' }] })
  expect(await device.salida.archivos.count()).toBe(0)
})

test('[FLT-07] a small change never waits for an upload, and only one upload goes at a time', async () => {
  const device = await phone()
  for (const idNota of [1, 2, 3, 4, 5])
    await enqueue(device, enviarNota, { idNota }, { now: 1, files: [archivo('x')] })
  let finish = () => {}
  let uploads = 0
  const { call, received } = provider(async ({ path }) => {
    if (path !== '/archivo') return {}
    expect(++uploads).toBe(1)
    await new Promise<void>((resolve) => (finish = resolve))
    uploads -= 1
    return {}
  })
  const draining = drain(world(device, call, { catalog }))
  await expect.poll(() => uploads).toBe(1)

  await enqueue(device, guardarNota, { idNota: 9, texto: 'chica' }, { now: 2 })

  await expect.poll(() => received.map(({ path }) => path)).toContain('/nota')
  for (let left = 5; left > 0; left--) {
    await expect.poll(() => uploads).toBe(1)
    finish()
    await expect.poll(() => device.salida.archivos.count()).toBe(left - 1)
  }
  await draining
})

test("[FLT-59] a change with a damaged file is refused with a text, and the file's step is not sent", async () => {
  const device = await phone()
  const files = [archivo('a'), archivo('b')]
  await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files })
  await device.salida.archivos.filter(({ n }) => n === 1).modify({ bytes: 'ya no' as never })
  const { call, received } = provider(() => ({}))

  await drain(world(device, call, { catalog }))

  expect(received.map(({ path }) => path)).toEqual(['/recibo'])
  expect((await device.salida.operaciones.toArray())[0]).toMatchObject({
    state: 'rejected',
    reason: DANADO,
  })
})

test('a change damaged on the phone is refused with a text, and holds back no other change', async () => {
  const device = await phone()
  await enqueue(device, guardarNota, { idNota: 1, texto: 'rota' }, { now: 1 })
  await enqueue(device, guardarNota, { idNota: 2, texto: 'sana' }, { now: 1 })
  const [rota] = await device.salida.operaciones.toArray()
  await device.salida.operaciones.update(Number(rota?.seq), { payload: 'x'.repeat(10) })
  const { call } = provider()

  await drain(world(device, call, { catalog }))

  const rows = await device.salida.operaciones.toArray()
  expect(rows.map(({ state }) => state)).toEqual(['rejected', 'done'])
  expect(rows[0]?.reason).toMatch(/dañado/)
})

test('[FLT-03] an operation interrupted at its last step does not repeat the earlier steps', async () => {
  const device = await phone()
  await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files: [archivo('uno')] })
  let lost = true
  const { call, received } = provider(({ path }) =>
    path === '/correo' && lost ? fails(NO_ANSWER) : {},
  )
  await drain(world(device, call, { catalog }))

  lost = false
  await drain(world(device, call, { catalog }), { now: true })

  expect(received.map(({ path }) => path)).toEqual(['/recibo', '/archivo', '/correo', '/correo'])
})
