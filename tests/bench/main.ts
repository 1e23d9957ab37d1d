// npm run bench [-- --quick] [-- --rounds N] [-- --suite x]: SUITES names them.
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { killAll } from '../../tools/programs.ts'
import { writeRows } from './document.ts'
import { type Goal, type Row, judge, table } from './report.ts'
import { type Asked, SUITES, suiteNames } from './suites.ts'
import { openWorld } from './world.ts'

/** Rounds whose figures are written down; fewer only show that a suite runs. */
const WHOLE = 5
const QUICK = 3

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    suite: { type: 'string', multiple: true, default: [] },
  },
})
const asked: Asked = {
  rounds: Number(values.rounds ?? (values.quick ? QUICK : WHOLE)),
  quick: values.quick,
}
const wanted = suiteNames(values)
process.on('exit', killAll)

const loads = [loadavg()[0] ?? 0]
const found = new Map<string, Goal[]>()
const broken: string[] = []
const world = await openWorld()
try {
  for (const name of wanted)
    try {
      console.log(`${name}…`)
      found.set(name, (await SUITES[name]?.(world, asked)) ?? [])
      loads.push(loadavg()[0] ?? 0)
    } catch (error) {
      // A suite that breaks does not spoil the results of the others.
      broken.push(`${name}: ${String(error)}`)
      console.error(error)
    }
} finally {
  await world.close()
}

const rows = new Map<string, Row[]>([...found].map(([name, goals]) => [name, goals.map(judge)]))
const all = [...rows.values()].flat()
console.log(table(all))
const load = `load ${Math.min(...loads).toFixed(1)}–${Math.max(...loads).toFixed(1)}`
console.log(`machine: ${cpus().length} cores, ${load}, ${asked.rounds} rounds`)
await mkdir('bench-results', { recursive: true })
const stamp = new Date().toISOString().replaceAll(':', '-')
await writeFile(
  `bench-results/${stamp}.json`,
  `${JSON.stringify({ at: stamp, ...asked, loads, rows: all, pairs: [...found], broken }, undefined, 2)}\n`,
)
if (!asked.quick && asked.rounds >= WHOLE)
  writeRows(rows, { load, rounds: asked.rounds, order: Object.keys(SUITES) })
for (const what of broken) console.log(`Not measured: ${what}`)
process.exitCode = all.some(({ verdict }) => verdict === 'over') ? 1 : 0
// A browser that does not end would also keep this process alive.
if (broken.length > 0) process.exit(1)
