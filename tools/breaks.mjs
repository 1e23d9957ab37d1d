// npm run test:breaks: breaks one line of the product at a time, in a copy, and runs the
// nearest tests: at least one must fail.
//   -- rec-04 cupo-*     only these breaks; then no result is stored
//   -- --resume          continues after the last break that was tried on this commit
// The breaks are in tests/breaks.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

import { BREAKS } from '../tests/breaks/list.ts'
import { copyTree } from './broken-tree.mjs'
import { nameBrowsers } from './chromium.mjs'
import { workInMemory } from './memory.mjs'
import { circumstances, minute, writeTable } from './reliability.mjs'

const FOLDER = 'test-results/breaks'
const NOTE = `${FOLDER}/seen.json`
const LOST = 'the pattern no longer matches'
/**
 * A test of a broken line may wait for a thing that never comes: so many times as long as the whole test takes otherwise,
 * and so many milliseconds at least and at most (the first play in a tree is a slow one).
 */
const TIMES = 2
const LEAST_PATIENCE = 8000
const MOST_PATIENCE = 30_000

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
// A copy for each processor, up to two.
const trees = ['a', 'b'].slice(0, availableParallelism()).map(copyTree)
const results = chosen.map((one) => ({ ...one, verdict: seen[one.id] }))
const waiting = groupsOf(results.filter(({ verdict }) => verdict === undefined))
await Promise.all(trees.map(judgeInTurn))
process.exitCode = sumUp()

/** The breaks that the same files must see, project by project. */
function groupsOf(breaks) {
  const keyOf = ({ by }) => `${by.project} ${by.files.join(' ')}`
  const keys = [...new Set(breaks.map(keyOf))].toSorted((a, b) => a.localeCompare(b))
  return keys.map((key) => breaks.filter((one) => keyOf(one) === key))
}

async function judgeInTurn(tree) {
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    const unbroken = await tree.play({ ...group[0].by, title: titlesOf(group) })
    for (const one of group) {
      const title = new RegExp(one.by.title ?? '')
      const own = unbroken.filter(({ fullName }) => title.test(fullName))
      one.verdict = await judge(tree, one, own)
      console.log(`\n${one.id}: ${wordsOf(one.verdict)}`)
      if (one.verdict.seen) keep(one.id, one.verdict)
    }
  }
  tree.end()
}

/** A pattern for the tests of all these breaks; empty for all tests of the files. */
function titlesOf(group) {
  const titles = group.map(({ by }) => by.title ?? '')
  return titles.includes('') ? '' : [...new Set(titles)].join('|')
}

/** The tests have passed unbroken, so that a failure shows that the break was noticed. */
async function judge({ whileBroken, play }, one, unbroken) {
  if (unbroken.length === 0) return { seen: false, why: 'no test could be played' }
  if (unbroken.some(isRed)) return { seen: false, why: 'its test is red without it, too' }
  const patience = patienceWith(unbroken)
  const tests = await whileBroken(one, async () => ({ played: await play(one.by, patience) }))
  if (!tests) return { seen: false, why: LOST }
  if (tests.played.length === 0) return { seen: false, why: 'no test could be played' }
  const because = tests.played.find(isRed)
  return because
    ? { seen: true, by: because.title, file: because.file }
    : { seen: false, why: 'not seen' }
}

function isRed({ state }) {
  return state === 'failed'
}

/** Patience with a broken line: several times the duration of its slowest test unbroken. */
function patienceWith(unbroken) {
  const slowest = Math.max(...unbroken.map(({ ms }) => ms))
  return Math.min(MOST_PATIENCE, Math.round(Math.max(LEAST_PATIENCE, TIMES * slowest)))
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

function sumUp() {
  const passed = results.filter(({ verdict }) => verdict.seen).length
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
  return passed === results.length ? 0 : 1
}
