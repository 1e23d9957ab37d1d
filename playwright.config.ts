import { readFileSync, readdirSync } from 'node:fs'

import { defineConfig } from 'playwright/test'

import { ES_OTRO } from './tests/support/aseguradora.ts'
import { IS_WHOLE_SUITE } from './tests/support/suite.ts'

const JOURNEYS = 'e2e/**/*.spec.ts'
const FOLDER = new URL('tests/e2e/', import.meta.url)
/** Files with texts or numbers of the insurer, and the journeys of every change. */
const OF_AN_INSURER = readdirSync(FOLDER).filter(
  (file) =>
    file.endsWith('.spec.ts') &&
    readFileSync(new URL(file, FOLDER), 'utf8').includes('/aseguradora.ts'),
)
/** Journeys with the second insurer, but for those that bring an insurer of their own. */
const OTRO = [
  {
    name: 'otro',
    testMatch: JOURNEYS,
    testIgnore: /proveedor\.spec/i,
    grep: new RegExp([...OF_AN_INSURER, '@siempre'].join('|')),
  },
]

export default defineConfig({
  testDir: 'tests',
  globalSetup: ['./tests/support/plantillas.setup.ts', './tests/support/playwright.setup.ts'],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Each worker prepares its own used phone, so the gate has one worker only.
  workers: IS_WHOLE_SUITE ? 2 : 1,
  // The time-outs end tests that hang; they measure no speed: on two busy cores all copies and documents behind the
  // counter may take a minute to arrive.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  // `npm test` runs some of them; `npm run test:all`, or the name of a file, runs all.
  ...(!IS_WHOLE_SUITE && { grep: /@siempre/ }),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['BROWSER_JSON'] ?? 'test-results/browser.json' }],
  ],
  projects: [
    // With INSURER=otro only, because the insurer is one for a whole process.
    ...(ES_OTRO ? OTRO : []),
    { name: 'e2e', testMatch: JOURNEYS },
    { name: 'firefox', testMatch: 'firefox/**/*.spec.ts' },
    { name: 'faults', testMatch: 'faults/**/*.spec.ts' },
    { name: 'security', testMatch: 'security/**/*.spec.ts' },
    // Only with seeds; the tests that are always the same belong to npm run test:model.
    ...(process.env['SEEDS'] ? [{ name: 'model', testMatch: 'model/*.spec.ts' }] : []),
  ],
})
