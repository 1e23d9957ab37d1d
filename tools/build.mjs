// Builds app and server, compresses what is served and holds the sizes against their budgets.
// --pruebas: the two builds that only the tests use, where something has changed since they were made.
import { buildForTests } from './build-for-tests.mjs'
import { compress } from './compress.mjs'
import { run } from './run.mjs'

if (process.argv.includes('--pruebas')) await buildForTests()
else {
  await run('npx', ['vite', 'build', '--logLevel', 'warn'])
  await run('npx', ['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'])
  await compress('dist/app')
  await run('node', ['tools/size.mjs'])
}
