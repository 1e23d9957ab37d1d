import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Device } from '#local/bases/device.ts'
import { devolverCon, noPedirAlDevolver, pedirAlDevolver } from '#local/session/devolucion.ts'
import { currentSession, endSession, lendPhone } from '#local/session/session.ts'

import { phone } from '../../../support/phone.ts'

const AHORA = Date.parse('2026-11-22T10:05:00Z')
const CLAVE = 'contraseña 1'

// One wrong password in 65,536 is accepted by chance: a fixed salt avoids this.
beforeEach(() => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.fill(7)
    return array
  })
})
afterEach(() => vi.restoreAllMocks())

/** A lent phone whose owner chose to require the password. */
async function prestado(): Promise<Device> {
  const device = await phone()
  await pedirAlDevolver(device, 1, CLAVE)
  await lendPhone(device, 1, 5)
  return device
}

const sigue = async (device: Device) => (await currentSession(device))?.prestado

test('a phone handed over without a password is given back without a password', async () => {
  const device = await phone()
  await lendPhone(device, 1, 5, { aTodos: true })

  expect(await devolverCon(device, undefined, AHORA)).toEqual({ state: 'devuelto' })
  expect(await currentSession(device)).not.toHaveProperty('prestado')
  expect(await currentSession(device)).not.toHaveProperty('prestadoATodos')
})

test('[SEC-34] a phone handed over with a password is given back only with exactly that password', async () => {
  const device = await prestado()

  expect(await devolverCon(device, undefined, AHORA)).toEqual({ state: 'pide' })
  for (const wrong of ['', 'contraseña 1 ', 'Contraseña 1'])
    expect(await devolverCon(device, wrong, AHORA)).toEqual({ state: 'mal' })
  expect(await sigue(device)).toBe(5)
  expect(await devolverCon(device, CLAVE, AHORA)).toEqual({ state: 'devuelto' })
  expect(await sigue(device)).toBeUndefined()

  // The password is required at the next loan too, until the owner changes that.
  await lendPhone(device, 1, 5)
  expect(await devolverCon(device, undefined, AHORA)).toEqual({ state: 'pide' })
  await noPedirAlDevolver(device, 1)
  expect(await devolverCon(device, undefined, AHORA)).toEqual({ state: 'devuelto' })
})

test('[SEC-34, SEC-08] each wrong password makes the next try wait longer; a clock set back adds no wait', async () => {
  const device = await prestado()
  for (let at = 0; at < 3; at++) await devolverCon(device, 'otra', AHORA)

  expect(await devolverCon(device, 'otra', AHORA)).toEqual({
    state: 'espera',
    hasta: AHORA + 30_000,
  })
  expect(await devolverCon(device, CLAVE, AHORA + 29_999)).toMatchObject({ state: 'espera' })
  const back = AHORA - 86_400_000
  expect(await devolverCon(device, CLAVE, back)).toEqual({ state: 'espera', hasta: back + 30_000 })
  expect(await devolverCon(device, 'otra', AHORA + 30_000)).toEqual({
    state: 'espera',
    hasta: AHORA + 90_000,
  })
  expect(await devolverCon(device, CLAVE, AHORA + 90_000)).toEqual({ state: 'devuelto' })
})

test('[SEC-34] ten wrong passwords at once count as ten tries, and only three of them are checked', async () => {
  const device = await prestado()
  const tries = Array.from({ length: 10 }, () => devolverCon(device, 'otra', AHORA))

  const states = (await Promise.all(tries)).map(({ state }) => state)

  expect(states.filter((state) => state === 'mal')).toHaveLength(3)
  expect(states.filter((state) => state === 'espera')).toHaveLength(7)
})

test('[SEC-34, SEC-28] the stored hash does not reveal the password, and is deleted with the session', async () => {
  const device = await prestado()
  const row = await currentSession(device)

  expect(row?.devolucion).toMatchObject({ vueltas: 600_000, fallos: 0 })
  expect(row?.devolucion?.sal).toHaveLength(16)
  expect(row?.devolucion?.huella).toHaveLength(2)
  expect(JSON.stringify(row)).not.toContain(CLAVE)
  await endSession(device, 'salir', 1, AHORA)
  expect(JSON.stringify(await device.salida.sesion.toArray())).not.toContain('huella')
})

test('a request of an ended session has no effect on the next session', async () => {
  const device = await phone()
  await pedirAlDevolver(device, 7, CLAVE)

  expect(await currentSession(device)).not.toHaveProperty('devolucion')
})
