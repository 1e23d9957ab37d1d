import { expect, test } from 'vitest'

import { databaseCode, isPassing } from '../../../server/src/base/databaseError.ts'
import { readEnvironment } from '../../../server/src/base/environment.ts'

const failed = (cause: Error, message = 'Failed query: select 1') => new Error(message, { cause })

test.each([
  [Object.assign(new Error('read only'), { code: '25006' }), '25006', true],
  [Object.assign(new Error('canceled'), { code: '57014' }), '57014', true],
  [new Error('Connection terminated unexpectedly'), '08006', true],
  [new Error('timeout exceeded when trying to connect'), '08001', true],
  [new Error('Query read timeout'), '57014', true],
  [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED', true],
  [Object.assign(new Error('no such database'), { code: '3D000' }), '3D000', false],
  [new TypeError('x is not a function'), undefined, false],
])(
  '[FLT-24] the log names the code of %s, alone or inside a failed query',
  (error, code, passing) => {
    expect([databaseCode(error), databaseCode(failed(error))]).toEqual([code, code])
    expect([isPassing(error), isPassing(failed(error))]).toEqual([passing, passing])
  },
)

test('the size of the pool and the time of a statement are settings within limits', () => {
  const read = (env: NodeJS.ProcessEnv) => {
    const { conexiones, consultaMs } = readEnvironment(env, '/')
    return [conexiones, consultaMs]
  }

  expect(read({})).toEqual([10, 30_000])
  expect(read({ DATABASE_POOL: '40', DATABASE_TIMEOUT: '5' })).toEqual([40, 5_000])
  expect(() => read({ DATABASE_POOL: '1' })).toThrow(
    'DATABASE_POOL must be between 2 and 500, not 1.',
  )
  expect(() => read({ DATABASE_TIMEOUT: 'x' })).toThrow(
    'DATABASE_TIMEOUT must be a whole number, not "x".',
  )
})
