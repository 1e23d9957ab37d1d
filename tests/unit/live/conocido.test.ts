import { expect, test } from 'vitest'

import { conoce, conocer, operationOf } from '#live/conocido.ts'

test('a page that meets a change of a later screen gets to know it', async () => {
  await conocer([{ type: 'domicilio.guardar' }])

  expect(operationOf('domicilio.guardar')?.name).toBe('Cambio de domicilio')
  // Of another version: what this one can know it knows.
  expect(conoce([{ type: 'de-otra-version' }])).toBe(true)
})
