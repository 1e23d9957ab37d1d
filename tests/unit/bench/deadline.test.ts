import { expect, test } from 'vitest'

import { until, within } from '../../bench/deadline.ts'

const never = new Promise<never>(() => undefined)

test('a result in time is returned, and a failure is passed on', async () => {
  await expect(within(1, 'A number', Promise.resolve(7))).resolves.toBe(7)
  await expect(within(1, 'A number', Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})

test('a late result fails with its name and the time waited', async () => {
  await expect(within(0.02, 'A number', never)).rejects.toThrow(
    'A number did not come within 0.02 s.',
  )
})

test('a condition is checked again until it holds', async () => {
  let asked = 0
  await until(5, 'The third answer', async () => ++asked === 3)
  expect(asked).toBe(3)
})

test('a condition that never holds or never answers fails with its name', async () => {
  await expect(until(0.02, 'A yes', async () => false)).rejects.toThrow(/^A yes did not come/)
  await expect(until(0.02, 'An answer', () => never)).rejects.toThrow(/^An answer did not come/)
})
