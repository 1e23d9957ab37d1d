import { expect, test } from 'vitest'

import { knownOffset, noteOffset } from '#local/time/clock.ts'

import { phone } from '../../../support/phone.ts'

test('[FLT-69] a slow answer does not set the known server time back, but a clock that was set does', async () => {
  const device = await phone()
  const heard = async (offset: number) => {
    await noteOffset(device, offset, 0)
    return knownOffset(device)
  }

  expect(await heard(-4000)).toBe(-4000)
  expect(await heard(-300)).toBe(-300)
  expect(await heard(-3200)).toBe(-300)
  expect(await heard(-100)).toBe(-100)
  expect(await heard(360_000)).toBe(360_000)
  expect(await heard(-100)).toBe(-100)
})
