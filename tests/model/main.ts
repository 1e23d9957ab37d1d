import { parseArgs } from 'node:util'

import { bundleEngine } from './bundle.ts'
import { tryPlants } from './plants.ts'
import { readKnown, readProgress, remember, writeResult } from './record.ts'
import { explain, runSeed } from './runs.ts'
import { seedOf } from './scenario.ts'

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'A' },
    runs: { type: 'string', default: '100' },
    seed: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    resume: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    replay: { type: 'string' },
    only: { type: 'string' },
  },
})
const [shard = 1, shards = 1] = values.shard.split('/').map(Number)
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)
const runs = Number(values.runs)

const isMine = (n: number) => n % shards === shard - 1
const part = `${shard}of${shards}`

if (values.planted)
  await tryPlants({ runs, seed, only: values.only, isMine, name: `planted-${part}` })
else if (values.replay !== undefined) await replay(Number(values.replay))
else await runAll()

async function replay(of: number): Promise<void> {
  const script = await bundleEngine()
  const { progress } = readProgress(undefined)
  await runSeed(script, of, progress)
  const [failure] = progress.failures
  console.log(failure ? (await explain(script, failure)).join('\n') : `${of}: nothing breaks`)
  process.exitCode = failure ? 1 : 0
}

/** Its share of the runs: the seeds that ever failed first, then as many of the base seed as were asked for. */
async function runAll(): Promise<void> {
  const script = await bundleEngine()
  const name = `${values.level}-${seed}-${part}`
  const { progress, next } = readProgress(values.resume ? name : undefined)
  const started = performance.now()
  const list = [
    ...readKnown(values.level),
    ...Array.from({ length: runs }, (_none, n) => seedOf(seed, n)),
  ]
  for (const [n, of] of list.entries()) {
    if (n < next || !isMine(n)) continue
    const before = progress.failures.length
    await runSeed(script, of, progress)
    const failure = progress.failures[before]
    if (failure) {
      console.log(`seed ${of} breaks '${failure.rule}'`)
      console.log((await explain(script, failure)).join('\n'))
      remember(values.level, of)
    }
    progress.seconds += (performance.now() - started) / 1000 - progress.lap
    progress.lap = (performance.now() - started) / 1000
    writeResult(name, { progress, next: n + 1 })
  }
}
