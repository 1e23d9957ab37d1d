// npm run bench [-- --quick] [-- --rounds N] [-- --suite x]: SUITES names them.
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { changes } from './changes.ts'
import { lectores } from './lectores.ts'
import { PROFILES } from './link.ts'
import { offlineReady } from './offlineReady.ts'
import { type Goal, judge, table } from './report.ts'
import { type World, counter, flood, openWorld, size, start, stored } from './suites.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    suite: { type: 'string' },
  },
})
const rounds = Number(values.rounds ?? (values.quick ? 3 : 7))

const SUITES: Record<string, (world: World) => Promise<Goal[]>> = {
  size,
  start: (world) => start(world, rounds),
  'offline-ready': (world) =>
    offlineReady((profile) => world.behind(world.product, profile), rounds),
  counter: (world) => counter(world, rounds),
  stored: (world) => stored(world, rounds),
  changes: (world) => changes(world, rounds),
  codes: async (world) => lectores(await world.behind(world.product, PROFILES.open), rounds),
  flood: (world) => flood(world, rounds),
}
const names = Object.keys(SUITES)
const wanted = names.filter((name) => name === (values.suite ?? name))
if (wanted.length === 0) throw new Error(`--suite is one of ${names.join(', ')}`)

const loads = [loadavg()[0] ?? 0]
const goals: Goal[] = []
const broken: string[] = []
const world = await openWorld()
try {
  for (const name of wanted)
    try {
      goals.push(...((await SUITES[name]?.(world)) ?? []))
    } catch (error) {
      // A suite that breaks does not spoil the results of the others.
      broken.push(`${name}: ${String(error)}`)
      console.error(error)
    }
} finally {
  await world.close()
}
loads.push(loadavg()[0] ?? 0)

const rows = goals.map(judge)
const empty = goals.find(({ against }) => against === 'EMPTY')?.pairs.map(({ base }) => base) ?? []
const spread = empty.length > 0 ? Math.max(...empty) / Math.min(...empty) : undefined
console.log(table(rows))
console.log(
  `machine: ${cpus().length} cores, load ${Math.min(...loads).toFixed(1)}–${Math.max(...loads).toFixed(1)}, ${rounds} rounds` +
    (spread === undefined
      ? ''
      : `, EMPTY max÷min ${spread.toFixed(1)} (${spread > 3 ? 'noisy' : 'ok'})`),
)
await mkdir('bench-results', { recursive: true })
const stamp = new Date().toISOString().replaceAll(':', '-')
await writeFile(
  `bench-results/${stamp}.json`,
  `${JSON.stringify({ at: stamp, rounds, loads, rows, pairs: goals, broken }, undefined, 2)}\n`,
)
for (const what of broken) console.log(`Not measured: ${what}`)
process.exitCode = rows.some(({ verdict }) => verdict === 'over') ? 1 : 0
// A browser that does not end would also keep this process alive.
if (broken.length > 0) process.exit(1)
