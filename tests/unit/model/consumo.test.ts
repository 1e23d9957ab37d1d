import { expect, test } from 'vitest'

import { consumoDe } from '#model/consumo.ts'

test('[CONS-01] each day asks about other days: only the newest answers are kept', () => {
  expect(consumoDe.guarda).toBe(20)
})
