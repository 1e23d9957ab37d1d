import { Dexie } from 'dexie'
import { expect, test } from 'vitest'

import { firmar, esDe } from '#contract/pase/firmas.ts'
import { openDevice } from '#local/bases/device.ts'
import { BASES } from '#local/bases/names.ts'
import { llaveDe, readLlave } from '#local/pase/llave.ts'
import { endSession, startSession } from '#local/session/session.ts'

import { phone, tokenOf } from '../../../support/phone.ts'

const SOMETHING = Uint8Array.of(1, 2, 3)

test('[SEC-50] the signing key is made once for a session, and cannot be exported from the browser', async () => {
  const device = await phone()

  const [one, other] = await Promise.all([llaveDe(device, 1), llaveDe(device, 1)])

  expect(one?.publica).toHaveLength(33)
  expect(other?.publica).toEqual(one?.publica)
  const stored = await readLlave(device)
  expect(stored?.publica).toEqual(one?.publica)
  if (!stored) throw new Error('no key is stored')
  await expect(crypto.subtle.exportKey('pkcs8', stored.privada)).rejects.toThrow(/extractable/)
  const signature = await firmar(stored.privada, SOMETHING)
  expect(await esDe(stored.publica, signature, SOMETHING)).toBe(true)
})

test('[SEC-50] the signing key is deleted with its session, and the next person gets another', async () => {
  const device = await phone()
  const first = await llaveDe(device, 1)

  await endSession(device, '401', 1, 0)
  expect(await device.lectura.llaves.count()).toBe(0)

  await startSession(device, tokenOf(2), { shared: false })
  const second = await llaveDe(device, 3)
  expect(second?.publica).not.toEqual(first?.publica)
})

test('[SEC-50] a key that comes after the sign-out is not stored', async () => {
  const device = await phone()
  await endSession(device, 'salir', 1, 0)

  expect(await llaveDe(device, 1)).toBeUndefined()
  expect(await device.lectura.llaves.count()).toBe(0)
})

test('a damaged key is replaced by a new one', async () => {
  const device = await phone()
  await device.lectura.llaves.put({ id: 'dispositivo', privada: 'x', publica: 1 } as never)

  expect(await readLlave(device)).toBeUndefined()
  expect((await llaveDe(device, 1))?.publica).toHaveLength(33)
})

test('[FLT-52] copies stored by a version without signing keys are kept for their person', async () => {
  const before = new Dexie(`${BASES.lectura}-de-la-version-1`)
  before.version(1).stores({ copias: 'key, resource', fallas: 'key', dueno: 'id' })
  await before.table('copias').put({ key: 'a', resource: 'a', value: 1, savedAt: 1, askedAt: 1 })
  await before.table('fallas').put({ key: 'b', failure: { kind: 'no-answer' }, failedAt: 1 })
  await before.table('dueno').put({ id: 'actual', uid: '1', generation: 4 })
  before.close()

  const device = openDevice('-de-la-version-1')

  const { lectura } = device
  expect(await lectura.copias.where({ resource: 'a' }).toArray()).toEqual([
    { key: 'a', resource: 'a', value: 1, size: 1, savedAt: 1, askedAt: 1 },
  ])
  expect(await lectura.fallas.count()).toBe(1)
  expect(await lectura.dueno.get('actual')).toMatchObject({ uid: '1', generation: 4 })
  expect(await lectura.cuadros.count()).toBe(0)
  await lectura.cuadros.put({ id: 'mostrador', value: 1, madeAt: 1 })
  expect((await llaveDe(device, 4))?.publica).toHaveLength(33)
})
