import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { reconcileNow, signIn } from '#live/sesion/access.ts'
import { device } from '#live/telefono/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { endSession, lendPhone, startSession } from '#local/session/session.ts'

import { agregarPalabra, tokenOf } from '../../support/phone.ts'

const register = vi.fn<(tag: string) => Promise<void>>(async () => {})

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

beforeEach(() => {
  register.mockClear()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ sync: { register } }) },
  })
  vi.stubGlobal('fetch', async (address: string) => {
    const found = address.endsWith('/signin')
    return new Response(JSON.stringify({ token: tokenOf(1) }), {
      status: found ? 200 : 404,
      headers: { 'content-type': 'application/json' },
    })
  })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await device.salida.operaciones.clear()
})

test('[FLT-61, FLT-02] signing in with unsent changes asks the browser for a background sync again', async () => {
  const { generation } = await startSession(device, tokenOf(1), { shared: false })
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'pan' }, { now: 1 })
  await endSession(device, '401', generation, 2)

  expect(await signIn('ana', 'demo1234', { shared: false })).toEqual({ ok: true })

  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce())
})

test('[SESS-03, SESS-09] a session that ends by a 401, and a loan, close the shown notices', async () => {
  let shown: string[] = []
  const getNotifications = async () =>
    shown.map((tag) => ({ tag, close: () => (shown = shown.filter((one) => one !== tag)) }))
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ getNotifications }) },
  })
  const { generation } = await startSession(device, tokenOf(1), { shared: false })
  const closed = async () => {
    shown = ['solicitudes20401', 'neutro']
    await reconcileNow()
    await vi.waitFor(() => expect(shown).toEqual(['neutro']))
  }

  await lendPhone(device, generation, 1)
  await closed()
  await endSession(device, '401', generation, 2)
  await closed()

  await startSession(device, tokenOf(1), { shared: false })
  shown = ['solicitudes20401']
  await reconcileNow()
  expect(shown).toEqual(['solicitudes20401'])
})

test('[FLT-34] a sign-in that cannot be stored on the phone is reported and can be repeated', async () => {
  const lost = new DOMException('Connection lost', 'InvalidStateError')
  const put = vi.spyOn(device.salida.sesion, 'put').mockRejectedValue(lost)
  expect(await signIn('ana', 'demo1234', { shared: false })).toMatchObject({
    ok: false,
    refused: false,
    failure: { kind: 'telefono' },
  })
  put.mockRestore()
  expect(await signIn('ana', 'demo1234', { shared: false })).toEqual({ ok: true })
})
