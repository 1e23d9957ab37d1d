import { expect, test } from 'vitest'

import { compiled, compiledForList, enLista } from '../../../server/src/base/compiled.ts'
import type { Db } from '../../../server/src/base/database.ts'

test('a statement is built once for each handle of a database', () => {
  const [one, other] = [{}, {}] as [Db, Db]
  const built: Db[] = []
  const statement = compiled((db) => {
    built.push(db)
    return { of: db }
  })

  expect(statement(one)).toBe(statement(one))
  expect(statement(other).of).toBe(other)
  expect(built).toEqual([one, other])
})

test('a statement for lists is built once for each length, with a place for each value', () => {
  const db = {} as Db
  const built: number[] = []
  const statement = compiledForList((_db, places) => {
    built.push(places.length)
    return places.map(({ name }) => name)
  })

  expect(statement(db, [7, 8])).toBe(statement(db, [5, 6]))
  expect(Object.keys(enLista([7, 8]))).toEqual(statement(db, [7, 8]))
  expect(statement(db, [7])).toHaveLength(1)
  expect(built).toEqual([2, 1])
})
