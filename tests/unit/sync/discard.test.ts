import { object, string } from 'superstruct'
import { expect, test, vi } from 'vitest'

import { CallError } from '#contract/callError.ts'
import { claves } from '#contract/extensiones/claves.ts'
import type { Device } from '#local/bases/device.ts'
import { operation } from '#local/operation.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { editRow } from '#local/outbox/secondThoughts.ts'
import { discard } from '#sync/discard.ts'
import { drain } from '#sync/drain.ts'

import { archivo, catalogoDeNotas, enviarNota, guardarNota } from '../../support/notas.ts'
import { agregarPalabra, fails, phone, provider, world } from '../../support/phone.ts'

const NO_ANSWER = { kind: 'no-answer', timedOut: true } as const
const ANULAR = claves.anular.path

type Foto = { de: string }
const Foto = object({ de: string() })
const endpointAt = (path: string) => ({ method: 'POST', path }) as never

/** A one-step change with a file. */
const mandarFoto = operation<Foto>({
  type: 'foto.mandar',
  name: 'Foto',
  payload: Foto,
  group: ({ de }) => `foto/${de}`,
  lane: 'archivos',
  steps: [
    async (call, foto, { files }) =>
      call(endpointAt('/foto'), { ...foto, files: await files() } as never),
  ],
  describe: ({ de }) => de,
})

/** A kind of change that need not be made twice. */
const marcar = operation<Foto>({
  type: 'foto.marcar',
  name: 'Marca',
  payload: Foto,
  group: ({ de }) => `marca/${de}`,
  single: true,
  steps: [(call, foto) => call(endpointAt('/marca'), foto as never)],
  describe: ({ de }) => de,
})

const catalog = {
  ...catalogoDeNotas,
  operations: [...catalogoDeNotas.operations, agregarPalabra, mandarFoto, marcar],
}

/** An answer that arrives when the test says so. */
function held<T>() {
  const say = {} as { resolve: (value: T) => void; reject: (reason: Error) => void }
  const promise = new Promise<T>((resolve, reject) => Object.assign(say, { resolve, reject }))
  return { promise, ...say }
}

type Awaitable<T> = T | Promise<T>
type Answer = () => Awaitable<Record<string, boolean>>

const nota = (device: Device) =>
  enqueue(device, guardarNota, { idNota: 1, texto: 'uno', version: 1 }, { now: 1 })
const palabra = (device: Device) =>
  enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now: 1 })

const annulledBy = async (llegaron: Awaitable<Record<string, boolean>>) => ({
  llegaron: await llegaron,
})

/** A phone with one change, which was sent; its answer was lost. */
async function sentOnce(annulled: (clave: string) => ReturnType<Answer>, make = nota) {
  const device = await phone()
  const id = await make(device)
  const { call, received } = provider(({ path }) =>
    path === ANULAR ? annulledBy(annulled(id)) : fails(NO_ANSWER),
  )
  const of = world(device, call, { catalog })
  await drain(of)
  return { device, id, of, received }
}

test('[FLT-49] an unsent change is deleted without a request, with its files', async () => {
  const device = await phone()
  const id = await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files: [archivo('a')] })
  const { call, received } = provider()

  expect(await discard(world(device, call, { catalog }), id)).toBe('gone')

  expect(received).toEqual([])
  expect(await device.salida.operaciones.count()).toBe(0)
  expect(await device.salida.archivos.count()).toBe(0)
})

test('[FLT-49] a sent change is annulled at the provider first, so that it cannot arrive afterwards', async () => {
  const { device, id, of, received } = await sentOnce((clave) => ({ [clave]: false }))

  expect(await discard(of, id)).toBe('gone')

  expect(received.at(-1)).toMatchObject({ path: ANULAR, request: { claves: [id] } })
  expect(await device.salida.operaciones.count()).toBe(0)
})

test('[FLT-49] a change that already arrived is not discarded but marked as done', async () => {
  const { device, id, of } = await sentOnce((clave) => ({ [clave]: true }), palabra)

  expect(await discard(of, id)).toBe('arrived')

  expect((await device.salida.operaciones.toArray())[0]).toMatchObject({ id, state: 'done' })
})

test('[FLT-49] a change that was sent before the discard began is reported as arrived', async () => {
  const device = await phone()
  const id = await nota(device)
  const { call, received } = provider(() => ({ version: 2, texto: 'uno' }))
  const of = world(device, call, { catalog })
  await drain(of)

  expect(await discard(of, id)).toBe('arrived')

  expect(received).toHaveLength(1)
  expect((await device.salida.operaciones.toArray())[0]).toMatchObject({ id, state: 'done' })
})

test('[FLT-49, FLT-47] a change found to have arrived gets its new version, and the next edit does not conflict', async () => {
  const { device, id, of } = await sentOnce((clave) => ({ [clave]: true }))
  const behind = { idNota: 1, texto: 'dos', version: 1 }
  await enqueue(device, guardarNota, behind, { now: 2 })

  expect(await discard(of, id)).toBe('arrived')
  let version = 1
  const { call, received } = provider(({ request }) => ({ ...request, version: ++version }))
  await drain({ ...of, call }, { now: true })

  const rows = await device.salida.operaciones.toArray()
  expect(rows.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(received.map(({ key, request }) => [key, request])).toEqual([
    [id, { idNota: 1, texto: 'uno', version: 1 }],
    [rows[1]?.id, { ...behind, version: 2 }],
  ])
})

test('[FLT-49] a change that partly arrived is completed, and cannot be discarded', async () => {
  const device = await phone()
  const files = [archivo('a')]
  const id = await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files })
  const away = provider(({ path }) => (path === '/recibo' ? {} : fails(NO_ANSWER)))
  const of = world(device, away.call, { catalog })
  await drain(of)

  expect(await discard(of, id, true)).toBe('partly')

  expect((await device.salida.operaciones.toArray())[0]).toMatchObject({ id, state: 'pending' })
})

test('[FLT-49] a change discarded during its first step sends no other step', async () => {
  const device = await phone()
  const files = [archivo('a')]
  const id = await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files })
  const first = held<unknown>()
  const { call, received } = provider(({ path }) => {
    if (path === ANULAR) fails(NO_ANSWER)
    return path === '/recibo' ? first.promise : {}
  })
  const of = world(device, call, { catalog })
  const draining = drain(of)
  await vi.waitFor(() => expect(received).toHaveLength(1))

  expect(await discard(of, id, true)).toBe('gone')
  first.resolve({})
  await draining

  expect(received.map(({ path }) => path)).toEqual(['/recibo', ANULAR])
})

test('[FLT-49] a change that partly arrives during the discard is kept with its files', async () => {
  const device = await phone()
  const files = [archivo('a')]
  const id = await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files })
  const [first, second] = [held<unknown>(), held<unknown>()]
  const asked = held<never>()
  const { call, received } = provider(({ path }) => {
    if (path === ANULAR) return asked.promise
    return path === '/recibo' ? first.promise : path === '/archivo' ? second.promise : {}
  })
  const of = world(device, call, { catalog })
  const draining = drain(of)
  await vi.waitFor(() => expect(received).toHaveLength(1))
  const discarding = discard(of, id, true)
  await vi.waitFor(() => expect(received).toHaveLength(2))
  first.resolve({})
  await vi.waitFor(() => expect(received).toHaveLength(3))

  asked.reject(new CallError('test', NO_ANSWER))
  expect(await discarding).toBe('partly')
  second.resolve({})
  await draining

  expect(received.map(({ path }) => path)).toEqual(['/recibo', ANULAR, '/archivo', '/correo'])
  expect((await device.salida.operaciones.toArray())[0]).toMatchObject({ id, state: 'done' })
})

test('[FLT-49] without signal a discard is undecided and the change stays, unless the person insists', async () => {
  const { device, id, of } = await sentOnce(() => fails(NO_ANSWER), palabra)
  const before = { key: 'palabras/a', resource: 'palabras', value: [], savedAt: 1, askedAt: 1 }
  await device.lectura.copias.put(before)

  expect(await discard(of, id)).toBe('unknown')
  expect(await device.salida.operaciones.count()).toBe(1)

  expect(await discard(of, id, true)).toBe('gone')
  expect(await device.salida.operaciones.count()).toBe(0)
  expect(await device.lectura.copias.get('palabras/a')).toEqual({ ...before, outdated: true })
})

test("[FLT-49, SESS-09] another person's change cannot be discarded", async () => {
  const { device, id, of } = await sentOnce((clave) => ({ [clave]: false }))
  await device.salida.operaciones.toCollection().modify({ uid: '2' })

  await discard(of, id, true)

  expect(await device.salida.operaciones.count()).toBe(1)
})

test('[FLT-49, SEC-33] a change found to have arrived when discarded leaves no file on the phone', async () => {
  const files = [archivo('dni')]
  const { device, id, of } = await sentOnce(
    (clave) => ({ [clave]: true }),
    (phoneOf) => enqueue(phoneOf, mandarFoto, { de: 'ana' }, { now: 1, files }),
  )

  expect(await discard(of, id)).toBe('arrived')

  expect((await device.salida.operaciones.toArray())[0]).toMatchObject({ id, state: 'done' })
  expect(await device.salida.archivos.count()).toBe(0)
})

for (const clave of [undefined, crypto.randomUUID()])
  test(`[FLT-49, FLT-50] a change made again ${clave === undefined ? '' : 'from its draft '}during the discard of the first is another change`, async () => {
    const said = held<Record<string, boolean>>()
    const made = { now: 1, ...(clave !== undefined && { clave }) }
    const change = clave === undefined ? marcar : mandarFoto
    const make = (device: Device) => enqueue(device, change, { de: 'ana' }, made)
    const { device, id, of } = await sentOnce(() => said.promise, make)
    const discarding = discard(of, id)
    await vi.waitFor(async () =>
      expect(await device.salida.operaciones.get({ id })).toMatchObject({ leaving: true }),
    )

    const again = await make(device)
    said.resolve({ [id]: false })
    expect(await discarding).toBe('gone')

    expect(again).not.toBe(id)
    expect((await device.salida.operaciones.toArray()).map((row) => row.id)).toEqual([again])
  })

test('[FLT-50] after a failed discard the same change made again is not a second change', async () => {
  const { device, id, of } = await sentOnce(
    () => fails(NO_ANSWER),
    (phoneOf) => enqueue(phoneOf, marcar, { de: 'ana' }, { now: 1 }),
  )

  expect(await discard(of, id)).toBe('unknown')

  expect(await enqueue(device, marcar, { de: 'ana' }, { now: 2 })).toBe(id)
})

/** A change refused at its second step after a lost answer, by a host that cannot tell the state. */
async function refusedHalfWay() {
  const device = await phone()
  const files = [archivo('a')]
  const id = await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files })
  let times = 0
  const { call } = provider(({ path }) => {
    if (path === ANULAR) fails({ kind: 'not-offered' })
    if (path !== '/archivo') return {}
    times += 1
    return times === 1 ? fails(NO_ANSWER) : fails({ kind: 'refused', message: 'Así no' })
  })
  const of = world(device, call, { catalog })
  await drain(of)
  await drain(of, { now: true })
  const [row] = await device.salida.operaciones.toArray()
  expect(row).toMatchObject({ id, state: 'rejected', tries: 2, answers: [{}] })
  return { device, id, of }
}

test('[FLT-49, FLT-13] a change refused at its second step can be given up although its first step arrived', async () => {
  const { device, id, of } = await refusedHalfWay()

  expect(await discard(of, id)).toBe('unknown')
  expect(await discard(of, id, true)).toBe('gone')

  expect(await device.salida.operaciones.count()).toBe(0)
  expect(await device.salida.archivos.count()).toBe(0)
})

test('[FLT-49, FLT-50] an edit during the discard is another change, and stays', async () => {
  const { device, id, of } = await refusedHalfWay()
  const said = held<never>()
  const asking = vi.fn<() => void>()
  const { call } = provider(() => (asking(), said.promise))
  const discarding = discard({ ...of, call }, id, true)
  await vi.waitFor(() => expect(asking).toHaveBeenCalledOnce())

  const clave = crypto.randomUUID()
  const edited = await editRow(device, enviarNota, id, { idNota: 1 }, { now: 2, clave })
  said.reject(new CallError('test', NO_ANSWER))
  expect(await discarding).toBe('gone')

  expect(edited).toBe(clave)
  const rows = await device.salida.operaciones.toArray()
  expect(rows.map((row) => [row.id, row.state])).toEqual([[clave, 'pending']])
})
