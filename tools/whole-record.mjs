// Writes the result of a whole test run to docs/RELIABILITY.md: its row, its steps, its faults and its browser engines.
import { spawnSync } from 'node:child_process'

import { recordFaults } from './fault-record.mjs'
import { inBrowser, inNode } from './fault-results.mjs'
import { circumstances, minute, writeRuns, writeTable } from './reliability.mjs'

const FAULT = /FLT-\d+/g

/** Steps in a browser, with their project of Playwright. */
export const IN_A_BROWSER = {
  'browser: journeys': 'e2e',
  'browser: faults': 'faults',
  'browser: security': 'security',
  'browser: Firefox': 'firefox',
  'browser: journeys with the second insurer': 'otro',
}
export const inBrowserReport = (project) => `browser-${project}`

/** Versions of the browser engines. */
export const engineOf = {
  chromium: () => versionOf(process.env.CHROMIUM_PATH),
  firefox: () => versionOf(process.env.FIREFOX_PATH),
  webkit: () => `WebKitGTK ${webkitVersion()}`,
}

/** Of a step's report, for the tables: the faults that each of its tests names, and the engine that played them. */
export const seenIn = (engine) => (report) => ({
  engine,
  faults: (report.testResults ? inNode(report, '') : inBrowser(report))
    .map(({ title, passed }) => ({ title: title.match(FAULT)?.join(' '), passed }))
    .filter(({ title }) => title !== undefined),
})

/**
 * @param {{ passed: number, failed: number, seconds: number, steps: any[], lacking: string[] }} results
 * @param {{ commit: string, parts: { date: string, machine: string }[] }} run
 */
export function recordWhole({ passed, failed, seconds, steps, lacking }, { commit, parts }) {
  const { date, machine } = circumstances()
  writeRuns(
    'whole',
    ['Run', 'Commit', 'Machine', 'Took', 'Passed', 'Failed'],
    [minute(date), commit, machine, minutes(seconds), passed, failed],
  )
  writeTable('steps', ['Step', 'Minutes', 'Passed', 'Failed'], steps.map(rowOf), [
    `The run of ${minute(date)} (${commit}). ${lacking.length === 0 ? 'Nothing was skipped.' : 'Skipped, for want of something on that machine:'}`,
    ...(lacking.length === 0 ? [] : ['', ...lacking.map((text) => `- ${text}`)]),
    ...(parts.length === 1 ? [] : ['', inParts(parts)]),
    ...findings(steps.flatMap(({ flaky }) => flaky)),
  ])
  recordFaults(
    steps.flatMap(({ faults = [] }) => faults),
    'with the whole suite',
  )
  recordEngines(steps)
}

const inParts = (parts) =>
  `A machine’s time ended before the run did: it was played in ${parts.length} parts on one state of the sources, each step once. They
began ${parts.map(({ date, machine }) => `on ${date} (${machine})`).join(', ')}.`

const findings = (flaky) =>
  flaky.length === 0
    ? []
    : ['', 'Failed once, and passed when played once more:', '', ...flaky.map((one) => `- ${one}`)]

const minutes = (seconds) => `${Math.round(seconds / 60)} min`
const rowOf = ({ name, seconds, passed, failed }) => [
  name,
  (seconds / 60).toFixed(1),
  passed,
  failed,
]

/** Number of tests of the portal that each browser engine played in this run. */
function recordEngines(steps) {
  const names = new Set(steps.flatMap(({ engine = [] }) => engine))
  const rows = Array.from(names, (name) => {
    const its = steps.filter(({ engine }) => engine === name)
    const sum = (figure) => its.reduce((all, step) => all + step[figure], 0)
    return [name, sum('passed'), sum('failed')]
  })
  writeTable('engines', ['Engine', 'Passed', 'Failed'], rows)
}

const versionOf = (path) =>
  path === undefined ? '' : spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim()

export const webkitVersion = () =>
  spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'webkit2gtk-driver'], { encoding: 'utf8' })
    .stdout ?? ''
