// Builds app and server, compresses the served files and checks their sizes against the budgets.
// --pruebas: the two builds that only tests use, if their sources have changed.
// --todo: those and the product's, if their sources have changed.
import { buildForTests } from './build-for-tests.mjs'
import { isMade, makeAndNote } from './built.mjs'
import { compress } from './compress.mjs'
import { writeLicences } from './licences.mjs'
import { run } from './run.mjs'
import { writeSbom } from './sbom.mjs'

const WHOLE = [
  'dist/app/index.html',
  'dist/server/main.js',
  'dist/server/pages.js',
  'dist/server/gateway.js',
  'dist/server/operar.js',
]
const asked = (option) => process.argv.includes(option)
const isAll = asked('--todo')

if (!asked('--pruebas') && !(isAll && (await isMade('dist', WHOLE))))
  await makeAndNote('dist', buildProduct)
if (isAll || asked('--pruebas')) await buildForTests()

async function buildProduct() {
  await run('npx', ['vite', 'build', '--logLevel', 'warn'])
  await run('npx', ['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'])
  writeLicences()
  await compress('dist/app')
  await run('node', ['--import', 'tsx', 'tools/molde.ts'])
  await run('node', ['tools/size.mjs'])
  writeSbom()
}
