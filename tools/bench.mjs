// Measures the product against its baselines: what runs and how is in tests/bench.
import { run } from './run.mjs'

await run('node', ['tools/build.mjs'])
await run('npx', ['tsx', 'tests/bench/main.ts', ...process.argv.slice(2)])
