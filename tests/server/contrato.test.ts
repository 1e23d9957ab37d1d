import { expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { rutas, sinResponder } from '../../server/src/rutas.ts'

const namesOf = (table: Record<string, object>) =>
  Object.entries(table).flatMap(([area, calls]) =>
    Object.keys(calls).map((name) => `${area}.${name}`),
  )

test('every call of the contract has a handler or the marker of the part that brings it', () => {
  expect(namesOf(rutas).toSorted()).toEqual(namesOf(tabla).toSorted())
})

test('the calls that still wait for their part are counted', () => {
  const waiting = sinResponder()
  console.log(`calls still unanswered: ${waiting.length}`)

  expect(waiting).not.toContain('acceso.ingresar')
  expect(waiting.length).toBeLessThan(namesOf(tabla).length)
})
