export default {
  entry: [
    'drizzle.gateway.config.ts',
    'server/src/{main,pages,gateway,operar}.ts',
    'src/ui/base.css', // read by tools/primera-imagen.ts
    'src/app/mostrador/{alInstante,primero}.ts', // built by tools/mostrador.ts
    '{workers/{engine,candado,dexie},sw/primera}.ts', // built by tools/engine.ts
    'src/app/primera/{dibujar.tsx,letras/*.ts}', // put into sw/primera.ts by tools/letras.ts
    'server/src/{leerCodigo,seed}.ts',
    'server/src/documento/hilo.ts', // a thread of its own, started by its file
    'tests/firefox/support/bidi.mjs', // started by Playwright
    'tests/support/{playwright.setup,serverWithHooks}.ts',
    'tests/support/areaDePrueba/{catalog.ts,rutas.ts,pantallasDeAdentro.tsx}', // put into the test builds by tools/area-de-prueba.ts
    'tools/*.{js,mjs}',
    'tests/bench/{main,tiempos}.ts',
    'tools/cluster/main.ts',
    'tests/model/main.ts',
    'tests/model/realm.ts', // bundled by tests/model/bundle.ts
    'tests/bench/baselines/{fluent,lista,react,screen}.tsx',
    'tests/bench/baselines/sw.ts',
    'tests/bench/{lectores,local,pdf,foto}/main.ts',
    'tests/bench/foto/pelado.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,css}',
    'sw/**/*.ts',
    'workers/**/*.ts',
    'server/**/*.ts',
    'tests/**/*.{ts,tsx,mjs}',
    'tools/**/*.{js,mjs}',
    'tools/manifiestos.ts',
    'tools/cluster/*.ts',
  ],
  ignoreDependencies: ['@fontsource/noto-sans'], // server/src/documento reads its fonts as files
  ignoreBinaries: [
    'apt-get',
    'dpkg-query',
    'fc-match',
    'Xvfb',
    'WebKitWebDriver',
    'openssl',
    'systemd-analyze',
    'promtool',
  ], // packages of Debian
  ignoreExportsUsedInFile: true,
  compilers: {
    css: (text) =>
      [...text.matchAll(/@import\s+['"]([^'"]+)['"]/g)]
        .map(([, file]) => `import '${file}'`)
        .join('\n'),
  },
}
