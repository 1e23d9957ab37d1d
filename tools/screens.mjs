// npm run test:screens: tests of the screens in a browser, with the provider behind them. A file name as argument runs
// that file only.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { nameBrowsers } from './chromium.mjs'
import { workInMemory } from './memory.mjs'
import { attemptUntilReport } from './run.mjs'

workInMemory()
await nameBrowsers()
const folder = mkdtempSync(join(tmpdir(), 'portal-pantallas-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const report = join(folder, 'screens.json')
const args = ['vitest', 'run', '--project', 'screens', ...process.argv.slice(2)]
const code = await attemptUntilReport('npx', args, { VITEST_JSON: report }, report)
// If the test program did not end by itself, only its report tells the result.
const isGreen = existsSync(report) && JSON.parse(readFileSync(report, 'utf8')).success === true
process.exitCode = code === 0 && !isGreen ? 1 : code
