import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { PLANTS } from './planted.ts'

test('the code that each planted bug replaces occurs exactly once', () => {
  for (const { name, changes } of PLANTS)
    for (const { file, replace } of changes)
      expect(readFileSync(file, 'utf8').split(replace).length - 1, `${name}: ${file}`).toBe(1)
})
