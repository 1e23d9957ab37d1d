import { expect, test } from 'vitest'

import { enqueue } from '#local/outbox/outbox.ts'
import { editRow, resolveRow } from '#local/outbox/secondThoughts.ts'
import { followers } from '#local/outbox/versions.ts'
import { drain } from '#sync/drain.ts'
import { isFresh } from '#sync/fresh.ts'
import { pull } from '#sync/pull.ts'

import { catalogoDeNotas, guardarNota } from '../../support/notas.ts'
import { fails, palabras, phone, provider, world } from '../../support/phone.ts'

const catalog = catalogoDeNotas
const A_DAY = 24 * 3_600_000

/** A provider that keeps one text and its version, as the real one does. */
function keeper(version = 1, texto = 'de antes') {
  const kept = { version, texto }
  const { call, received } = provider(({ request }) => {
    const asked = request as unknown as { version?: number; texto: string }
    if (asked.version !== undefined && asked.version !== kept.version)
      return fails({ kind: 'status', status: 412, statusText: '', actual: { ...kept } })
    kept.version += 1
    kept.texto = asked.texto
    return { ...kept }
  })
  return { kept, call, received }
}

const rows = (device: Awaited<ReturnType<typeof phone>>) => device.salida.operaciones.toArray()

test('[FLT-47] changes made one after the other without signal do not conflict with each other', async () => {
  const device = await phone()
  const { call, kept } = keeper()
  for (const texto of ['primero', 'segundo', 'tercero'])
    await enqueue(device, guardarNota, { idNota: 1, texto, version: 1 }, { now: 1 })

  await drain(world(device, call, { catalog }))

  expect((await rows(device)).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  expect(kept).toEqual({ version: 4, texto: 'tercero' })
})

test("[FLT-47] an edit of an outdated copy replaces the person's own last change without a conflict", async () => {
  const device = await phone()
  const { call, kept } = keeper()
  await enqueue(device, guardarNota, { idNota: 1, texto: 'uno', version: 1 }, { now: 1 })
  await drain(world(device, call, { catalog }))

  await enqueue(device, guardarNota, { idNota: 1, texto: 'dos', version: 1 }, { now: 2 })
  await drain(world(device, call, { catalog }))

  expect(kept.texto).toBe('dos')
  expect((await rows(device)).map(({ state }) => state)).toEqual(['done', 'done'])
})

test('[FLT-47] an edit of a copy that several own changes have outdated replaces them without a conflict', async () => {
  for (const signal of [true, false]) {
    const device = await phone()
    const { call, kept } = keeper()
    const save = (texto: string) =>
      enqueue(device, guardarNota, { idNota: 1, texto, version: 1 }, { now: 1 })
    await save('uno')
    await drain(world(device, call, { catalog }))
    await save('dos')
    if (signal) await drain(world(device, call, { catalog }))

    await save('tres')
    await drain(world(device, call, { catalog }))

    expect((await rows(device)).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(kept).toEqual({ version: 4, texto: 'tres' })
  }
})

test('[FLT-48] a change on another device gives a conflict with both versions, and holds back its group', async () => {
  const device = await phone()
  const { call, kept } = keeper(5, 'de otro')
  await enqueue(device, guardarNota, { idNota: 1, texto: 'mío', version: 1 }, { now: 1 })
  await enqueue(device, guardarNota, { idNota: 1, texto: 'mío, después', version: 1 }, { now: 1 })

  await drain(world(device, call, { catalog }))

  const [conflict, behind] = await rows(device)
  expect(conflict).toMatchObject({ state: 'conflict', theirs: { version: 5, texto: 'de otro' } })
  expect(behind).toMatchObject({ state: 'pending', tries: 0 })
  expect(kept.texto).toBe('de otro')
})

test("[FLT-48] choosing one's own version in a conflict sends it again, in its place and under a new key", async () => {
  const device = await phone()
  const { call, kept, received } = keeper(5, 'de otro')
  await enqueue(device, guardarNota, { idNota: 1, texto: 'mío', version: 1 }, { now: 1 })
  await enqueue(device, guardarNota, { idNota: 1, texto: 'mío, después', version: 1 }, { now: 1 })
  await drain(world(device, call, { catalog }))
  const [conflict] = await rows(device)

  await resolveRow(device, guardarNota, String(conflict?.id), 'mine', { now: 3 })
  await drain(world(device, call, { catalog }))

  expect(kept.texto).toBe('mío, después')
  expect((await rows(device)).map(({ state }) => state)).toEqual(['done', 'done'])
  expect(new Set(received.map(({ key }) => key)).size).toBe(3)
})

test("[FLT-48] choosing the provider's version deletes the change with its files", async () => {
  const device = await phone()
  const { call, kept } = keeper(5, 'de otro')
  await enqueue(device, guardarNota, { idNota: 1, texto: 'mío', version: 1 }, { now: 1 })
  await drain(world(device, call, { catalog }))
  const [conflict] = await rows(device)

  await resolveRow(device, guardarNota, String(conflict?.id), 'theirs', { now: 3 })
  await drain(world(device, call, { catalog }))

  expect(await rows(device)).toEqual([])
  expect(kept.texto).toBe('de otro')
})

test("[FLT-48] after choosing the provider's version its copy is fetched again, even a young one", async () => {
  const device = await phone()
  const { call } = keeper(5, 'de otro')
  const old = [{ resource: palabras, params: { lista: 'a' } }]
  const guardar = { ...guardarNota, refresh: () => old }
  const here = world(device, call, { catalog: { resources: [palabras], operations: [guardar] } })
  const there = world(device, provider(() => ['de otro']).call)
  const isYoung = () => isFresh(here, palabras, { lista: 'a' })
  await pull(there, palabras, { lista: 'a' })
  await enqueue(device, guardar, { idNota: 1, texto: 'mío', version: 1 }, { now: 1 })
  await drain(here)
  const [conflict] = await rows(device)
  expect(await isYoung()).toBe(true)

  expect(await resolveRow(device, guardar, String(conflict?.id), 'theirs', { now: 3 })).toEqual(old)

  expect(await isYoung()).toBe(false)
  await pull(there, palabras, { lista: 'a' })
  expect(await isYoung()).toBe(true)
})

test("[FLT-03] without keys, a version conflict caused by the change's own earlier save is a success", async () => {
  const device = await phone()
  const { call } = keeper(2, 'mío')
  await enqueue(device, guardarNota, { idNota: 1, texto: 'mío', version: 1 }, { now: 1 })

  await drain(world(device, call, { catalog }))

  expect((await rows(device))[0]).toMatchObject({ state: 'done' })
})

test('[FLT-49] an edit replaces an unsent change; behind a sent one it becomes a second change', async () => {
  const device = await phone()
  let signal = false
  const { call, received } = provider(() =>
    signal ? {} : fails({ kind: 'no-answer', timedOut: false }),
  )
  const id = await enqueue(device, guardarNota, { idNota: 1, texto: 'uno' }, { now: 1 })
  expect(
    await editRow(device, guardarNota, id, { idNota: 1, texto: 'uno bis' }, { now: 2, clave: 'a' }),
  ).toBe(id)
  await drain(world(device, call, { catalog }))

  const behind = await editRow(
    device,
    guardarNota,
    id,
    { idNota: 1, texto: 'dos' },
    { now: 3, clave: 'b' },
  )
  expect(behind).not.toBe(id)
  signal = true
  await drain(world(device, call, { catalog, now: () => A_DAY }))

  expect(received.map(({ key, request }) => [key, (request as { texto?: string }).texto])).toEqual([
    [id, 'uno bis'],
    [id, 'uno bis'],
    [behind, 'dos'],
  ])
})

test('[FLT-13] a refused change that was corrected is sent again in its place, under another key', async () => {
  const device = await phone()
  const { call, received } = provider(({ request }) =>
    (request as { texto?: string }).texto === 'mal'
      ? fails({ kind: 'refused', message: 'Así no' })
      : {},
  )
  const id = await enqueue(device, guardarNota, { idNota: 1, texto: 'mal' }, { now: 1 })
  await enqueue(device, guardarNota, { idNota: 1, texto: 'detrás' }, { now: 1 })
  await drain(world(device, call, { catalog }))

  await editRow(device, guardarNota, id, { idNota: 1, texto: 'bien' }, { now: 2, clave: 'a' })
  await drain(world(device, call, { catalog }))

  expect(new Set(received.map(({ key }) => key)).size).toBe(3)
  expect(received.map(({ request }) => (request as { texto?: string }).texto)).toEqual([
    'mal',
    'bien',
    'detrás',
  ])
  expect((await rows(device)).every(({ state }) => state === 'done')).toBe(true)
})

test('[FLT-50] saving the same draft several times, or in two windows, makes one change', async () => {
  const device = await phone()
  const clave = crypto.randomUUID()
  const save = () =>
    enqueue(device, guardarNota, { idNota: 1, texto: 'una vez' }, { now: 1, clave })

  expect(await Promise.all([save(), save(), save()])).toEqual([clave, clave, clave])

  expect(await rows(device)).toHaveLength(1)
})

test('[FLT-30, FLT-50] a draft edited after its change was stored is a second change behind it', async () => {
  const device = await phone()
  const { call, kept } = keeper()
  const clave = crypto.randomUUID()
  const save = (texto: string) =>
    enqueue(device, guardarNota, { idNota: 1, texto, version: 1 }, { now: 1, clave })
  expect(await save('antes de que muriera')).toBe(clave)

  const [second, again] = await Promise.all([save('después'), save('después')])
  expect(second).not.toBe(clave)
  expect(again).toBe(second)
  await drain(world(device, call, { catalog }))
  expect(await save('después')).toBe(second)

  expect(kept).toEqual({ version: 3, texto: 'después' })
  expect(await rows(device)).toHaveLength(2)
})

test('[FLT-34, FLT-49] an edit repeated after a lost connection is stored once', async () => {
  const refused = await phone()
  const sent = await phone()
  const refusing = provider(() => fails({ kind: 'refused', message: 'Así no' }))
  const away = provider(() => fails({ kind: 'no-answer', timedOut: false }))
  for (const [device, { call }, left] of [
    [refused, refusing, 1],
    [sent, away, 2],
  ] as const) {
    const id = await enqueue(device, guardarNota, { idNota: 1, texto: 'mal' }, { now: 1 })
    await drain(world(device, call, { catalog }))
    const clave = crypto.randomUUID()
    const edit = () =>
      editRow(device, guardarNota, id, { idNota: 1, texto: 'bien' }, { now: 2, clave })

    expect(await edit()).toBe(await edit())

    expect((await rows(device)).map(({ state }) => state)).toEqual(Array(left).fill('pending'))
  }
})

test('[FLT-47, FLT-03] changes that were sent before an earlier one was confirmed keep their content and key', async () => {
  const device = await phone()
  for (const texto of ['primero', 'enviado', 'por enviar'])
    await enqueue(device, guardarNota, { idNota: 1, texto, version: 1 }, { now: 1 })
  const [landed, sent, waiting] = await rows(device)
  if (!landed || !sent || !waiting) throw new Error('Three changes were made.')

  const rebased = followers(guardarNota, landed, [landed, { ...sent, tries: 1 }, waiting], {
    version: 2,
    texto: 'primero',
  })

  expect(rebased).toEqual([
    { id: waiting.id, payload: { idNota: 1, texto: 'por enviar', version: 2 } },
  ])
})
