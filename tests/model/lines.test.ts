import { expect, test } from 'vitest'

import { catalog } from './catalog.ts'
import { operaciones } from './operaciones/lista.ts'

test('every operation that the portal can send is part of the random test', () => {
  const types = catalog.operations.map(({ type }) => type)

  expect(operaciones.map(({ type }) => type).toSorted()).toEqual(types.toSorted())
})
