// `npm run test:all`: every test on both databases, with fresh random seeds, Safari's engine and the newest long-term
// version of Node: an hour or two. After an interruption it continues after the last finished step, in another clone too
// (whole-parts.mjs). A failed test is played once more, alone, as in `npm test`; if it passes then, the record names it,
// because a failure that comes and goes is a finding. A step that this machine cannot run is skipped and named.

import { nameBrowsers } from './chromium.mjs'
import { nameFirefox } from './firefox.mjs'
import { installMissing } from './install.mjs'
import { bringNode } from './lts.mjs'
import { workInMemory } from './memory.mjs'
import {
  hasPostgres,
  hasPromtool,
  installPackages,
  installReaders,
  missingReaders,
} from './packages.mjs'
import { playFilesTwice, playTwice } from './play-twice.mjs'
import { NOT_HERE, attempt } from './run.mjs'
import { NO_LONG_TESTS, beginRun } from './steps.mjs'
import { beginParts } from './whole-parts.mjs'
import { IN_A_BROWSER, engineOf, inBrowserReport, recordWhole, seenIn } from './whole-record.mjs'

const RESULTS = 'test-results'

const parts = beginParts()
const { say, step, lacks, results } = beginRun(parts)
workInMemory()
const vitest = (project, more = []) =>
  step(
    `${project} tests`,
    () => playFilesTwice(project, `${RESULTS}/${project}.json`, more),
    `${project}.json`,
    seenIn(project === 'screens' ? engineOf.chromium() : undefined),
  )

// Steps that build files for later steps: they run each time.
await installMissing(() => say('Installing packages'))
console.log(await nameBrowsers())
const firefox = lookForFirefox()
installReaders()
if (!hasPostgres() && !(installPackages(['postgresql']) && hasPostgres()))
  lacks('PostgreSQL: the tests of the server and its faults play on the embedded database alone')
if (!hasPromtool() && !(installPackages(['prometheus']) && hasPromtool()))
  lacks('promtool: the alerts are not evaluated')
for (const name of missingReaders()) lacks(`${name}: one reader of codes or sheets in place of two`)
const built = await attempt('node', ['tools/build.mjs', '--todo'])
if (built !== 0) process.exit(built)

await step(
  'check',
  () => attempt('npm', ['run', '-s', 'check'], { VITEST_JSON: `${RESULTS}/unit.json` }),
  'unit.json',
  seenIn(),
)
await vitest('server')
await vitest('faults')
await vitest('screens', ['--sequence.shuffle'])
// A step for each project, so that less is repeated after an interruption.
for (const [name, project] of Object.entries(IN_A_BROWSER)) {
  if (project === 'firefox' && !firefox) continue
  await step(
    name,
    () =>
      playTwice(
        `${RESULTS}/${inBrowserReport(project)}.json`,
        ['--project', project],
        project === 'otro' ? { INSURER: 'otro' } : {},
      ),
    `${inBrowserReport(project)}.json`,
    seenIn(project === 'firefox' ? engineOf.firefox() : engineOf.chromium()),
  )
}
await step(
  'random test against the model',
  () => attempt('node', ['tools/model.mjs', '--whole']),
  'model.json',
)
await step(
  'bugs planted in the model',
  () => attempt('node', ['tools/model.mjs', '--planted']),
  'planted.json',
)
await step('the newest long-term Node', onNewestNode, 'node.json')
await step(
  'Safari’s engine',
  async () => {
    const code = await attempt('node', ['tools/webkit.mjs'])
    return code === NOT_HERE ? { lacks: 'WebKitGTK from the system’s packages' } : code
  },
  'webkit.json',
  (report) => ({ ...seenIn(engineOf.webkit())(report), faults: [] }),
)

recordWhole(results(), parts.end())
say('Done')

/**
 * Steps that depend on the version of Node: unit tests, the server with its databases and processes, the engine in
 * Node, the build. Of the server and the faults the tests of every change are enough here: all of them take three times
 * as long and run the same code.
 */
async function onNewestNode() {
  const node = bringNode()
  if (node.lacks) return node
  console.log(`Node ${node.version}`)
  const projects = ['unit', 'server', 'faults'].flatMap((name) => ['--project', name])
  const env = { ...node.env, SUITE: 'siempre', VITEST_JSON: `${RESULTS}/node.json` }
  const tested = await attempt('npx', ['vitest', 'run', ...projects, ...NO_LONG_TESTS], env)
  return tested || attempt('npm', ['run', '-s', 'build'], node.env)
}

function lookForFirefox() {
  try {
    console.log(nameFirefox())
    return true
  } catch (error) {
    lacks(`Firefox: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return false
  }
}
