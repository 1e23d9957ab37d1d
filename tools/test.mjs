// `npm test`: the checks for every change, from a fresh clone, with the same result each time; ends with one line about
// all of them. All tests that take longer are in `npm run test:all`.
import { missingBrowsers, nameBrowsers } from './chromium.mjs'
import { installMissing } from './install.mjs'
import { workInMemory } from './memory.mjs'
import { hasPostgres, installReaders, installTogether, missingReaders } from './packages.mjs'
import { playFilesTwice, playTwice } from './play-twice.mjs'
import { attempt } from './run.mjs'
import { beginRun } from './steps.mjs'

const results = 'test-results'
const { say, step } = beginRun()
process.env.SUITE = 'siempre'
workInMemory()
/** Leaves out tests that take seconds by their nature. */
const vitest = (project) => () =>
  playFilesTwice(project, `${results}/${project}.json`, ['--tags-filter', '!largo'])

// Each kind of tests waits more than it computes, so three of them share two processors. The server's and the browser's
// tests open the built portal.
if (await step('installation', install)) {
  const browsers = await step('search for the browsers', findBrowsers)
  await Promise.all([built(browsers), browsers && inAPage()])
}
say('Done')

/** The checks with the build, then everything that opens it. */
async function built(browsers) {
  const isBuilt = await step(
    'check',
    () => attempt('npm', ['run', '-s', 'check'], { VITEST_JSON: `${results}/unit.json` }),
    'unit.json',
  )
  const isReady =
    isBuilt &&
    (await step('builds for the tests', () => attempt('node', ['tools/build.mjs', '--todo'])))
  await Promise.all([onTheServer(), isReady && browsers && inABrowser()])
}

async function onTheServer() {
  await step('server tests', vitest('server'), 'server.json')
  await step(
    'random test against the model',
    () => attempt('node', ['tools/model.mjs', '--change']),
    'model.json',
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
