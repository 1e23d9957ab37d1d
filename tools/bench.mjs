// Measures the built product against its baselines: what runs and how is in tests/bench.
import { existsSync } from 'node:fs'

import { run } from './run.mjs'

if (!existsSync('dist/server/main.js') || !existsSync('dist/app/index.html'))
  await run('node', ['tools/build.mjs'])
await run('npx', ['tsx', 'tests/bench/main.ts', ...process.argv.slice(2)])
