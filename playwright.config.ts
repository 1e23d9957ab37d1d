import { defineConfig } from 'playwright/test'

import { IS_WHOLE_SUITE } from './tests/support/suite.ts'

export default defineConfig({
  testDir: 'tests',
  globalSetup: ['./tests/support/plantillas.setup.ts', './tests/support/playwright.setup.ts'],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Each worker makes a phone in use of its own: with every change one is made.
  workers: IS_WHOLE_SUITE ? 2 : 1,
  // What comes by itself behind the counter, list by list and document by document, takes ten seconds on two busy cores.
  // A wait ends what hangs; it judges no speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // `npm test` plays a set of them; `npm run test:all`, or a file by its name, plays all.
  ...(!IS_WHOLE_SUITE && { grep: /@siempre/ }),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['BROWSER_JSON'] ?? 'test-results/browser.json' }],
  ],
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts' },
    { name: 'firefox', testMatch: 'firefox/**/*.spec.ts' },
    { name: 'faults', testMatch: 'faults/**/*.spec.ts' },
    { name: 'security', testMatch: 'security/**/*.spec.ts' },
    // Whoever names no seeds means the tests that are always the same: npm run test:model.
    ...(process.env['SEEDS'] ? [{ name: 'model', testMatch: 'model/*.spec.ts' }] : []),
  ],
})
