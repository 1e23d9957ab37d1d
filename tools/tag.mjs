// Gives the product its next version, as a commit and a tag: npm run tag -- 0.2.0. Without a version: tags the present one.
// Not `npm version`: it knows package.json alone, and .npmrc forbids it the scripts that could tell it of the rest.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

function stop(why) {
  console.error(why)
  process.exit(1)
}

const partsOf = (version) => version.split('.').map(Number)
/** True if every number of the version is a number, and the first that differs is higher. */
const isLater = (version, than) => {
  const [next, before] = [partsOf(version), partsOf(than)]
  const at = next.findIndex((part, n) => part !== before[n])
  return at >= 0 && next[at] > before[at]
}

/** Tracked files of product and tests that contain this version. */
function holdersOf(version) {
  const found = spawnSync('git', ['grep', '-lF', version, '--', 'src', 'tests'], {
    encoding: 'utf8',
  })
  return found.stdout.split('\n').filter((file) => file !== '')
}

function replaceIn(file) {
  const exactly = new RegExp(`(?<![\\d.])${present.replaceAll('.', String.raw`\.`)}(?![\\d.])`, 'g')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(exactly, next))
}

/** Sets the package's own version, and leaves those of its dependencies alone. */
function setIn(file) {
  const json = JSON.parse(readFileSync(file, 'utf8'))
  json.version = next
  if (json.packages?.['']) json.packages[''].version = next
  writeFileSync(file, `${JSON.stringify(json, undefined, 2)}\n`)
}

const { version: present } = JSON.parse(readFileSync('package.json', 'utf8'))
const [next = present] = process.argv.slice(2)

if (!/^\d+\.\d+\.\d+$/.test(next)) stop(`${next} is no version: three numbers, as 0.2.0.`)
if (git('status', '--porcelain') !== '') stop('There are changes without a commit.')
if (git('tag', '--list', `v${next}`) !== '') stop(`v${next} is tagged already.`)
if (next !== present) {
  if (!isLater(next, present)) stop(`${next} is not later than ${present}.`)
  // The product says it, and tests read it on its screens.
  for (const file of holdersOf(present)) replaceIn(file)
  for (const file of ['package.json', 'package-lock.json']) setIn(file)
  git('commit', '--all', '--message', `Release ${next}`)
}
git('tag', '--annotate', `v${next}`, '--message', `Version ${next}`)
console.log(`v${next} is tagged. Both leave with: git push --follow-tags`)
