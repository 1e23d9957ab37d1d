// npm run test:model: runs the random test of tests/model on every processor core, and writes its results to test-results.
//   -- --level A --runs 5000 [--seed N] [--shard 1/4] [--resume]   runs with fresh seeds, or with seeds made from N
//   -- --level B --runs 40 [--seed N] [--resume]                   the same in real browsers
//   -- --change                                                     the runs for every change, with fixed seeds
//   -- --whole                                                      the runs of the whole suite, with fresh seeds
//   -- --planted [--only NAME]                                      plants each known bug, which the test must notice
//   -- --replay N                                                   repeats one run, in as few steps as still fail
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

import { playInBrowsers } from './model-browser.mjs'
import { circumstances, minute, writeRuns, writeSection, writeTable } from './reliability.mjs'
import { attempt } from './run.mjs'

const RESULTS = 'test-results'
const FIXED = { seed: 20_260, change: 12, whole: 300 }
/**
 * For every change, this many of the runs that once broke each rule are played again, all in one process, because a
 * second one would build its own engine.
 */
const KNOWN = 2
const FRESH = 100
// Fixed seeds: a check of a change must give the same result twice.
const IN_BROWSERS = { seed: 20, runs: 4 }
// Results of at least this many runs are written to docs/RELIABILITY.md.
const FOR_THE_RECORD = { A: 1500, B: 40 }
const HEAD = [
  'Level',
  'Run',
  'Commit',
  'Machine',
  'Took',
  'Seed',
  'Runs',
  'Actions',
  'Changes',
  'Lost',
  'Twice',
  'Unexplained',
]
// Runs in Node are played in parallel; those in browsers two at a time.
const secondsOf = {
  A: (parts) => Math.max(...parts),
  B: (parts) => parts.reduce((sum, seconds) => sum + seconds, 0) / 2,
}

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'A' },
    runs: { type: 'string', default: '300' },
    seed: { type: 'string' },
    shard: { type: 'string' },
    resume: { type: 'boolean', default: false },
    change: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    only: { type: 'string' },
    replay: { type: 'string' },
  },
})
const processes = Math.min(4, availableParallelism())
const started = Date.now()
mkdirSync(RESULTS, { recursive: true })

if (values.replay !== undefined) process.exitCode = await model('--replay', values.replay)
else if (values.planted) process.exitCode = await planted()
else if (values.change) process.exitCode = sumUp([await level('A', FIXED.seed, FIXED.change)])
else if (values.whole) process.exitCode = await whole()
else {
  const seed = Number(values.seed ?? freshSeed())
  const result = await level(values.level, seed, Number(values.runs))
  write(`model-${values.level}`, result)
  if (result.runs >= FOR_THE_RECORD[values.level]) keep(result)
  process.exitCode = result.failures.length === 0 ? 0 : 1
}

/** Fresh seeds find unforeseen faults; they are played only in this run. */
async function whole() {
  const known = await level('A', FIXED.seed, FIXED.whole)
  const fresh = await level('A', freshSeed(), FRESH)
  const all = [known, fresh, await level('B', IN_BROWSERS.seed, IN_BROWSERS.runs)]
  writeTable('random', HEAD, all.map(cellsOf))
  return sumUp(all)
}

function sumUp(all) {
  const failed = all.reduce((sum, { failures }) => sum + failures.length, 0)
  return report('model', all.reduce((sum, { runs }) => sum + runs, 0) - failed, failed)
}

/** Written like vitest's report, so that the run that contains this step can count it. */
function report(name, passed, failed) {
  write(name, { numPassedTests: passed, numFailedTests: failed, numPendingTests: 0 })
  return failed === 0 ? 0 : 1
}

/** Plays the runs of one base seed, divided among the processor cores; ends with one line about all of them. */
async function level(of, seed, runs) {
  const { resume } = values
  const parts = await (of === 'B' ? playInBrowsers : playInNode)({ seed, runs, resume })
  const sum = (what) => parts.reduce((all, { progress }) => all + progress[what], 0)
  const failures = parts.flatMap(({ progress }) => progress.failures)
  const result = {
    level: of,
    seed,
    runs: sum('runs'),
    actions: sum('actions'),
    changes: sum('intents'),
    effects: sum('effects'),
    requests: sum('requests'),
    ...judged(failures),
    failures,
    seconds: Math.round(secondsOf[of](parts.map(({ progress }) => progress.seconds))),
    ...circumstances(),
  }
  console.log(
    `level ${result.level}, seed ${seed}: ${result.runs} runs, ${result.actions} actions, ${result.changes} changes, ` +
      `${result.lost} lost, ${result.twice} twice, ${result.unexplained} unexplained (${result.seconds} s)`,
  )
  return result
}

async function playInNode({ seed, runs, resume }) {
  const shards = values.change ? ['1/1'] : values.shard === undefined ? everyCore() : [values.shard]
  const more = [...(resume ? ['--resume'] : []), ...(values.change ? ['--known', `${KNOWN}`] : [])]
  const args = ['--runs', `${runs}`, '--seed', `${seed}`, ...more]
  const parts = await inParts(args, shards, `A-${seed}`, resume)
  const played = parts.reduce((all, { progress }) => all + progress.runs, 0)
  if (values.shard === undefined && played < runs)
    throw new Error(`${played} of ${runs} runs were played.`)
  return parts
}

/**
 * Each core's part is a process of its own. A part that died gives no result, and the result of an earlier run does not
 * count.
 */
async function inParts(args, shards, name, resume = false) {
  const results = shards.map((shard) => `model/${name}-${shard.replace('/', 'of')}`)
  if (!resume) for (const result of results) rmSync(`${RESULTS}/${result}.json`, { force: true })
  const codes = await Promise.all(shards.map((shard) => model(...args, '--shard', shard)))
  if (codes.some((code) => code !== 0)) throw new Error(`A process of the run died.`)
  return results.map((result) => read(result))
}

function judged(failures) {
  const of = (start) => failures.filter(({ rule }) => rule.startsWith(start)).length
  const lost = of('I1')
  const twice = of('I2')
  return { lost, twice, unexplained: failures.length - lost - twice }
}

async function planted() {
  const shards = everyCore()
  const { seed = '1', only } = values
  const runs = ['--planted', '--runs', '200', '--seed', seed]
  const plants = (await inParts([...runs, '--only', only ?? ''], shards, 'planted')).flat()
  const caught = plants.filter(({ rule }) => rule !== undefined).length
  write('model-planted', { plants, caught, of: plants.length, ...took(), ...circumstances() })
  if (only === undefined) keepPlanted(plants)
  console.log(`${caught} of ${plants.length} planted bugs caught (${took().seconds} s)`)
  return report('planted', caught, plants.length - caught)
}

function everyCore() {
  return Array.from({ length: processes }, (_none, n) => `${n + 1}/${processes}`)
}

function model(...args) {
  // V8's optimizations are switched off: each window of the test runs its own copy of the engine, so optimized code
  // would be thrown away with the window.
  return attempt('node', [
    '--no-opt',
    '--max-semi-space-size=32',
    '--import',
    'tsx',
    'tests/model/main.ts',
    ...args,
  ])
}

function freshSeed() {
  return Date.now() % 2 ** 31
}

function took() {
  return { seconds: Math.round((Date.now() - started) / 1000) }
}

function cellsOf(result) {
  const { level: of, date, commit, machine, seed, runs, actions, changes, seconds } = result
  const { lost, twice, unexplained } = result
  const circumstance = [of, minute(date), commit, machine, `${Math.round(seconds / 60)} min`]
  return [...circumstance, seed, runs, actions, changes, lost, twice, unexplained]
}

function keep(result) {
  writeRuns(`level-${result.level}`, HEAD, cellsOf(result))
}

function keepPlanted(plants) {
  const { date, commit, machine } = circumstances()
  const caught = plants.filter(({ rule }) => rule !== undefined).length
  writeSection('planted', () => [
    `${caught} of ${plants.length} seen (${minute(date)}, ${commit}, ${machine}):`,
    '',
    ...plants.map(({ name, rule, runs }) =>
      rule === undefined
        ? `- ${name}: **not seen** in ${runs} runs`
        : `- ${name}: '${rule}', in run ${runs}`,
    ),
  ])
}

function read(name) {
  return JSON.parse(readFileSync(`${RESULTS}/${name}.json`, 'utf8'))
}

function write(name, content) {
  writeFileSync(`${RESULTS}/${name}.json`, JSON.stringify(content, undefined, 2))
}
