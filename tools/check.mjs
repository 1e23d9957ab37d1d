// Format, lint with types and room boundaries, types per world, unused code, unit tests, what a first visit costs, functions that promised
// browsers lack, known weaknesses of dependencies: before every commit.
import { audit } from './audit.mjs'
import { attempt } from './run.mjs'

/** @type {[name: string, command: string, args: string[]][]} */
const steps = [
  ['format', 'npx', ['oxfmt', '--check']],
  ['lint', 'npx', ['oxlint']],
  ['types', 'npx', ['tsc', '-b']],
  ['unused', 'npx', ['knip']],
  ['unit tests', 'npx', ['vitest', 'run', '--project', 'unit']],
  ['build and its budgets', 'node', ['tools/build.mjs']],
  ['functions of promised browsers', 'node', ['tools/promesa.mjs']],
]

// The registry is asked meanwhile.
const audited = audit()
for (const [name, command, args] of steps) {
  const code = await attempt(command, args)
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
