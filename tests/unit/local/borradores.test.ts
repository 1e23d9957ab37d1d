import { expect, test, vi } from 'vitest'

import { keepBorrador, readBorrador } from '#local/borradores.ts'
import { endSession, startSession } from '#local/session.ts'

import { newPhone, tokenOf } from '../../support/phone.ts'

const DE_NADIE = { formulario: 'cuenta/crear', generation: 0 }
const typed = { value: { cuil: '20' }, clave: 'k', window: 'w', now: Date.now() }

test('[SEC-28] what nobody signed in has typed is theirs for half an hour, and no signed-in person reads it', async () => {
  const device = await newPhone()
  await keepBorrador(device, DE_NADIE, typed)
  const { generation } = await startSession(device, tokenOf(1), { shared: false })
  expect(await readBorrador(device, { ...DE_NADIE, generation })).toBeUndefined()
  expect(await readBorrador(device, DE_NADIE)).toMatchObject({ value: { cuil: '20' } })

  vi.useFakeTimers({ now: typed.now + 31 * 60_000, toFake: ['Date'] })
  expect(await readBorrador(device, DE_NADIE)).toBeUndefined()
  vi.useRealTimers()
})

test('[SEC-33] on a shared phone no form that was begun outlasts the session; elsewhere it waits for its person', async () => {
  for (const shared of [true, false]) {
    const device = await newPhone()
    const { generation } = await startSession(device, tokenOf(1), { shared })
    await keepBorrador(device, { formulario: 'x', generation }, typed)
    await endSession(device, 'salir', generation, typed.now)
    expect(await device.salida.borradores.count()).toBe(shared ? 0 : 1)
  }
})
