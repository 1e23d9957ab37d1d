import { expect, test } from 'vitest'

import type { Endpoint } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'

import * as areas from '../../server/src/areas.ts'
import type { Area } from '../../server/src/http/area.ts'
import { AREAS, bodyLimits, documentos, inOrder } from '../../server/src/registry.ts'
import { join, rutas } from '../../server/src/rutas.ts'

test('every call of the contract has a handler', () => {
  const unanswered = Object.entries(tabla).flatMap(([area, calls]) => {
    const handlers: Record<string, unknown> = rutas[area as keyof typeof rutas] // The call is one of this table.
    return Object.keys(calls).flatMap((name) =>
      typeof handlers[name] === 'function' ? [] : [`${area}.${name}`],
    )
  })
  expect(unanswered).toEqual([])
  expect(Object.keys(rutas).toSorted()).toEqual(Object.keys(tabla).toSorted())
})

test('a call with handlers in two areas is refused at start', () => {
  const one = { acceso: areas.acceso.handlers.acceso }

  expect(() => join([one, undefined, one])).toThrow('Two areas answer acceso.ingresar.')
})

test('areas are ordered after the areas that their tables refer to', () => {
  const low: Area = {}
  const middle: Area = { over: ['low'] }
  const high: Area = { over: ['middle', 'low'] }

  expect(inOrder({ high, middle, low })).toEqual([low, middle, high])
  expect(AREAS).toHaveLength(Object.keys(areas).length)
})

test('an area that depends on an unknown area, or on itself, is refused at start', () => {
  const area = (...over: string[]): Area => ({ over })

  expect(() => inOrder({ a: area('b') })).toThrow('a over b: there is no such area.')
  expect(() => inOrder({ a: area('b'), b: area('a') })).toThrow('a over b over a: a circle.')
})

test('each raised size limit belongs to a call, and each kind of document to one area', () => {
  const paths = Object.values(tabla).flatMap((calls) =>
    Object.values(calls).map(({ path }: Endpoint) => path),
  )
  const kinds = AREAS.flatMap(({ documents = {} }) => Object.keys(documents))

  expect(paths).toEqual(expect.arrayContaining(Object.keys(bodyLimits)))
  expect([...documentos.keys()]).toEqual(kinds)
})
