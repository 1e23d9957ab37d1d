// npm run cluster: starts the portal on a cluster of this machine, and breaks each part of it under load
// (docs/architecture/cluster.md). --only NAME plays one failure; --up keeps the cluster standing for a person.
import { spawn } from 'node:child_process'

import { isMade } from './built.mjs'
import { installCluster } from './packages.mjs'
import { run } from './run.mjs'

if (!installCluster()) {
  console.error(
    'The cluster needs patroni, etcd-server, haproxy, pgbouncer and postgresql: on Debian as root they are installed here.',
  )
  process.exit(77)
}
if (!(await isMade('dist', ['dist/app/index.html', 'dist/app/sw.js', 'dist/server/main.js'])))
  await run('node', ['tools/build.mjs'])
const child = spawn(
  process.execPath,
  ['--import', 'tsx', 'tools/cluster/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
// Ctrl-C reaches both processes; the inner one removes the cluster, and ends this one.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code) => process.exit(code ?? 1))
