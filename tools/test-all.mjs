// `npm run test:all`: every test there is, on both databases, with fresh seeds and Safari's engine: an hour or two. Broken off, it goes
// on after the last step that was green on this commit; nothing is played twice, since here what comes and goes is a finding.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { nameBrowsers } from './chromium.mjs'
import { nameFirefox } from './firefox.mjs'
import { installMissing } from './install.mjs'
import { workInMemory } from './memory.mjs'
import { installReaders } from './packages.mjs'
import { circumstances, minute, writeRuns } from './reliability.mjs'
import { attempt } from './run.mjs'
import { beginRun } from './steps.mjs'

const RESULTS = 'test-results'
const NOTE = `${RESULTS}/whole.json`
const { commit, machine, date } = circumstances()
const isKnown = existsSync(NOTE) && JSON.parse(readFileSync(NOTE, 'utf8')).commit === commit
// With changes that are in no commit nobody knows what was green.
const known = isKnown && /^\w+$/.test(commit) ? JSON.parse(readFileSync(NOTE, 'utf8')).steps : {}

const { say, step, results } = beginRun({
  before: (name) => known[name],
  keep(result) {
    known[result.name] = result
    writeFileSync(NOTE, JSON.stringify({ commit, steps: known }, undefined, 2))
  },
})
workInMemory()
const vitest = (project, more = []) =>
  step(
    `${project} tests`,
    () =>
      attempt('npx', ['vitest', 'run', '--project', project, ...more], {
        VITEST_JSON: `${RESULTS}/${project}.json`,
      }),
    `${project}.json`,
  )

// These three leave something behind that the others need, and are done anew each time.
await installMissing(() => say('Installing packages'))
console.log(await nameBrowsers(), nameFirefox())
installReaders()
const built = await attempt('node', ['tools/build.mjs', '--todo'])
if (built !== 0) process.exit(built)

await step(
  'check',
  () => attempt('npm', ['run', '-s', 'check'], { VITEST_JSON: `${RESULTS}/unit.json` }),
  'unit.json',
)
await vitest('server')
await vitest('faults')
await vitest('screens', ['--sequence.shuffle'])
await step(
  'browser tests',
  () => attempt('npx', ['playwright', 'test'], { BROWSER_JSON: `${RESULTS}/browser.json` }),
  'browser.json',
)
await step(
  'random test against the model',
  () => attempt('node', ['tools/model.mjs', '--whole']),
  'model.json',
)
await step('Safari’s engine', () => attempt('node', ['tools/webkit.mjs']), 'webkit.json')

const { passed, failed, seconds } = results()
writeRuns(
  'whole',
  ['Run', 'Commit', 'Machine', 'Took', 'Passed', 'Failed'],
  [minute(date), commit, machine, `${Math.round(seconds / 60)} min`, passed, failed],
)
say('Done')
