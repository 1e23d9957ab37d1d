import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { avisos } from '#contract/extensiones/avisos.ts'
import { currentSession, endSession } from '#local/session/session.ts'
import { anotarApagados, seguirConAvisos } from '#model/seguirConAvisos.ts'

import { fails, phone, provider } from '../../support/phone.ts'

const ELEGIDO = { tipos: ['recetas'], de: null }

/** A browser that has one address, or none, and gives another one. */
function browser(has: boolean, beforeItGives: () => Promise<unknown> = async () => undefined) {
  const unsubscribe = vi.fn(async () => true)
  const given = (endpoint: string) => ({
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe,
  })
  const pushManager = {
    getSubscription: async () => (has ? given('https://push.example/vieja') : null),
    subscribe: async () => {
      await beforeItGives()
      return given('https://push.example/nueva')
    },
  }
  return { registration: { pushManager } as never, unsubscribe }
}

/** Reported calls: the last part of each path, with the address if there is one. */
const told = (received: { path: string; request: unknown }[]) =>
  received.map(({ path, request }) => {
    const { suscripcion } = request as { suscripcion?: { endpoint: string } }
    return [path, suscripcion?.endpoint].join(' ').replaceAll(/\S*\//g, '').trim()
  })

beforeEach(() => void vi.stubGlobal('Notification', { permission: 'granted' }))
afterEach(() => void vi.unstubAllGlobals())

describe('the address of a phone', () => {
  test('[NOTI-01] a push address that the provider knows is reported again and kept', async () => {
    const { registration, unsubscribe } = browser(true)
    const { call, received } = provider(() => ({ sigue: true }))

    expect(await seguirConAvisos(await phone(), call, registration)).toBe(false)

    expect(told(received)).toEqual(['seguir vieja'])
    expect(unsubscribe).not.toHaveBeenCalled()
  })

  test('[NOTI-01] a push address that the provider dropped is unsubscribed, and a new one is reported', async () => {
    const { registration, unsubscribe } = browser(true)
    const { call, received } = provider(({ path, request }) =>
      path === avisos.estado.path
        ? { clave: 'k', eleccion: ELEGIDO }
        : { sigue: JSON.stringify(request).includes('nueva') },
    )

    expect(await seguirConAvisos(await phone(), call, registration)).toBe(true)

    expect(told(received)).toEqual(['seguir vieja', 'avisos', 'seguir nueva'])
    expect(unsubscribe).toHaveBeenCalledTimes(1)
  })

  test('a push address is unsubscribed if the provider offers no push', async () => {
    const { registration, unsubscribe } = browser(true)
    const { call } = provider(() => fails({ kind: 'not-offered' }))

    await expect(seguirConAvisos(await phone(), call, registration)).rejects.toThrow('not-offered')

    expect(unsubscribe).toHaveBeenCalledTimes(1)
  })

  test('[SESS-05] without a signed-in person no push is requested, and a sign-out removes the subscription', async () => {
    const device = await phone()
    const leave = async () => {
      const { generation = 0 } = (await currentSession(device)) ?? {}
      await endSession(device, 'salir', generation, 1)
    }
    const { registration, unsubscribe } = browser(false, leave)
    const { call, received } = provider(() => ({ clave: 'k', eleccion: ELEGIDO }))

    await seguirConAvisos(device, call, registration)
    await seguirConAvisos(device, call, registration)

    expect(told(received)).toEqual(['avisos'])
    expect(unsubscribe).toHaveBeenCalledTimes(1)
  })

  test('[NOTI-01] push turned off on this phone is not requested again, and the provider is told', async () => {
    const device = await phone()
    await anotarApagados(device, true)
    const { registration } = browser(false)
    const { call, received } = provider(() => ({ clave: 'k', eleccion: ELEGIDO }))

    await seguirConAvisos(device, call, registration)

    expect(told(received)).toEqual(['avisos', 'dejar'])
  })
})
