// `npm test`: the checks for every change, from a fresh clone, with the same result each time; ends with one line about
// all of them. All tests that take longer are in `npm run test:all`.
import { missingBrowsers, nameBrowsers } from './chromium.mjs'
import { installMissing } from './install.mjs'
import { workInMemory } from './memory.mjs'
import { hasPostgres, installReaders, installTogether, missingReaders } from './packages.mjs'
import { playFilesTwice, playTwice } from './play-twice.mjs'
import { attempt } from './run.mjs'
import { NO_LONG_TESTS, beginRun } from './steps.mjs'

const results = 'test-results'
const { say, step } = beginRun()
process.env.SUITE = 'siempre'
workInMemory()
const vitest = (project) => () =>
  playFilesTwice(project, `${results}/${project}.json`, NO_LONG_TESTS)

// Tests that use one page at a time leave half of the machine free: the checks of the sources and the server's tests run
// beside them. A third row would be slower on a slow machine, and make tests wait too long.
if (await step('installation', install)) {
  const browsers = await step('search for the browsers', findBrowsers)
  const [isBuilt] = await Promise.all([sources(), browsers && inAPage()])
  if (isBuilt && browsers) await inABrowser()
}
say('Done')

/** Resolves with true if the builds for the browser tests are ready. */
async function sources() {
  const isBuilt = await step(
    'check',
    () => attempt('npm', ['run', '-s', 'check'], { VITEST_JSON: `${results}/unit.json` }),
    'unit.json',
  )
  await step('server tests', vitest('server'), 'server.json')
  await step(
    'random test against the model',
    () => attempt('node', ['tools/model.mjs', '--change']),
    'model.json',
  )
  return (
    isBuilt &&
    (await step('builds for the tests', () => attempt('node', ['tools/build.mjs', '--todo'])))
  )
}

function inABrowser() {
  return step('browser tests', () => playTwice(`${results}/browser.json`), 'browser.json')
}

/** Needs no build: runs on the sources, like the unit tests. */
function inAPage() {
  return step('screen tests', vitest('screens'), 'screens.json')
}

/**
 * npm and system packages both wait for the network, so they are fetched side by side. Tests of screens copy a database
 * in PostgreSQL ten times faster than an embedded one; without PostgreSQL they use the embedded one.
 */
async function install() {
  const names = [...missingBrowsers(), ...missingReaders()]
  const [code] = await Promise.all([
    installMissing(() => say('Installing packages')),
    installTogether(names).then(() => installTogether(hasPostgres() ? [] : ['postgresql'])),
  ])
  return code
}

async function findBrowsers() {
  console.log(await nameBrowsers())
  installReaders()
  return 0
}
