// npm run test:faults: every test that names a fault (FLT-…), in Node, on the servers and in the browser; the result by
// fault goes to test-results/faults.json. `-- FLT-03` runs one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { findChromium } from './chromium.mjs'
import { circumstances, minute, writeRuns, writeSection } from './reliability.mjs'
import { attempt } from './run.mjs'

const RESULTS = 'test-results'
const wanted = process.argv[2] ?? 'FLT-'
const started = Date.now()
mkdirSync(RESULTS, { recursive: true })

process.env.CHROMIUM_PATH = await findChromium()
const built = await attempt('node', ['tools/build.mjs', '--pruebas'])
if (built !== 0) process.exit(built)

const projects = ['unit', 'server', 'faults'].flatMap((project) => ['--project', project])
await attempt('npx', ['vitest', 'run', ...projects, '-t', wanted], {
  VITEST_JSON: `${RESULTS}/faults-node.json`,
})
await attempt('npx', ['playwright', 'test', '--grep', wanted], {
  BROWSER_JSON: `${RESULTS}/faults-browser.json`,
})

const tests = [...inNode(read('faults-node.json')), ...inBrowser(read('faults-browser.json'))]
const byFault = {}
for (const { title, passed } of tests)
  for (const [fault] of title.matchAll(/FLT-\d+/g)) {
    byFault[fault] ??= { passed: 0, failed: 0 }
    byFault[fault][passed ? 'passed' : 'failed'] += 1
  }
const failed = tests.filter(({ passed }) => !passed)
const result = {
  ...circumstances(),
  seconds: Math.round((Date.now() - started) / 1000),
  total: tests.length,
  passed: tests.length - failed.length,
  failed: failed.length,
  faults: Object.fromEntries(Object.entries(byFault).toSorted(byNumber)),
}
if (wanted === 'FLT-') keep()
for (const { title } of failed) console.error(`failed: ${title}`)
console.log(
  `\n${Object.keys(byFault).length} faults in ${result.seconds} s: ${result.passed} passed, ${result.failed} failed`,
)
process.exitCode = failed.length === 0 && tests.length > 0 ? 0 : 1

function keep() {
  writeFileSync(`${RESULTS}/faults.json`, JSON.stringify(result, undefined, 2))
  const { date, commit, machine, seconds, passed, failed: broken } = result
  writeRuns(
    'faults',
    ['Run', 'Commit', 'Machine', 'Took', 'Passed', 'Failed'],
    [minute(date), commit, machine, `${Math.round(seconds / 60)} min`, passed, broken],
  )
  writeSection('by-fault', () =>
    Object.entries(result.faults).map(
      ([fault, count]) =>
        `- ${fault}: ${count.passed}${count.failed > 0 ? `, **${count.failed} failed**` : ''}`,
    ),
  )
}

function read(name) {
  return JSON.parse(readFileSync(`${RESULTS}/${name}`, 'utf8'))
}

/** Vitest names the tests that the filter left out as skipped or pending. */
function inNode({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ title, status }) => ({ title, passed: status === 'passed' }))
}

function inBrowser({ suites }) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...inBrowser({ suites: inner }),
    ...specs.map(({ title, ok }) => ({ title, passed: ok })),
  ])
}

function byNumber([one], [other]) {
  return Number(one.slice(4)) - Number(other.slice(4))
}
