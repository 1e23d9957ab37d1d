import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { alProveedor, llamar } from './tests/screens/support/puente.ts'
import { ANDROID, QUIET } from './tests/support/flags.ts'
import { IS_WHOLE_SUITE } from './tests/support/suite.ts'
import { DEXIE } from './tools/dexie.ts'
import { separateEngine } from './tools/engine.ts'
import { tokensDeFluent } from './tools/fluent.ts'
import { licenceList } from './tools/licences.mjs'

const LIGHT = process.env['CHROMIUM_LIGHT_PATH'] ?? process.env['CHROMIUM_PATH']

// Time-outs end tests that hang; they measure no speed: a busy machine may take ten times as long as a quick one.
const HANGS = 180_000
const NEVER_COMES = 60_000

export default defineConfig({
  test: {
    tags: [{ name: 'largo', description: 'takes seconds by its nature: the whole suite plays it' }],
    reporters: process.env['VITEST_JSON']
      ? ['default', ['json', { outputFile: process.env['VITEST_JSON'] }]]
      : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          expect: { poll: { timeout: NEVER_COMES } },
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/model/**/*.test.ts'],
          setupFiles: ['tests/support/unit.ts'],
          isolate: false,
          testTimeout: HANGS,
        },
      },
      {
        test: {
          name: 'faults',
          expect: { poll: { timeout: NEVER_COMES } },
          globalSetup: ['tests/support/plantillas.setup.ts'],
          // After the unit tests, because fewer of them run at a time.
          sequence: { groupOrder: 1 },
          include: ['tests/faults/**/*.test.ts'],
          setupFiles: ['tests/support/unit.ts'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'webkit',
          expect: { poll: { timeout: NEVER_COMES } },
          globalSetup: ['tests/support/plantillas.setup.ts'],
          sequence: { groupOrder: 3 },
          include: ['tests/webkit/**/*.test.ts'],
          setupFiles: ['tests/support/unit.ts'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'server',
          expect: { poll: { timeout: NEVER_COMES } },
          globalSetup: ['tests/support/plantillas.setup.ts'],
          sequence: { groupOrder: 2 },
          isolate: false,
          include: ['tests/server/**/*.test.ts', 'tests/security/**/*.test.ts'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
          // In the gate the screen tests run at the same time, and a second worker would copy all shared data.
          maxWorkers: IS_WHOLE_SUITE ? 2 : 1,
        },
      },
      {
        // Screens in a browser with the real provider, all in one page load.
        resolve: { alias: DEXIE },
        plugins: [
          react(),
          tokensDeFluent(),
          licenceList({ outDir: 'dist/app' }),
          separateEngine({ outDir: 'dist/app', plugins: () => [] }),
          alProveedor,
        ],
        // A dependency found during the tests would reload the page under them.
        optimizeDeps: {
          entries: ['src/app/Portal.tsx', 'workers/*.ts', 'tests/screens/**/*.ts'],
          include: [
            '@noble/ciphers/aes.js',
            '@noble/curves/nist.js',
            '@noble/hashes/hkdf.js',
            '@noble/hashes/sha2.js',
            'pdfjs-dist/legacy/build/pdf.mjs',
            'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
          ],
        },
        test: {
          name: 'screens',
          sequence: { groupOrder: 4 },
          include: ['tests/screens/**/*.test.ts'],
          globalSetup: ['tests/screens/support/proveedor.setup.ts'],
          setupFiles: ['tests/screens/support/cada.ts'],
          isolate: false,
          fileParallelism: false,
          testTimeout: HANGS,
          // More frequent polls would slow the page more than they help.
          expect: { poll: { timeout: NEVER_COMES, interval: 100 } },
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: HANGS,
            ui: false,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            commands: { llamar },
            provider: playwright({
              launchOptions: { ...(LIGHT !== undefined && { executablePath: LIGHT }), args: QUIET },
              contextOptions: {
                userAgent: ANDROID,
                hasTouch: true,
                locale: 'es-AR',
                timezoneId: 'America/Argentina/Buenos_Aires',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
