// `npm test`: everything, from a fresh clone, ending with one line over all of it.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

import { nameBrowsers } from './chromium.mjs'
import { nameFirefox } from './firefox.mjs'
import { installMissing } from './install.mjs'
import { workInMemory } from './memory.mjs'
import { installReaders } from './packages.mjs'
import { attempt } from './run.mjs'

const results = 'test-results'
const counts = { passed: 0, failed: 0 }
const started = Date.now()
const say = (text) => console.log(`\n— ${text} (${Math.round((Date.now() - started) / 1000)} s)`)

// However this ends, its last line counts: what broke it is a failure too.
process.on('exit', (code) => {
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
})
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    fail(`ended by ${signal}`)
    process.exit()
  })

workInMemory()
const npm = (script, env) => attempt('npm', ['run', '-s', script], env)

if (await step('installation', () => installMissing(() => say('Installing packages')))) {
  await step('clearing of old results', clearResults)
  await step('check', () => npm('check', { VITEST_JSON: `${results}/unit.json` }), 'unit.json')
  await step(
    'server tests',
    () => npm('test:server', { VITEST_JSON: `${results}/server.json` }),
    'server.json',
  )
  const built =
    (await step('build', () => npm('build'))) &&
    (await step('builds for the tests', () => attempt('node', ['tools/build.mjs', '--pruebas'])))
  const browsers = await step('search for the browsers', findBrowsers)
  // All faults have a command of their own, which takes longer: npm run test:faults.
  if (built && browsers)
    await step(
      'browser tests',
      () => attempt('npx', ['playwright', 'test'], { FAULTS: 'siempre' }),
      'browser.json',
    )
  await step(
    'random test against the model',
    () => attempt('node', ['tools/model.mjs', '--change']),
    'model.json',
  )
}
say('Done')

/** Runs one step and adds its tests to the counts; a step that breaks without a failed test counts as one failure. */
async function step(name, work, report) {
  say(name)
  const before = counts.failed
  let done = false
  try {
    done = (await work()) === 0
    if (report !== undefined) add(JSON.parse(readFileSync(`${results}/${report}`, 'utf8')))
  } catch (error) {
    done = false
    console.error(error instanceof Error ? error.message : error)
  }
  if (!done && counts.failed === before) fail(name)
  return done
}

function fail(name) {
  counts.failed += 1
  console.error(`${name}: failed`)
}

/** Not the rest: long runs of other commands go on where they were. */
function clearResults() {
  mkdirSync(results, { recursive: true })
  for (const suite of ['unit', 'server', 'browser', 'model'])
    rmSync(`${results}/${suite}.json`, { force: true })
  return 0
}

async function findBrowsers() {
  console.log(await nameBrowsers())
  console.log(nameFirefox())
  installReaders()
  return 0
}

/** A test that was skipped was not passed. */
function add({ numPassedTests, numFailedTests, numPendingTests, stats }) {
  counts.passed += numPassedTests ?? stats.expected
  counts.failed += stats
    ? stats.unexpected + stats.flaky + stats.skipped
    : numFailedTests + numPendingTests
}
