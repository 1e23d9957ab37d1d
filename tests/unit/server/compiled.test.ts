import { expect, test } from 'vitest'

import { compiled } from '../../../server/src/base/compiled.ts'
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
