import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { PLANTS } from './planted.ts'

test('every planted bug finds the text that it replaces, once', () => {
  for (const { name, changes } of PLANTS)
    for (const { file, replace } of changes)
      expect(readFileSync(file, 'utf8').split(replace).length - 1, `${name}: ${file}`).toBe(1)
})
