// Writes the result of a whole test run to docs/RELIABILITY.md: its row, its steps, its faults and its browser engines.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { recordFaults } from './fault-record.mjs'
import { inBrowser, inNode } from './fault-results.mjs'
import { circumstances, minute, writeRuns, writeTable } from './reliability.mjs'
import { testsOfPlaywright } from './steps.mjs'

const RESULTS = 'test-results'
const FAULT = 'FLT-'

/** Steps in a browser, with their project of Playwright. */
export const IN_A_BROWSER = {
  'browser: journeys': 'e2e',
  'browser: faults': 'faults',
  'browser: security': 'security',
  'browser: Firefox': 'firefox',
  'browser: journeys with the second insurer': 'otro',
}
export const inBrowserReport = (project) => `browser-${project}`

/** @param {{ passed: number, failed: number, seconds: number, steps: any[], lacking: string[] }} results */
export function recordWhole({ passed, failed, seconds, steps, lacking }) {
  const { date, commit, machine } = circumstances()
  writeRuns(
    'whole',
    ['Run', 'Commit', 'Machine', 'Took', 'Passed', 'Failed'],
    [minute(date), commit, machine, minutes(seconds), passed, failed],
  )
  writeTable('steps', ['Step', 'Minutes', 'Passed', 'Failed'], steps.map(rowOf), [
    `The run of ${minute(date)} (${commit}). ${lacking.length === 0 ? 'Nothing was skipped.' : 'Skipped, for want of something on that machine:'}`,
    ...(lacking.length === 0 ? [] : ['', ...lacking.map((text) => `- ${text}`)]),
  ])
  recordFaultsOfAll()
  recordEngines()
}

const minutes = (seconds) => `${Math.round(seconds / 60)} min`
const rowOf = ({ name, seconds, passed, failed }) => [
  name,
  (seconds / 60).toFixed(1),
  passed,
  failed,
]

/** The reports of the steps that exist: a run that continues after an interruption also has those of its first part. */
function recordFaultsOfAll() {
  const inVitest = ['unit', 'server', 'faults', 'screens'].map(read)
  const suites = suitesOfAll()
  if (suites.length === 0 || inVitest.some((report) => !report?.testResults)) return
  const tests = [...inVitest.flatMap((report) => inNode(report, FAULT)), ...inBrowser({ suites })]
  recordFaults(
    tests.filter(({ title }) => title.includes(FAULT)),
    'with the whole suite',
  )
}

/** Number of tests of the portal that each browser engine played in this run. */
function recordEngines() {
  const played = testsOfPlaywright(suitesOfAll())
  const isFirefox = ({ title }) => title.startsWith('firefox ')
  const screens = read('screens') ?? { numPassedTests: 0, numFailedTests: 0 }
  const webkit = read('webkit')
  const chromium = played.filter((one) => !isFirefox(one))
  const firefox = played.filter(isFirefox)
  const passed = (tests) => tests.filter(({ ok }) => ok).length
  const rows = [
    [
      versionOf(process.env.CHROMIUM_PATH),
      passed(chromium) + screens.numPassedTests,
      chromium.length - passed(chromium) + screens.numFailedTests,
    ],
    ...(firefox.length > 0
      ? [[versionOf(process.env.FIREFOX_PATH), passed(firefox), firefox.length - passed(firefox)]]
      : []),
    ...(webkit
      ? [[`WebKitGTK ${webkitVersion()}`, webkit.numPassedTests, webkit.numFailedTests]]
      : []),
  ]
  writeTable('engines', ['Engine', 'Passed', 'Failed'], rows)
}

const suitesOfAll = () =>
  Object.values(IN_A_BROWSER).flatMap((project) => read(inBrowserReport(project))?.suites ?? [])

const versionOf = (path) =>
  path === undefined ? '' : spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim()

export const webkitVersion = () =>
  spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'webkit2gtk-driver'], { encoding: 'utf8' })
    .stdout ?? ''

function read(name) {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${name}.json`, 'utf8'))
  } catch {
    return undefined // The step was skipped, or wrote no report.
  }
}
