// npm run test:webkit: tests the main ways through the portal in Safari's engine, from the system's packages, and
// writes the result to docs/RELIABILITY.md. If this machine has no such engine, it ends with a special exit code, and
// the whole suite skips it by name.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'

import { workInMemory } from './memory.mjs'
import { installPackages } from './packages.mjs'
import { circumstances, minute, writeRuns } from './reliability.mjs'
import { NOT_HERE, attempt } from './run.mjs'
import { webkitVersion } from './whole-record.mjs'

const PACKAGES = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb']
const REPORT = 'test-results/webkit.json'
const NEEDS = [
  'command -v WebKitWebDriver',
  'command -v Xvfb',
  `/usr/bin/python3 -c "import gi; gi.require_version('WebKit2', '4.1')"`,
]

const isThere = () => NEEDS.every((needed) => spawnSync('sh', ['-c', needed]).status === 0)
if (!isThere() && !(installPackages(PACKAGES) && isThere())) {
  console.error(`It needs WebKitGTK; on Debian: apt-get install ${PACKAGES.join(' ')}`)
  process.exit(NOT_HERE)
}

workInMemory()
mkdirSync('test-results', { recursive: true })
const started = Date.now()
const code =
  (await attempt('npm', ['run', '-s', 'build'])) ||
  (await attempt('npx', ['vitest', 'run', '--project', 'webkit'], { VITEST_JSON: REPORT }))
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(REPORT, 'utf8'))
const { date, commit, machine } = circumstances()
writeRuns(
  'webkit',
  ['Run', 'Commit', 'Machine', 'WebKitGTK', 'Took', 'Passed', 'Failed'],
  [
    minute(date),
    commit,
    machine,
    webkitVersion(),
    `${Math.round((Date.now() - started) / 1000)} s`,
    numPassedTests,
    numFailedTests,
  ],
)
process.exitCode = code
