import { expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { rutas } from '../../server/src/rutas.ts'

test('every call of the contract has a handler, and none waits for a later part', () => {
  const unanswered = Object.entries(tabla).flatMap(([area, calls]) => {
    const handlers: Record<string, unknown> = rutas[area as keyof typeof rutas] // of this very table
    return Object.keys(calls).flatMap((name) =>
      typeof handlers[name] === 'function' ? [] : [`${area}.${name}`],
    )
  })
  expect(unanswered).toEqual([])
  expect(Object.keys(rutas).toSorted()).toEqual(Object.keys(tabla).toSorted())
})
