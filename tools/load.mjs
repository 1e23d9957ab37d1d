// npm run load: how many calls the server answers with many members, beside a server that does nothing else
// (docs/architecture/load.md). --members N, --seconds S, --only NAME; without options the table goes to docs/RELIABILITY.md.
import { isMade } from './built.mjs'
import { hasPostgres, installPackages } from './packages.mjs'
import { NOT_HERE, attempt, run } from './run.mjs'

if (!hasPostgres() && !(installPackages(['postgresql']) && hasPostgres())) {
  console.error('The load needs PostgreSQL: on Debian as root it is installed here.')
  process.exit(NOT_HERE)
}
if (!(await isMade('dist', ['dist/app/index.html', 'dist/app/sw.js', 'dist/server/main.js'])))
  await run('node', ['tools/build.mjs'])
process.exit(
  await attempt(process.execPath, [
    '--import',
    'tsx',
    'tools/load/main.ts',
    ...process.argv.slice(2),
  ]),
)
