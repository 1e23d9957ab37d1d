import { expect, test } from 'vitest'

import { DATOS, noteData } from '#local/provider/meter.ts'

import { newPhone } from '../../../support/phone.ts'

test("the data meter adds up a call's bytes of a month, and stores the size of the last answer", async () => {
  const device = await newPhone()
  const noviembre = Date.UTC(2026, 10, 25)
  const note = (sent: number, received: number) =>
    noteData(device, 'POST /v1/x', { sent, received }, noviembre)
  const stored = async () => (await device.publica.valores.get(`${DATOS}2026-11/POST /v1/x`))?.value

  await note(40, 3000)
  await note(40, 2000)
  // The answer was 'unchanged'.
  await note(40, 0)
  await note(0, 0)

  expect(await stored()).toEqual({ sent: 120, received: 5000, ultima: 2000 })
})
