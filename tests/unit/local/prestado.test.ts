import { expect, test } from 'vitest'

import {
  currentSession,
  endSession,
  lendPhone,
  startSession,
  takeBackPhone,
} from '#local/session/session.ts'

import { phone, tokenOf } from '../../support/phone.ts'

test('a phone handed over at a counter stays limited until it is given back', async () => {
  const device = await phone()

  await lendPhone(device, 1, 5)
  expect(await currentSession(device)).toMatchObject({ prestado: 5 })
  await takeBackPhone(device, 1)
  expect(await currentSession(device)).not.toHaveProperty('prestado')
})

test('handing the phone over ends with the session, and a late press has no effect on the next', async () => {
  const device = await phone()
  await lendPhone(device, 1, 5)
  await endSession(device, 'salir', 1, 0)
  const { generation } = await startSession(device, tokenOf(2), { shared: false })

  expect(await currentSession(device)).not.toHaveProperty('prestado')
  await lendPhone(device, 1, 5)
  expect(await currentSession(device)).not.toHaveProperty('prestado')
  await lendPhone(device, generation, 7)
  await takeBackPhone(device, 1)
  expect(await currentSession(device)).toMatchObject({ prestado: 7 })
})
