// Level B of the random test: in real browsers, through the screens, one Playwright test for each random seed.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { nameBrowsers } from './chromium.mjs'
import { workInMemory } from './memory.mjs'
import { attempt } from './run.mjs'

const FOLDER = 'test-results/model'
const KNOWN = 'tests/model/seeds.json'

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const resultOf = (seed) => `${FOLDER}/B-${seed}.json`

/**
 * Plays the seeds that failed in the past first, then this many fresh ones; `resume` leaves out those that were played
 * before. Returns the result of each run.
 */
export async function playInBrowsers({ seed: base, runs, resume }) {
  const known = read(KNOWN).B.map(({ seed }) => seed)
  const fresh = Array.from({ length: runs }, (_none, n) => base + n)
  const seeds = [...new Set([...known, ...fresh])]
  if (!resume) for (const seed of seeds) rmSync(resultOf(seed), { force: true })
  const left = seeds.filter((seed) => !existsSync(resultOf(seed)))
  if (left.length > 0) await play(left)
  const results = seeds.map((seed) =>
    existsSync(resultOf(seed)) ? read(resultOf(seed)) : neverEnded(seed),
  )
  remember(results.flatMap(({ progress }) => progress.failures))
  return results
}

async function play(seeds) {
  workInMemory()
  await nameBrowsers()
  const built = await attempt('node', ['tools/build.mjs', '--pruebas'])
  if (built !== 0) throw new Error('There is no build to play on: see above.')
  const code = await attempt('npx', ['playwright', 'test', '--project=model'], {
    SEEDS: seeds.join(','),
    BROWSER_JSON: `${FOLDER}/browser.json`,
  })
  // A failure after the end of a run, while its browser closes, is in no result and is reported here.
  const isTold = seeds.some(
    (seed) => !existsSync(resultOf(seed)) || read(resultOf(seed)).progress.failures.length > 0,
  )
  if (code !== 0 && !isTold) throw new Error('A run failed after its end: see above.')
}

const neverEnded = (seed) => ({
  progress: {
    runs: 1,
    actions: 0,
    requests: 0,
    effects: 0,
    intents: 0,
    seconds: 0,
    failures: [{ seed, rule: 'exception', detail: 'it was broken off' }],
  },
})

/** A seed that once failed is played in every later run. */
function remember(failures) {
  if (failures.length === 0) return
  const known = read(KNOWN)
  const isNew = ({ seed }) => !known.B.some((of) => of.seed === seed)
  known.B.push(...failures.filter(isNew).map(({ seed, rule }) => ({ seed, rule })))
  writeFileSync(KNOWN, `${JSON.stringify(known, undefined, 2)}\n`)
}
