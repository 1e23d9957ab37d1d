import { expect, test } from 'vitest'

import { conoce, conocer, operationOf } from '#live/telefono/conocido.ts'

test('a page that finds a stored change of another screen loads the code for it', async () => {
  await conocer([{ type: 'domicilio.guardar' }])

  expect(operationOf('domicilio.guardar')?.name).toBe('Cambio de domicilio')
  // The change is from another version: this version knows all types that it can know.
  expect(conoce([{ type: 'de-otra-version' }])).toBe(true)
})
