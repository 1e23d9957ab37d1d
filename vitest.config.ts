import { defineConfig } from 'vitest/config'

import { IS_WHOLE_SUITE } from './tests/support/suite.ts'

export default defineConfig({
  test: {
    tags: [{ name: 'largo', description: 'takes seconds by its nature: the whole suite plays it' }],
    ...(!IS_WHOLE_SUITE && { tagsFilter: ['!largo'] }),
    reporters: process.env['VITEST_JSON']
      ? ['default', ['json', { outputFile: process.env['VITEST_JSON'] }]]
      : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/model/**/*.test.ts'],
          setupFiles: ['tests/support/unit.ts'],
          isolate: false,
          testTimeout: 60_000, // a test that computes takes on a busy machine what it takes
        },
      },
      {
        test: {
          name: 'faults',
          // One after the other: they are not as many at a time as the unit tests.
          sequence: { groupOrder: 1 },
          include: ['tests/faults/**/*.test.ts'],
          setupFiles: ['tests/support/unit.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'webkit',
          sequence: { groupOrder: 3 },
          include: ['tests/webkit/**/*.test.ts'],
          setupFiles: ['tests/support/unit.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'server',
          sequence: { groupOrder: 2 },
          isolate: false,
          include: ['tests/server/**/*.test.ts', 'tests/security/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
