import { expect, test } from 'vitest'

import { enqueue } from '#local/outbox.ts'
import { sendAndRefresh } from '#sync/background.ts'

import { agregarPalabra, fails, phone, provider, standing, world } from '../../support/phone.ts'

test('[FLT-39] a sync event that leaves something fails, so that the browser fires it again; one that leaves nothing does not', async () => {
  const device = await phone()
  let signal = false
  const { call } = provider(() => (signal ? [] : fails({ kind: 'no-answer', timedOut: false })))
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now: 1 })

  await expect(sendAndRefresh(world(device, call))).rejects.toThrow('still to be sent')
  signal = true
  await sendAndRefresh(world(device, call))

  expect(await standing(device)).toEqual({ uno: 'done' })
})
