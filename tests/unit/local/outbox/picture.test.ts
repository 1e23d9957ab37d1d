import { expect, test, vi } from 'vitest'

import { enqueue } from '#local/outbox/outbox.ts'
import { pictureOf } from '#local/outbox/picture.ts'
import { startSession } from '#local/session/session.ts'

import { agregarPalabra, phone, tokenOf } from '../../../support/phone.ts'

const add = (device: Awaited<ReturnType<typeof phone>>, palabra: string) =>
  enqueue(device, agregarPalabra, { lista: 'a', palabra }, { now: 1 })

async function pictured() {
  const device = await phone()
  const heard = vi.fn()
  const picture = pictureOf(device, heard)
  const whole = vi.spyOn(device.salida.operaciones, 'toArray')
  const some = vi.spyOn(device.salida.operaciones, 'bulkGet')
  const words = async () =>
    (await picture.read()).map(({ payload }) => (payload as { palabra: string }).palabra)
  return { device, heard, picture, whole, some, words }
}

test('the outbox is read whole once, and then only the rows written later', async () => {
  const { device, heard, whole, some, words } = await pictured()
  await add(device, 'uno')
  await add(device, 'dos')
  expect(await words()).toEqual(['uno', 'dos'])

  await add(device, 'tres')
  await device.salida.operaciones.where({ seq: 1 }).delete()
  await device.salida.operaciones.update(2, { payload: { lista: 'a', palabra: 'otra' } })

  expect(await words()).toEqual(['otra', 'tres'])
  expect(whole).toHaveBeenCalledTimes(1)
  expect(some.mock.calls).toEqual([[[1, 2]]]) // The new rows come behind these.
  expect(heard).toHaveBeenCalledTimes(5)
})

test('rows written in bulk are read again, and all rows after the browser deleted the database', async () => {
  const { device, whole, words } = await pictured()
  await add(device, 'uno')
  await words()

  await device.salida.operaciones.clear()

  expect(await words()).toEqual([])
  expect(whole).toHaveBeenCalledTimes(2)
})

test('rows that could not be read are read again at the next try', async () => {
  const { device, picture, some, words } = await pictured()
  await add(device, 'uno')
  await words()
  await device.salida.operaciones.update(1, { payload: { lista: 'a', palabra: 'otra' } })
  some.mockRejectedValueOnce(new DOMException('lost', 'UnknownError'))

  await expect(picture.read()).rejects.toThrow('lost')

  expect(await words()).toEqual(['otra'])
})

test("the outbox in memory skips damaged rows and other phones, but has other people's rows", async () => {
  const { device, heard, words } = await pictured()
  await add(device, 'uno')
  await device.salida.operaciones.update(1, { tries: 'muchos' as never })
  await startSession(device, tokenOf(2), { shared: false })
  await add(device, 'de otra')
  const before = heard.mock.calls.length
  await add(await phone(), 'lejos')

  expect(await words()).toEqual(['de otra'])
  expect(heard).toHaveBeenCalledTimes(before)
})

test('a change of session is reported to its listener until the listener stops', async () => {
  const { device, heard, picture } = await pictured()
  await startSession(device, tokenOf(2), { shared: false })
  expect(heard).toHaveBeenCalled()

  picture.stop()
  heard.mockClear()
  await add(device, 'uno')

  expect(heard).not.toHaveBeenCalled()
})

test('a row written by a window that froze before reporting it keeps its place in the order', async () => {
  const { device, words } = await pictured()
  await add(device, 'uno')
  await words()
  // Bypasses Dexie, which would report the write.
  const { seq: _seq, ...row } = (await device.salida.operaciones.get(1)) ?? {}
  const writing = device.salida.backendDB().transaction('operaciones', 'readwrite')
  writing
    .objectStore('operaciones')
    .add({ ...row, id: 'dos', payload: { lista: 'a', palabra: 'dos' } })
  await new Promise((resolve) => writing.addEventListener('complete', resolve))
  await add(device, 'tres')

  expect(await words()).toEqual(['uno', 'dos', 'tres'])
})

test('[FLT-45] a read without an answer does not hold back the next one, and its late rows are dropped', async () => {
  const { device, picture, whole, words } = await pictured()
  await add(device, 'uno')
  const old = await device.salida.operaciones.toArray()
  let answer = (_rows: unknown) => {}
  const late = new Promise((resolve) => (answer = resolve))
  whole.mockImplementationOnce(() => late as never)
  const left = picture.read()
  await device.salida.operaciones.update(1, { payload: { lista: 'a', palabra: 'otra' } })
  expect(await words()).toEqual(['otra'])

  answer(old)
  await left

  expect(await words()).toEqual(['otra'])
})
