import { expect, onTestFinished, test, vi } from 'vitest'

import type { Device } from '#local/bases/device.ts'
import { NoRoom, freeRoom, hasRoom, isFull, onFull, withRoom } from '#local/bases/room.ts'
import type { Catalog } from '#local/catalog.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { resource } from '#local/resource.ts'
import { drain } from '#sync/drain.ts'
import { warm } from '#sync/fresh.ts'
import { pull } from '#sync/pull.ts'

import {
  agregarPalabra,
  catalogoDePrueba,
  palabras,
  phone,
  provider,
  standing,
  world,
} from '../../../support/phone.ts'
import { puesto } from '../candado/support/candadoDePrueba.ts'

const papeles = resource({
  name: 'papeles',
  key: ({ n }: { n: number }) => `papeles/${n}`,
  fetch: () => Promise.resolve('un papel'),
  freshFor: 1,
  spare: true,
})
const catalog: Catalog = { ...catalogoDePrueba, resources: [palabras, papeles] }

/** A phone with room for this many rows of copies and changes together. */
async function smallPhone(rows: number): Promise<Device> {
  const device = await phone()
  const { lectura, salida } = device
  let kept = 0
  for (const table of [lectura.copias, salida.operaciones]) {
    table.hook('creating', () => {
      if (kept >= rows) throw new DOMException('full', 'QuotaExceededError')
      kept += 1
    })
    table.hook('deleting', () => void (kept -= 1))
  }
  return device
}

const add = (device: Device) =>
  withRoom(
    device,
    async () => catalog,
    () => enqueue(device, agregarPalabra, { lista: 'a', palabra: 'pan' }, { now: 1 }),
  )

test('[FLT-35] the error of a full phone is recognised also inside other errors', () => {
  const full = new DOMException('x', 'QuotaExceededError')
  expect(isFull(full)).toBe(true)
  expect(isFull(Object.assign(new Error('x'), { name: 'AbortError', inner: full }))).toBe(true)
  expect(isFull(Object.assign(new Error('x'), { failures: [new Error('y'), full] }))).toBe(true)
  expect(isFull(new Error('x'))).toBe(false)
})

test("[FLT-35] a full phone deletes data that can be fetched again to make room for the person's change", async () => {
  const device = await smallPhone(2)
  const of = world(device, provider(() => ['uno']).call, { catalog })
  await pull(of, palabras, { lista: 'a' })
  await pull(of, papeles, { n: 1 })

  await add(device)

  expect(await device.lectura.copias.toCollection().primaryKeys()).toEqual(['palabras/a'])
  expect(await device.salida.operaciones.count()).toBe(1)
})

test('[FLT-35] a full phone without data to delete refuses the change whole, and deletes no change', async () => {
  const device = await smallPhone(1)
  await add(device)

  await expect(add(device)).rejects.toBeInstanceOf(NoRoom)

  expect(await device.salida.operaciones.count()).toBe(1)
})

test('[FLT-35] a full phone with a lock keeps the files that its opening screen needs', async () => {
  const borrado = vi.fn()
  vi.stubGlobal('caches', { delete: borrado })
  onTestFinished(() => void vi.unstubAllGlobals())
  const device = await phone()
  await puesto(device)

  await freeRoom(device, catalog)
  expect(borrado).not.toHaveBeenCalled()

  await freeRoom(await phone(), catalog)
  expect(borrado).toHaveBeenCalledWith('workbox-anillo-2')
})

/** A phone that can write a row of the outbox only after a copy was deleted, or never. */
async function phoneTooFullToSend({ papers }: { papers: boolean }) {
  const device = await phone()
  const { call, received } = provider(() => 'un papel')
  const of = world(device, call, { catalog })
  if (papers) await pull(of, papeles, { n: 1 })
  await add(device)
  received.length = 0
  let full = true
  device.lectura.copias.hook('deleting', () => void (full = false))
  device.salida.operaciones.hook('updating', () => {
    if (full) throw new DOMException('full', 'QuotaExceededError')
  })
  return { device, of, received }
}

test('[FLT-35] a phone too full to mark a change as sent deletes fetchable data, and sends it', async () => {
  const { device, of, received } = await phoneTooFullToSend({ papers: true })

  await drain(of)

  expect(received).toHaveLength(1)
  expect(await standing(device)).toEqual({ pan: 'done' })
})

test('[FLT-35] a phone without deletable data sends nothing, tells its windows, and keeps the change', async () => {
  const { device, of, received } = await phoneTooFullToSend({ papers: false })
  const told = new Promise<void>((resolve) => onTestFinished(onFull(resolve)))

  await expect(drain(of)).rejects.toBeInstanceOf(NoRoom)

  await told

  expect(received).toEqual([])
  expect(await standing(device)).toEqual({ pan: 'pending' })
})

test('[FLT-36] on a full phone loading in advance stops for a while and keeps the stored copies', async () => {
  const device = await smallPhone(0)
  const { call, received } = provider(() => ['uno'])
  const of = world(device, call, { catalog })

  expect(await warm(of)).toBe(true)
  expect(await hasRoom(device, of.now())).toBe(false)
  expect(received).toHaveLength(1)

  expect(await warm(of)).toBe(true)
  expect(received).toHaveLength(1)
  expect(await hasRoom(device, of.now() + 2 * 3_600_000)).toBe(true)
})

test('[FLT-36] the first copy stored after the phone was full records that there is room again', async () => {
  const device = await smallPhone(1)
  await device.publica.valores.put({ id: 'lugar', value: false, savedAt: 1_000_000 })
  const of = world(device, provider(() => ['uno']).call, { catalog })

  await pull(of, palabras, { lista: 'a' })

  expect(await hasRoom(device, of.now())).toBe(true)
})
