// npm run test:screens: the screens in a browser, with the provider behind them; add a file name to run one file.
import { nameBrowsers } from './chromium.mjs'
import { workInMemory } from './memory.mjs'
import { run } from './run.mjs'

workInMemory()
await nameBrowsers()
await run('npx', ['vitest', 'run', '--project', 'screens', ...process.argv.slice(2)])
