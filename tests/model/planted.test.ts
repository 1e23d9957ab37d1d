import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { PLANTS } from './planted.ts'

test('the text that each planted bug replaces is found once', () => {
  for (const { name, changes } of PLANTS)
    for (const { file, replace } of changes)
      expect(readFileSync(file, 'utf8').split(replace).length - 1, `${name}: ${file}`).toBe(1)
})
