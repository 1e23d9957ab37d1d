// npm run test:breaks: breaks one line of the product at a time, in a copy, and runs the
// nearest tests: at least one must fail.
//   -- rec-04 cupo-*     only these breaks; then no result is stored
//   -- --resume          continues after the last break that was tried on this commit
// The breaks are in tests/breaks.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { BREAKS } from '../tests/breaks/list.ts'
import { copyTree, play, whileBroken } from './broken-tree.mjs'
import { nameBrowsers } from './chromium.mjs'
import { workInMemory } from './memory.mjs'
import { circumstances, minute, writeTable } from './reliability.mjs'

const FOLDER = 'test-results/breaks'
const NOTE = `${FOLDER}/seen.json`
const LOST = 'the pattern no longer matches'

const { values, positionals } = parseArgs({
  options: { resume: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const isNamed = (id) =>
  positionals.some((name) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name))
const isWhole = positionals.length === 0
const chosen = isWhole ? BREAKS : BREAKS.filter(({ id }) => isNamed(id))
if (chosen.length === 0) throw new Error(`No break is called ${positionals.join(' or ')}.`)

const { date, commit, machine } = circumstances()
const seen = values.resume ? seenBefore() : {}
mkdirSync(FOLDER, { recursive: true })
workInMemory()
const rest = chosen.filter(({ id }) => seen[id] === undefined)
if (rest.some(({ by }) => by.project === 'screens')) await nameBrowsers()
copyTree()
const red = await redWithout(rest)
const results = []
for (const one of chosen) {
  const verdict = seen[one.id] ?? (await judge(one))
  results.push({ ...one, verdict })
  console.log(`${one.id}: ${wordsOf(verdict)}`)
  if (verdict.seen) keep(one.id, verdict)
}
process.exitCode = sumUp()

/** Tests that fail although nothing is broken: their failure does not prove that a break was noticed. */
async function redWithout(breaks) {
  const all = []
  for (const project of new Set(breaks.map(({ by }) => by.project))) {
    const of = breaks.map(({ by }) => by).filter((by) => by.project === project)
    const files = [...new Set(of.flatMap((by) => by.files))]
    const titles = of.some(({ title }) => title === undefined) ? [] : of.map(({ title }) => title)
    const title = titles.length > 0 ? [...new Set(titles)].join('|') : undefined
    const played = await play({ project, files, title })
    if (played === undefined) throw new Error(`No test of ${project} could be played.`)
    all.push(...played.filter(({ passed }) => !passed))
  }
  return new Set(all.map(({ file, title }) => `${file}: ${title}`))
}

async function judge(one) {
  const tests = await whileBroken(one, async () => ({ played: await play(one.by, ['--bail=1']) }))
  if (!tests) return { seen: false, why: LOST }
  if (!tests.played) return { seen: false, why: 'no test could be played' }
  const failed = tests.played.filter(({ passed }) => !passed)
  const because = failed.find(({ file, title }) => !red.has(`${file}: ${title}`))
  if (because) return { seen: true, by: because.title, file: because.file }
  return { seen: false, why: failed.length > 0 ? 'its test is red without it, too' : 'not seen' }
}

function seenBefore() {
  if (!existsSync(NOTE) || !/^\w+$/.test(commit)) return {}
  const note = JSON.parse(readFileSync(NOTE, 'utf8'))
  return note.commit === commit ? note.seen : {}
}

function keep(id, verdict) {
  seen[id] = verdict
  writeFileSync(NOTE, JSON.stringify({ commit, seen }, undefined, 2))
}

function wordsOf(verdict) {
  return verdict.seen ? `seen by '${verdict.by}' of ${verdict.file}` : `**${verdict.why}**`
}

/** Written like the report of vitest, so that the run that contains this step can count it. */
function sumUp() {
  const passed = results.filter(({ verdict }) => verdict.seen).length
  const failed = results.length - passed
  const report = { numPassedTests: passed, numFailedTests: failed, numPendingTests: 0 }
  writeFileSync('test-results/breaks.json', JSON.stringify(report))
  console.log(`${passed} of ${results.length} breaks seen`)
  if (isWhole)
    writeTable(
      'breaks',
      ['Break', 'What it does', 'Seen by'],
      results.map(({ id, what, verdict }) => [
        id,
        what,
        verdict.seen ? `\`${verdict.file}\`` : wordsOf(verdict),
      ]),
      [`${passed} of ${results.length} seen (${minute(date)}, ${commit}, ${machine}).`],
    )
  return failed === 0 ? 0 : 1
}
