export default {
  entry: [
    'server/src/main.ts',
    'src/ui/base.css', // read by tools/primera-imagen.ts
    'src/app/mostrador/{alInstante,primero}.ts', // built by tools/mostrador.ts
    'workers/motor.ts', // built by tools/motor.ts
    'server/src/seed.ts',
    'tests/firefox/support/bidi.mjs', // started by Playwright
    'tests/support/{playwright.setup,serverWithHooks}.ts',
    'tests/support/areaDePrueba/{catalog.ts,PruebaScreen.tsx}', // put into the test builds by tools/area-de-prueba.ts
    'tools/*.{js,mjs}',
    'tests/bench/{main,tiempos}.ts',
    'tests/model/main.ts',
    'tests/model/realm.ts', // bundled by tests/model/bundle.ts
    'tests/bench/baselines/*/main.tsx',
    'tests/bench/baselines/sw.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,css}',
    'sw/**/*.ts',
    'workers/**/*.ts',
    'server/**/*.ts',
    'tests/**/*.{ts,tsx,mjs}',
    'tools/**/*.{js,mjs}',
  ],
  ignoreBinaries: ['apt-get', 'dpkg-query', 'Xvfb', 'WebKitWebDriver'], // Debian's own, for the browsers
  ignoreExportsUsedInFile: true,
  compilers: {
    css: (text) =>
      [...text.matchAll(/@import\s+['"]([^'"]+)['"]/g)]
        .map(([, file]) => `import '${file}'`)
        .join('\n'),
  },
}
