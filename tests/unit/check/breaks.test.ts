// If the line of a planted bug is rewritten, the bug is no longer planted, and its tests would seem to miss it.
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { BREAKS } from '../../breaks/list.ts'

const textOf = (file: string) => readFileSync(file, 'utf8')

test.each(BREAKS)(
  'the code line that the planted bug $id replaces stands in $file once',
  ({ file, find, replace }) => {
    expect(textOf(file).split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  },
)

test.each(BREAKS)(
  'the tests that must catch the planted bug $id exist',
  ({ by: { files, title = '' } }) => {
    expect(files.map(textOf).join('\n')).toContain(title)
  },
)

test('no two planted bugs share a name', () => {
  const ids = BREAKS.map(({ id }) => id)
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
})
