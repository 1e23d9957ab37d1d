import { expect, test } from 'vitest'

import { compare } from '../../bench/comparison.ts'

test('[SEC-11] answer times of two kinds of callers differ if their medians are a tenth apart', () => {
  const verdicts = (other: number) =>
    compare({ unknown: [100, 1, 100], known: [other, 900, other] }).map(({ within }) => within)

  expect(verdicts(110)).toEqual([true, true])
  expect(verdicts(111)).toEqual([true, false])
  expect(verdicts(91)).toEqual([true, true])
  expect(verdicts(90)).toEqual([true, false])
  expect(compare({ unknown: [], known: [] }).map(({ within }) => within)).toEqual([false, false])
})
