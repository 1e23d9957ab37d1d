import { expect, test } from 'vitest'

import { catalog } from './catalog.ts'
import { LINES } from './changes.ts'

test('every operation that the portal can send has its line in the random test', () => {
  const types = catalog.operations.map(({ type }) => type)

  expect(Object.keys(LINES).toSorted()).toEqual(types.toSorted())
})
