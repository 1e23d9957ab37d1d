// `npm test`: everything, from a fresh clone, ending with one line over all of it.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'

import { findChromium } from './chromium.mjs'
import { installPackages } from './install.mjs'
import { attempt } from './run.mjs'

const results = 'test-results'
const counts = { passed: 0, failed: 0 }
const started = Date.now()
const say = (text) => console.log(`\n— ${text} (${Math.round((Date.now() - started) / 1000)} s)`)

if (isStale('node_modules/.package-lock.json', 'package-lock.json')) {
  say('Installing packages')
  await step(installPackages, 'installation')
}
say('Looking for a Chromium')
const chromium = await findChromium()
process.env.CHROMIUM_PATH = chromium
console.log(chromium)

rmSync(results, { recursive: true, force: true })
mkdirSync(results)

say('Checks and unit tests')
await step(
  () => attempt('npm', ['run', '-s', 'check'], { VITEST_JSON: `${results}/unit.json` }),
  'check',
  'unit.json',
)
say('Server tests')
await step(
  () => attempt('npm', ['run', '-s', 'test:server'], { VITEST_JSON: `${results}/server.json` }),
  'server tests',
  'server.json',
)
say('Build')
if (await step(() => attempt('npm', ['run', '-s', 'build']), 'build')) {
  say('Browser tests')
  await step(() => attempt('npx', ['playwright', 'test']), 'browser tests', 'browser.json')
}

say('Done')
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1)

/** Runs one step and adds its tests to the counts; a step that breaks without a failed test counts as one failure. */
async function step(work, name, report) {
  const code = await work()
  const before = counts.failed
  if (report !== undefined && existsSync(`${results}/${report}`))
    add(JSON.parse(readFileSync(`${results}/${report}`, 'utf8')))
  if (code !== 0 && counts.failed === before) {
    counts.failed += 1
    console.error(`${name} failed`)
  }
  return code === 0
}

function add({ numPassedTests, numFailedTests, stats }) {
  counts.passed += numPassedTests ?? stats.expected
  counts.failed += numFailedTests ?? stats.unexpected + stats.flaky + stats.skipped
}

function isStale(made, from) {
  return !existsSync(made) || statSync(made).mtimeMs < statSync(from).mtimeMs
}
