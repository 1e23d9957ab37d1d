// `npm test`: what belongs to every change, from a fresh clone, the same result twice; ends with one line over all of it.
// Everything that takes longer is in `npm run test:all`.
import { missingBrowsers, nameBrowsers } from './chromium.mjs'
import { missingFirefox, nameFirefox } from './firefox.mjs'
import { installMissing } from './install.mjs'
import { workInMemory } from './memory.mjs'
import { installReaders, installTogether, missingReaders } from './packages.mjs'
import { playFilesTwice, playTwice } from './play-twice.mjs'
import { attempt } from './run.mjs'
import { beginRun } from './steps.mjs'

const results = 'test-results'
const { say, step } = beginRun()
process.env.SUITE = 'siempre'
workInMemory()
/** Without what takes seconds by its nature. */
const vitest = (project) => () =>
  playFilesTwice(project, `${results}/${project}.json`, ['--tags-filter', '!largo'])

if (await step('installation', install)) {
  const isBuilt = await step(
    'check',
    () => attempt('npm', ['run', '-s', 'check'], { VITEST_JSON: `${results}/unit.json` }),
    'unit.json',
  )
  await step('server tests', vitest('server'), 'server.json')
  const browsers = await step('search for the browsers', findBrowsers)
  // On the sources, as the unit tests: no build is needed.
  if (browsers) await step('screen tests', vitest('screens'), 'screens.json')
  const isReady =
    isBuilt &&
    browsers &&
    (await step('builds for the tests', () => attempt('node', ['tools/build.mjs', '--todo'])))
  if (isReady)
    await step('browser tests', () => playTwice(`${results}/browser.json`), 'browser.json')
  await step(
    'random test against the model',
    () => attempt('node', ['tools/model.mjs', '--change']),
    'model.json',
  )
}
say('Done')

/** Node's packages and the system's wait for the network: they are fetched side by side. */
async function install() {
  const names = [...missingBrowsers(), ...missingFirefox(), ...missingReaders()]
  const [code] = await Promise.all([
    installMissing(() => say('Installing packages')),
    installTogether(names),
  ])
  return code
}

async function findBrowsers() {
  console.log(await nameBrowsers())
  console.log(nameFirefox())
  installReaders()
  return 0
}
