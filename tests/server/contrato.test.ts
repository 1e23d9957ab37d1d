import { expect, test } from 'vitest'

import { rutas as pantallas } from '#app/rutas.ts'
import { tabla } from '#contract/tabla.ts'

import { rutas, sinResponder } from '../../server/src/rutas.ts'

const namesOf = (table: Record<string, object>) =>
  Object.entries(table).flatMap(([area, calls]) =>
    Object.keys(calls).map((name) => `${area}.${name}`),
  )

test('every call of the contract has a handler or the marker of the part that brings it', () => {
  expect(namesOf(rutas).toSorted()).toEqual(namesOf(tabla).toSorted())
})

// Whoever brings a call or a screen lowers the number: what is missing is never missing unnoticed.
test('the calls and the screens that still wait for their part are counted', () => {
  const calls = sinResponder()
  const screens = pantallas.filter(({ pantalla }) => pantalla === 'todavia-no')
  console.log(`calls still unanswered: ${calls.length} of ${namesOf(tabla).length}`)
  console.log(`addresses still 'Todavía no disponible': ${screens.length} of ${pantallas.length}`)

  expect(calls).toHaveLength(54)
  expect(screens).toHaveLength(29)
})
