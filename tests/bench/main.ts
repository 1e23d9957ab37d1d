// npm run bench [-- --quick] [-- --rounds N] [-- --suite size|start|counter|offline-ready|flood]
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { offlineReady } from './offlineReady.ts'
import { type Goal, judge, table } from './report.ts'
import { counter, flood, openWorld, size, start } from './suites.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    suite: { type: 'string' },
  },
})
const rounds = Number(values.rounds ?? (values.quick ? 3 : 7))
const wants = (suite: string) => values.suite === undefined || values.suite === suite

const loads = [loadavg()[0] ?? 0]
const world = await openWorld()
const goals: Goal[] = []
try {
  if (wants('size')) goals.push(...(await size(world)))
  if (wants('start')) goals.push(...(await start(world, rounds)))
  if (wants('offline-ready'))
    goals.push(...(await offlineReady((profile) => world.behind(world.product, profile), rounds)))
  if (wants('counter')) goals.push(...(await counter(world, rounds)))
  if (wants('flood')) goals.push(...(await flood(world, rounds)))
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
  `${JSON.stringify({ at: stamp, rounds, loads, rows, pairs: goals }, undefined, 2)}\n`,
)
process.exitCode = rows.some(({ verdict }) => verdict === 'over') ? 1 : 0
