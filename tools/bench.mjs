// Measures the speed of the product against its baselines; with 'tiempos', checks that answer times reveal nothing
// about accounts (tests/bench).
import { run } from './run.mjs'

const [suite, ...rest] = process.argv.slice(2)
if (suite === 'tiempos') await run('npx', ['tsx', 'tests/bench/tiempos.ts', ...rest])
else {
  await run('node', ['tools/build.mjs'])
  await run('npx', ['tsx', 'tests/bench/main.ts', ...process.argv.slice(2)])
}
