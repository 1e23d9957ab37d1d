import { expect, test, vi } from 'vitest'

import type { Device } from '#local/bases/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { removeRow } from '#local/outbox/forget.ts'
import { isOf, mirror, noteLosses, takenOff } from '#local/outbox/mirror.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { editRow } from '#local/outbox/secondThoughts.ts'
import { startSession } from '#local/session/session.ts'

import { enviarNota } from '../../../support/notas.ts'
import { agregarPalabra, phone, tokenOf } from '../../../support/phone.ts'

function storage(): Storage & { text: () => string } {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    text: () => kept.get('pendientes') ?? '',
  } as Storage & { text: () => string }
}

const add = (device: Device, palabra: string) =>
  enqueue(device, agregarPalabra, { lista: 'a', palabra }, { now: 5 })

const losses = (device: Device) => device.salida.perdidas.toArray()

test('[FLT-32] local storage lists which person has unsent changes since when, without their content', async () => {
  const device = await phone({ uid: 30123 })
  const local = storage()
  const id = await add(device, 'secreto')

  await mirror(device, local, 10)

  expect(JSON.parse(local.text())).toMatchObject({
    entradas: [{ id, type: 'palabra.agregar', createdAt: 5 }],
  })
  expect(local.text()).not.toMatch(/secreto|30123/)
})

test('[FLT-32] a listed change without a row was deleted by the browser, and is noted as lost once', async () => {
  const device = await phone({ uid: 7 })
  const local = storage()
  await add(device, 'una')
  const lost = await add(device, 'otra')
  await mirror(device, local, 10)
  await removeRow(device.salida, lost) // The browser deleted it, not the person.

  await noteLosses(device, local)
  await noteLosses(device, local)

  expect(await losses(device)).toMatchObject([{ id: lost, state: 'asking', createdAt: 5 }])
  const [loss] = await losses(device)
  expect(await isOf({ quien: loss?.quien ?? '' }, '7')).toBe(true)
  expect(await isOf({ quien: loss?.quien ?? '' }, '8')).toBe(false)
})

test('[FLT-32] a change of several steps is listed with the key of its last step', async () => {
  const device = await phone()
  const local = storage()
  await enqueue(device, enviarNota, { idNota: 1 }, { now: 5 })
  const [row] = await device.salida.operaciones.toArray()

  await mirror(device, local, 10)
  await device.salida.operaciones.clear()
  await noteLosses(device, local)

  expect(await losses(device)).toMatchObject([{ id: row?.id, ultima: row?.keys.at(-1) }])
})

test('[FLT-32, FLT-59] a malformed row keeps its entry on the list, and the other entries too', async () => {
  const device = await phone()
  const local = storage()
  const damaged = await add(device, 'una')
  await mirror(device, local, 10)
  await device.salida.operaciones.toCollection().modify((row) => {
    Reflect.deleteProperty(row, 'createdAt')
    Reflect.deleteProperty(row, 'keys')
  })
  await device.salida.operaciones.add({ id: 'never listed', uid: '1' } as unknown as Operacion)
  const other = await add(device, 'otra')

  await mirror(device, local, 20)

  expect(JSON.parse(local.text())).toMatchObject({
    entradas: [{ id: damaged, createdAt: 5 }, { id: other }],
  })
  await device.salida.operaciones.clear()
  await noteLosses(device, local)
  expect((await losses(device)).map(({ id }) => id).toSorted()).toEqual([damaged, other].toSorted())
})

test('[FLT-32] the list of unsent changes is checked for losses before it is written again', async () => {
  const device = await phone()
  const local = storage()
  const lost = await add(device, 'una')
  await mirror(device, local, 10)
  await removeRow(device.salida, lost)

  await mirror(device, local, 20)

  expect(await losses(device)).toMatchObject([{ id: lost }])
  expect(local.text()).toBe('')
})

test('[FLT-32] losses hidden behind as many new rows are noted before the list is written', async () => {
  const device = await phone()
  const local = storage()
  const lost = await add(device, 'una')
  await mirror(device, local, 10)
  await removeRow(device.salida, lost)
  await add(device, 'otra')

  await noteLosses(device, local)
  await mirror(device, local, 20)

  expect(await losses(device)).toMatchObject([{ id: lost }])
})

test('[FLT-32] a start without losses counts the rows, and reads none', async () => {
  const device = await phone()
  const local = storage()
  const sent = await add(device, 'una')
  await device.salida.operaciones.where({ id: sent }).modify({ state: 'done' })
  const unsent = await add(device, 'otra')
  await mirror(device, local, 10)
  const read = vi.fn((row: Operacion) => row)
  device.salida.operaciones.hook('reading', read)

  await noteLosses(device, local)
  expect(read).not.toHaveBeenCalled()

  await removeRow(device.salida, unsent)
  await noteLosses(device, local)
  expect(await losses(device)).toMatchObject([{ id: unsent }])
})

test('[FLT-32] a browser closed in the middle of a discard raises no false alarm', async () => {
  const device = await phone()
  const local = storage()
  const id = await add(device, 'una')
  await mirror(device, local, 10)

  const during = takenOff(
    device,
    local,
    id,
    () => 20,
    async () => {
      await removeRow(device.salida, id)
      await mirror(device, local, 21) // Another window writes the list meanwhile.
      await noteLosses(device, local)
    },
  )
  await during

  expect(await losses(device)).toEqual([])
  expect(local.text()).toBe('')
})

test('[FLT-32] a change discarded by another window while the list is written is not listed again', async () => {
  const device = await phone()
  const local = storage()
  const id = await add(device, 'una')
  await mirror(device, local, 10)
  const { subtle } = crypto
  const digest = subtle.digest.bind(subtle)
  vi.spyOn(subtle, 'digest').mockImplementationOnce(async (...of) => {
    await takenOff(
      device,
      local,
      id,
      () => 20,
      () => removeRow(device.salida, id),
    )
    return digest(...of)
  })

  await mirror(device, local, 20)

  await noteLosses(device, local)
  expect(await losses(device)).toEqual([])
})

test('[FLT-32, FLT-49] a change that is kept after a discard is always on the list, even if the browser closes', async () => {
  const device = await phone()
  const local = storage()
  const id = await add(device, 'una')
  await mirror(device, local, 10)
  const written: string[] = []
  const watched = {
    getItem: (key: string) => local.getItem(key),
    setItem(key: string, value: string) {
      local.setItem(key, value)
      written.push(local.text())
    },
    removeItem(key: string) {
      local.removeItem(key)
      written.push(local.text())
    },
  }

  await takenOff(
    device,
    watched,
    id,
    () => 20,
    async () => 'unknown',
  )

  expect(written.length).toBeGreaterThan(1)
  expect(written.filter((text) => !text.includes(id))).toEqual([])
})

test('[FLT-32, FLT-49] a change that could not be discarded is listed again', async () => {
  const device = await phone()
  const local = storage()
  const id = await add(device, 'una')
  await mirror(device, local, 10)

  const outcome = await takenOff(
    device,
    local,
    id,
    () => 20,
    async () => 'unknown',
  )

  expect(outcome).toBe('unknown')
  expect(JSON.parse(local.text())).toMatchObject({ entradas: [{ id }] })
})

test('a finished change is no longer on the list, and an empty list is removed', async () => {
  const device = await phone()
  const local = storage()
  await add(device, 'una')
  await mirror(device, local, 10)
  await device.salida.operaciones.toCollection().modify({ state: 'done' })

  await mirror(device, local, 20)

  expect(local.text()).toBe('')
  expect(await losses(device)).toEqual([])
})

test('[FLT-63] the unsent changes of a person who signed out stay on the list', async () => {
  const device = await phone({ uid: 1 })
  const local = storage()
  const id = await add(device, 'una')
  await startSession(device, tokenOf(2), { shared: false })

  await mirror(device, local, 10)

  expect(JSON.parse(local.text())).toMatchObject({ entradas: [{ id }] })
})

test('[FLT-33] a phone without working databases does not take its empty outbox for lost changes', async () => {
  const device = await phone()
  const local = storage()
  await add(device, 'una')
  await mirror(device, local, 10)
  const before = local.text()
  await device.salida.operaciones.clear()
  device.enMemoria = true

  await noteLosses(device, local)
  await mirror(device, local, 20)

  expect(await losses(device)).toEqual([])
  expect(local.text()).toBe(before)
})

test('[FLT-32, FLT-13] a change sent again under a new key is listed with both keys', async () => {
  const device = await phone()
  const local = storage()
  const id = await add(device, 'mal')
  await device.salida.operaciones.toCollection().modify({ state: 'rejected', tries: 1 })
  const made = { lista: 'a', palabra: 'bien' }
  await editRow(device, agregarPalabra, id, made, { now: 6, clave: crypto.randomUUID() })
  const [row] = await device.salida.operaciones.toArray()

  await mirror(device, local, 10)
  await device.salida.operaciones.clear()
  await noteLosses(device, local)

  expect(row?.keys).not.toEqual([id])
  expect(await losses(device)).toMatchObject([{ id, primera: row?.keys[0] }])
})
