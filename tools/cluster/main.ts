// The cluster of `npm run cluster`: docs/architecture/cluster.md says how to read its table.

import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { until } from '../../tests/bench/deadline.ts'
import { circumstances, minute, writeTable } from '../reliability.mjs'
import { leaderUrl } from './asking.ts'
import { startBrowser } from './browser.ts'
import { FAILURES } from './failures.ts'
import { buildFormer, formerTag } from './former.ts'
import { type Verdict, judge } from './judge.ts'
import { untilWhole } from './nodes.ts'
import { people } from './people.ts'
import { type Accepted, startPhones } from './phones.ts'
import { ADDRESS, HOST, PORTS, takenPorts, versionOf } from './place.ts'
import { type Cluster, raise } from './raise.ts'
import { HEAD, type Result, inWords, rowOf } from './table.ts'

const PHONES = 8
/** Changes before a failure begins, and after its end. */
const BEFORE = 40
const AFTER = 80
const CALM_MS = 8_000
const RETURN_SECONDS = 180
/** Exit code of a shell after Ctrl-C. */
const INTERRUPTED = 130

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    up: { type: 'boolean', default: false },
    former: { type: 'string' },
  },
})
const say = (line: string) => console.log(line)
const isWhole = values.only.length === 0
const former = values.former ?? formerTag()
const chosen = isWhole
  ? FAILURES.filter((one) => !(one.former && former === undefined))
  : values.only.flatMap((name) => FAILURES.filter((one) => one.name === name))

let asked: () => void = () => undefined
/** Resolves when a person or a supervisor asks for the end. */
const interrupted = new Promise<'interrupted'>((done) => (asked = () => done('interrupted')))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, asked)

process.exit(await main())

async function main(): Promise<number> {
  if (chosen.length < values.only.length)
    return refuse(`--only takes ${FAILURES.map(({ name }) => name).join(', ')}.`)
  const taken = await takenPorts()
  if (taken.length > 0) return refuse(`Another program uses the ports ${taken.join(', ')}.`)
  const isUpgrade = chosen.some((one) => one.former) && !values.up
  if (isUpgrade && former === undefined)
    return refuse('No version is tagged: --former COMMIT names the one to begin with.')
  if (isWhole && !isUpgrade && !values.up) say('skipped: upgrade, as no former version is tagged')
  const { raised, end } = raise(say, isUpgrade ? buildFormer(former ?? '', say) : undefined)
  try {
    const cluster = await Promise.race([raised, interrupted])
    if (cluster === 'interrupted') return INTERRUPTED
    if (values.up) return await stand(cluster)
    const results = await Promise.race([play(cluster), interrupted])
    return results === 'interrupted' ? INTERRUPTED : sumUp(results)
  } finally {
    await end()
  }
}

function refuse(words: string): number {
  console.error(words)
  return 2
}

/** For a person to try: everything stands until Ctrl-C. */
async function stand({ place }: Cluster): Promise<number> {
  say(`
The portal:        ${ADDRESS}   (27-28456789-2, demo1234)
Its processes:     ${[1, 2, 3].map((n) => `http://${HOST}:${PORTS.process(n)}`).join(' ')}
PostgreSQL:        psql ${leaderUrl(place)}
Patroni:           curl http://${HOST}:${PORTS.patroni(1)}/cluster
Logs:              ${place.folder}/log

Ctrl-C ends and removes all of it.`)
  await interrupted
  return 0
}

async function play(cluster: Cluster): Promise<Result[]> {
  const { place } = cluster
  say('phones and a browser sign in…')
  const who = await people(place, PHONES)
  const browser = await startBrowser()
  const all: Accepted[] = []
  const results: Result[] = []
  try {
    for (const failure of chosen) {
      say(`\n${failure.title}…`)
      const phones = await startPhones(who)
      browser.begin()
      await until(RETURN_SECONDS, 'The first changes', async () => phones.accepted() >= BEFORE)
      await failure.play(cluster)
      await calmAfter(phones.accepted)
      const heard = await phones.stop()
      all.push(...heard.accepted)
      const seen = { heard, browser: await browser.settle() }
      const verdict: Verdict = await judge(place, seen, all, failure.goalSeconds)
      results.push({ failure, verdict })
      say(inWords({ failure, verdict }))
      failure.repair?.(cluster)
      await untilWhole()
    }
    return results
  } finally {
    await browser.close()
  }
}

/** Changes come through again, and go on doing so. */
async function calmAfter(accepted: () => number): Promise<void> {
  const enough = accepted() + AFTER
  await wait(CALM_MS)
  await until(RETURN_SECONDS, 'Changes after the failure', async () => accepted() >= enough)
}

/** Prints the whole and, after a run of every failure, writes it down. */
function sumUp(results: Result[]): number {
  const failed = results.filter(({ verdict }) => verdict.against.length > 0).length
  say(`\n${results.length - failed} passed, ${failed} failed`)
  if (isWhole) record(results)
  return failed === 0 ? 0 : 1
}

function record(results: Result[]): void {
  const { date, commit, machine } = circumstances()
  const versions = ['patroni', 'postgresql-15', 'etcd-server', 'haproxy', 'pgbouncer']
    .map((name) => `${name} ${versionOf(name)}`)
    .join(', ')
  writeTable('cluster', HEAD, results.map(rowOf), [
    `${minute(date)}, ${commit}, ${machine}; ${PHONES} phones and a browser; former version ${former ?? 'none'}; ${versions}.`,
  ])
}
