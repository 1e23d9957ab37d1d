// npm run test:faults: runs every test that names a fault (FLT-…), in Node, on the servers and in browsers, and the tests of
// tests/faults that name none. Writes the results by fault to test-results/faults.json. `-- FLT-03` runs one fault; KILLS=50
// kills the browser 50 times for each kind of change, instead of for all kinds together.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

import { nameBrowsers } from './chromium.mjs'
import { recordFaults, unnamed } from './fault-record.mjs'
import { byFault, inBrowser, inNode } from './fault-results.mjs'
import { nameFirefox } from './firefox.mjs'
import { workInMemory } from './memory.mjs'
import { circumstances } from './reliability.mjs'
import { attempt } from './run.mjs'

const RESULTS = 'test-results'
const ALL = 'FLT-'
/** Tests that take minutes for slow links, growing waits or a frozen window, and hardly use the processor. */
const WAITING = 'faults/(slow-upload|patience|frozen|no-answer|flapping)'

/** Number of parallel tests: each spends half of its time waiting, for a start or a held answer. */
const WORKERS = `${Math.ceil(availableParallelism() * 1.5)}`

const wanted = process.argv[2] ?? ALL
const started = Date.now()
mkdirSync(RESULTS, { recursive: true })

workInMemory()
await nameBrowsers()
nameFirefox()
// Builds that tests need besides the product with the test area: some faults are tested on the product itself.
const built = await attempt('node', ['tools/build.mjs', '--todo'])
if (built !== 0) process.exit(built)
const parts = { build: secondsSince(started) }

const tests = await (wanted === ALL ? playAll() : playOne())
const failed = tests.filter(({ passed }) => !passed)
const untested = wanted === ALL ? unnamed(tests) : []
const result = {
  ...circumstances(),
  seconds: secondsSince(started),
  parts,
  total: tests.length,
  passed: tests.length - failed.length,
  failed: failed.length,
  faults: byFault(tests),
  untested,
}
if (wanted === ALL) keep()
for (const { title } of failed) console.error(`failed: ${title}`)
for (const fault of untested) console.error(`no test: ${fault}`)
for (const [part, seconds] of Object.entries(parts)) console.log(`${part}: ${seconds} s`)
console.log(
  `\n${Object.keys(result.faults).length} faults in ${result.seconds} s: ${result.passed} passed, ${result.failed} failed`,
)
process.exitCode = failed.length + untested.length === 0 && tests.length > 0 ? 0 : 1

/**
 * Tests that mostly wait run in a process of their own from the start, first beside the tests in Node, then beside the
 * others.
 */
async function playAll() {
  const working = ['--grep', `${ALL}|faults/`, '--grep-invert', WAITING, '--workers', WORKERS]
  const both = await Promise.all([
    inPlaywright('browser-waiting', ['--grep', WAITING, '--workers', '1']),
    inVitest().then(async (node) => [...node, ...(await inPlaywright('browser', working))]),
  ])
  return both.flat()
}

/** Loads only files that name the fault in their text or path, to save time. */
async function playOne() {
  const naming = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .filter((file) => file.includes(wanted) || readFileSync(file, 'utf8').includes(wanted))
  const specs = naming.filter((file) => file.includes('.spec.'))
  const others = naming.filter((file) => !specs.includes(file))
  return [
    ...(others.length > 0 ? await inVitest(others) : []),
    ...(specs.length > 0 ? await inPlaywright('browser', [...specs, '--grep', wanted]) : []),
  ]
}

function inVitest(files = []) {
  const projects = ['unit', 'server', 'faults'].flatMap((project) => ['--project', project])
  return testsOf('node', 'VITEST_JSON', ['vitest', 'run', ...files, ...projects, '-t', wanted])
}

function inPlaywright(suite, which) {
  const command = ['playwright', 'test', '--pass-with-no-tests', ...which]
  return testsOf(suite, 'BROWSER_JSON', [...command, '--output', `${RESULTS}/${suite}`])
}

/** Runs one suite. An error outside its tests counts as a failure, and the report of an earlier run does not count. */
async function testsOf(suite, variable, command) {
  const report = `${RESULTS}/faults-${suite}.json`
  rmSync(report, { force: true })
  const begun = Date.now()
  const code = await attempt('npx', command, { [variable]: report })
  parts[suite] = secondsSince(begun)
  if (!existsSync(report)) throw new Error(`The tests (${suite}) ended with ${code} and no report.`)
  const content = JSON.parse(readFileSync(report, 'utf8'))
  const ran = suite === 'node' ? inNode(content, wanted) : inBrowser(content)
  const isTold = code === 0 || ran.some(({ passed }) => !passed)
  return isTold ? ran : [...ran, { title: `the run itself (${suite}, ${code})`, passed: false }]
}

function secondsSince(at) {
  return Math.round((Date.now() - at) / 1000)
}

function keep() {
  writeFileSync(`${RESULTS}/faults.json`, JSON.stringify(result, undefined, 2))
  recordFaults(tests, `${Math.round(result.seconds / 60)} min`)
}
