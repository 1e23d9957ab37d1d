// Plays tests of one project again and again in one process, inside a copied tree: a start for each broken line takes
// longer than its tests. Started by tools/broken-tree.mjs, in the copy.
import { resolve } from 'node:path'

import { createVitest } from 'vitest/node'

const [project = ''] = process.argv.slice(2)
const vitest = await createVitest('test', {
  project: [project],
  watch: false,
  reporters: ['dot'],
})
await vitest.standalone()

process.on('disconnect', () => process.exit())
process.on('message', (asked) => {
  void play(/** @type {Asked} */ (asked)).then((played) => process.send?.({ played }))
})
process.send?.({ ready: true })

/** @typedef {{ files: string[], title?: string, changed: string[], patience?: number }} Asked */

/**
 * Plays the tests of these files. Returns names, result and duration of each; none if the broken line stops
 * everything. With `patience` tests that wait for a missing thing end soon.
 * @param {Asked} asked
 */
async function play({ files, title = '', changed, patience }) {
  for (const file of changed) vitest.invalidateFile(resolve(file))
  for (const { config } of vitest.projects) endSoon(config, patience)
  vitest.setGlobalTestNamePattern(title)
  const all = await vitest.globTestSpecifications(files)
  const specs = all.filter(({ moduleId }) => files.some((file) => resolve(file) === moduleId))
  const { testModules } = await vitest.runTestSpecifications(specs)
  return testModules
    .filter(({ moduleId }) => specs.some((spec) => spec.moduleId === moduleId))
    .flatMap((module) => [...module.children.allTests()])
    .map((test) => ({ ...namesOf(test), state: test.result().state, ms: durationOf(test) }))
    .filter(({ state }) => state === 'passed' || state === 'failed')
}

const namesOf = (test) => ({
  title: test.name,
  fullName: test.fullName,
  file: test.module.relativeModuleId,
})

const durationOf = (test) => test.diagnostic()?.duration ?? 0

/** Limits of the configuration, by which tests end that hang. */
const usual = new Map()

function endSoon(config, patience) {
  const { testTimeout, expect } = usual.get(config) ?? remember(config)
  config.testTimeout = patience === undefined ? testTimeout : 3 * patience
  config.expect =
    patience === undefined ? expect : { ...expect, poll: { ...expect.poll, timeout: patience } }
}

function remember(config) {
  const limits = { testTimeout: config.testTimeout, expect: config.expect }
  usual.set(config, limits)
  return limits
}
