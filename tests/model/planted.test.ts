import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { PLANTS } from './planted.ts'

test('each bug planted by the checks replaces code that occurs exactly once', () => {
  for (const { name, changes } of PLANTS)
    for (const { file, replace } of changes)
      expect(readFileSync(file, 'utf8').split(replace).length - 1, `${name}: ${file}`).toBe(1)
})
