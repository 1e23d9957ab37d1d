import { Dexie } from 'dexie'
import { IDBDatabase, IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'

import { type Device, openDevice } from '#local/bases/device.ts'
import { BASES } from '#local/bases/names.ts'
import { again, isLost, openAll } from '#local/bases/open.ts'

let devices = 0
const suffix = () => `-abrir-${++devices}`
const AT_ONCE = { pauses: [0, 0, 0] }

afterEach(() => vi.restoreAllMocks())

/** A browser that refuses to open a database the first so many times. */
function stubborn(times: number): Device {
  let left = times
  const where = {
    indexedDB: {
      open: (name: string, version?: number) => {
        if (left-- > 0) throw new DOMException('no', 'SecurityError')
        return indexedDB.open(name, version)
      },
    } as IDBFactory,
    IDBKeyRange,
  }
  return openDevice(suffix(), { where })
}

/** Databases that are open; from then on the first so many transactions find that the connection is lost. */
async function losing(times: number, name: string): Promise<Device> {
  let left = 0
  const { prototype } = IDBDatabase as unknown as { prototype: { transaction: () => unknown } }
  const { transaction } = prototype
  vi.spyOn(prototype, 'transaction').mockImplementation(function (this: unknown, ...args) {
    if (left-- > 0) throw new DOMException('Connection to Indexed Database server lost', name)
    return transaction.apply(this, args)
  })
  const device = openDevice(suffix())
  await openAll(device)
  left = times
  return device
}

const note = (device: Device) =>
  device.publica.transaction('rw', device.publica.valores, () =>
    device.publica.valores.put({ id: 'x', value: 1, savedAt: 1 }),
  )

for (const times of [1, 2, 3])
  test(`[FLT-33] databases that fail to open ${times} times are opened by trying again`, async () => {
    expect(await openAll(stubborn(times), AT_ONCE)).toBe('open')
  })

test('[FLT-33] a browser without databases is distinguished from a browser that is slow to open them', async () => {
  expect(await openAll(stubborn(Infinity), AT_ONCE)).toBe('shut')
})

for (const name of ['UnknownError', 'InvalidStateError'])
  test(`[FLT-34] work over a lost connection (${name}) is repeated once on a new connection`, async () => {
    const device = await losing(1, name)

    await again(device, () => note(device))

    expect(await device.publica.valores.count()).toBe(1)
  })

test('[FLT-34] work over a connection lost for good fails after two tries', async () => {
  const device = await losing(Infinity, 'UnknownError')
  const work = vi.fn<() => Promise<unknown>>(() => note(device))

  await expect(again(device, work)).rejects.toThrow(/lost/)

  expect(work).toHaveBeenCalledTimes(2)
})

test('[FLT-34] an error in our own code is not treated as a lost connection', async () => {
  const work = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('ours')))
  await expect(again(openDevice(suffix()), work)).rejects.toThrow('ours')
  expect(work).toHaveBeenCalledTimes(1)
})

/** The outbox as a later version of the portal would have it. */
async function laterVersion(name: string): Promise<Dexie> {
  const later = new Dexie(name)
  later.version(99).stores({ operaciones: '++seq, &id, [uid+state], uid', porvenir: 'id' })
  await later.open()
  return later
}

test('[FLT-55] a database written by a newer version of the portal is not opened or changed', async () => {
  const own = suffix()
  const later = await laterVersion(BASES.salida + own)
  await later.table('porvenir').put({ id: 'x' })
  later.close()
  const device = openDevice(own)

  expect(await openAll(device, AT_ONCE)).toBe('newer')
  await expect(device.salida.operaciones.count()).rejects.toThrow(/newer version/)

  const back = await laterVersion(BASES.salida + own)
  expect(await back.table('porvenir').count()).toBe(1)
  expect(back.backendDB().version).toBe(990)
  back.close()
})

test('[FLT-53] an open database closes for a newer version after pending writes, and stays closed', async () => {
  const own = suffix()
  const device: Device = openDevice(own, { onCeding: () => note(device) })
  await openAll(device)
  const open = device.publica.backendDB()

  const later = await laterVersion(BASES.salida + own)

  expect(device.cedido).toBe(true)
  expect(open).not.toBeNull()
  await expect(device.publica.valores.count()).rejects.toThrow('closed')
  await expect(again(device, () => note(device))).rejects.toThrow('closed')
  const publica = new Dexie(BASES.publica + own)
  await publica.open()
  expect(await publica.table('valores').count()).toBe(1)
  publica.close()
  later.close()
})

test('[FLT-53] a page with an endless write does not keep a newer version from opening the database', async () => {
  const own = suffix()
  const device = openDevice(own, { onCeding: () => new Promise(() => undefined) })
  await openAll(device)

  const later = await laterVersion(BASES.salida + own)

  expect(later.isOpen()).toBe(true)
  later.close()
})

test('[FLT-34] a transaction aborted by the browser counts as a lost connection', async () => {
  const { salida } = openDevice(suffix())

  const error: unknown = await salida
    .transaction('r', salida.sesion, async (transaction) => {
      await salida.sesion.get('actual')
      const aborted = new Promise((resolve) =>
        transaction.idbtrans.addEventListener('abort', resolve),
      )
      transaction.idbtrans.abort()
      await aborted
    })
    .catch((reason: unknown) => reason)

  expect(isLost(error)).toBe(true)
})
