// Format, lint with types and room boundaries, types per world, unused code, unit tests, what a first visit costs, known weaknesses of
// dependencies: before every commit.
import { audit } from './audit.mjs'
import { playFilesTwice } from './play-twice.mjs'
import { attempt } from './run.mjs'

const { SUITE, VITEST_JSON } = process.env
const npx = (command, ...args) => attempt('npx', [command, ...args])

/** In the gate what failed is played once more. */
const unit = () =>
  SUITE === 'siempre' && VITEST_JSON
    ? playFilesTwice('unit', VITEST_JSON)
    : npx('vitest', 'run', '--project', 'unit')

/** @type {Record<string, () => Promise<number>>} */
const steps = {
  format: () => npx('oxfmt', '--check'),
  lint: () => npx('oxlint'),
  types: () => npx('tsc', '-b'),
  unused: () => npx('knip'),
  'unit tests': unit,
  'build and its budgets': () => attempt('node', ['tools/build.mjs']),
}

// The registry is asked meanwhile.
const audited = audit()
for (const [name, work] of Object.entries(steps)) {
  const code = await work()
  if (code !== 0) {
    console.error(`\ncheck: ${name} failed`)
    process.exit(code)
  }
}
const { code, text } = await audited
console.log(text)
if (code !== 0) {
  console.error('\ncheck: audit failed')
  process.exit(code)
}
