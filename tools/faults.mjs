// npm run test:faults: every test that names a fault (FLT-…), in Node, on the servers and in the browser, and the rest of
// the browser's in tests/faults, which name none; the result by fault goes to test-results/faults.json. `-- FLT-03` runs one.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { nameBrowsers } from './chromium.mjs'
import { byFault, inBrowser, inNode, withoutTest } from './fault-results.mjs'
import { workInMemory } from './memory.mjs'
import { circumstances, minute, writeRuns, writeSection } from './reliability.mjs'
import { attempt } from './run.mjs'

const RESULTS = 'test-results'
const ALL = 'FLT-'
/** By number; each of them has a test, or the run of all fails. */
const PROMISED = '1-13 15-26 30-34 36-42 44-47 49-57 59 61-63 65 69 71 76 78-79'

/** Minutes of slow links, of back-off, of a frozen window: they need hardly any of the processor. */
const WAITING = 'faults/(slow-upload|patience|frozen|no-answer|flapping)'

const wanted = process.argv[2] ?? ALL
const started = Date.now()
mkdirSync(RESULTS, { recursive: true })

workInMemory()
await nameBrowsers()
// Some faults are tested on the product's own build.
const built =
  (await attempt('npm', ['run', '-s', 'build'])) ||
  (await attempt('node', ['tools/build.mjs', '--pruebas']))
if (built !== 0) process.exit(built)

const projects = ['unit', 'server', 'faults'].flatMap((project) => ['--project', project])
const tests = [
  ...(await testsOf('node', 'VITEST_JSON', ['vitest', 'run', ...projects, '-t', wanted])),
  ...(await inBrowsers()),
]
const failed = tests.filter(({ passed }) => !passed)
const untested = wanted === ALL ? withoutTest(PROMISED, tests) : []
const result = {
  ...circumstances(),
  seconds: Math.round((Date.now() - started) / 1000),
  total: tests.length,
  passed: tests.length - failed.length,
  failed: failed.length,
  faults: byFault(tests),
  untested,
}
if (wanted === ALL) keep()
for (const { title } of failed) console.error(`failed: ${title}`)
for (const fault of untested) console.error(`no test: ${fault}`)
console.log(
  `\n${Object.keys(result.faults).length} faults in ${result.seconds} s: ${result.passed} passed, ${result.failed} failed`,
)
process.exitCode = failed.length + untested.length === 0 && tests.length > 0 ? 0 : 1

/** What mostly waits has a worker of its own, beside the two that work. */
async function inBrowsers() {
  // It looks at the file's path too.
  if (wanted !== ALL) return inPlaywright('browser', ['--grep', wanted])
  const both = await Promise.all([
    inPlaywright('browser', ['--grep', `${ALL}|faults/`, '--grep-invert', WAITING]),
    inPlaywright('browser-waiting', ['--grep', WAITING, '--workers', '1']),
  ])
  return both.flat()
}

function inPlaywright(suite, which) {
  const command = ['playwright', 'test', '--pass-with-no-tests', ...which]
  return testsOf(suite, 'BROWSER_JSON', [...command, '--output', `${RESULTS}/${suite}`])
}

/** Runs one suite. What breaks it besides its tests is a failure too, and the report of an earlier run is no result. */
async function testsOf(suite, variable, command) {
  const report = `${RESULTS}/faults-${suite}.json`
  rmSync(report, { force: true })
  const code = await attempt('npx', command, { [variable]: report })
  if (!existsSync(report)) throw new Error(`The tests (${suite}) ended with ${code} and no report.`)
  const content = JSON.parse(readFileSync(report, 'utf8'))
  const ran = suite === 'node' ? inNode(content, wanted) : inBrowser(content)
  const isTold = code === 0 || ran.some(({ passed }) => !passed)
  return isTold ? ran : [...ran, { title: `the run itself (${suite}, ${code})`, passed: false }]
}

function keep() {
  writeFileSync(`${RESULTS}/faults.json`, JSON.stringify(result, undefined, 2))
  const { date, commit, machine, seconds, passed, failed: broken } = result
  writeRuns(
    'faults',
    ['Run', 'Commit', 'Machine', 'Took', 'Passed', 'Failed'],
    [minute(date), commit, machine, `${Math.round(seconds / 60)} min`, passed, broken],
  )
  writeSection('by-fault', () => [
    ...Object.entries(result.faults).map(
      ([fault, count]) =>
        `- ${fault}: ${count.passed}${count.failed > 0 ? `, **${count.failed} failed**` : ''}`,
    ),
    ...untested.map((fault) => `- ${fault}: **no test**`),
  ])
}
