// Checks to run before every commit: format, lint with types and room boundaries, type checks of page, worker and
// server code, unused code, unit tests, download size of a first visit, functions that supported browsers lack, known
// weaknesses of dependencies.
import { freemem } from 'node:os'

import { audit } from './audit.mjs'
import { playFilesTwice } from './play-twice.mjs'
import { attempt } from './run.mjs'

const { SUITE, VITEST_JSON } = process.env
const npx = (command, ...args) => attempt('npx', [command, ...args])

/**
 * Lint and type check are programs in Go. If there is enough memory, they free theirs later, and types are shared
 * instead of kept once for each of four checkers: that saves a third of their processor time.
 */
const ROOMY = freemem() > 8 * 1024 ** 3 ? { GOGC: '400' } : {}

/** In `npm test` a failed test is run once more. */
const unit = () =>
  SUITE === 'siempre' && VITEST_JSON
    ? playFilesTwice('unit', VITEST_JSON)
    : npx('vitest', 'run', '--project', 'unit')

/**
 * The checks of one row run side by side: half of them use only one processor.
 * @type {Record<string, () => Promise<number>>[]}
 */
const rows = [
  {
    format: () => npx('oxfmt', '--check'),
    lint: () => attempt('npx', ['oxlint'], ROOMY),
    types: () => attempt('npx', ['tsc', '-b', '--checkers', '1'], ROOMY),
    unused: () => npx('knip'),
  },
  { 'unit tests': unit, 'build and its budgets': () => attempt('node', ['tools/build.mjs']) },
  { 'functions of promised browsers': () => attempt('node', ['tools/promesa.mjs']) },
]

// The registry is asked first, so that it answers while the other checks run.
const audited = audit()
for (const row of rows) {
  const results = Object.entries(row).map(async ([name, work]) => [name, await work()])
  stopAt((await Promise.all(results)).filter(([, code]) => code !== 0))
}
const { code, text } = await audited
console.log(text)
if (code !== 0) stopAt([['audit', code]])

function stopAt(failed) {
  if (failed.length === 0) return
  console.error(`\ncheck: ${failed.map(([name]) => name).join(' and ')} failed`)
  process.exit(failed[0][1])
}
