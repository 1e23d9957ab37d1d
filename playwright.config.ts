import { defineConfig } from 'playwright/test'

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/playwright.setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // What comes by itself behind the counter, list by list and document by document, takes ten seconds on two busy cores.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['BROWSER_JSON'] ?? 'test-results/browser.json' }],
  ],
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts' },
    { name: 'firefox', testMatch: 'firefox/**/*.spec.ts' },
    {
      name: 'faults',
      testMatch: 'faults/**/*.spec.ts',
      // `npm test` runs a set of them; `npm run test:faults` all.
      ...(process.env['FAULTS'] === 'siempre' && { grep: /@siempre/ }),
    },
    { name: 'security', testMatch: 'security/**/*.spec.ts' },
    // Whoever names no seeds means the tests that are always the same: npm run test:model.
    ...(process.env['SEEDS']
      ? [{ name: 'model', testMatch: 'model/*.spec.ts', expect: { timeout: 30_000 } }]
      : []),
  ],
})
