import { parseArgs } from 'node:util'

import { bundleEngine } from './bundle.ts'
import { tryPlants } from './plants.ts'
import type { Step } from './play.ts'
import { type KnownRun, readKnown, readProgress, remember, writeResult } from './record.ts'
import { type Failure, explain, runSeed } from './runs.ts'
import { seedOf, stepsOf } from './scenario.ts'

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'A' },
    runs: { type: 'string', default: '100' },
    seed: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    resume: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    replay: { type: 'string' },
    only: { type: 'string', default: '' },
    known: { type: 'string', default: 'Infinity' },
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

/** Number of runs to repeat, for each rule that they once broke. */
function someOfEach(known: KnownRun[], atMost: number): KnownRun[] {
  return known.filter(({ rule }, at) => {
    const before = known.slice(0, at).filter((one) => one.rule === rule)
    return before.length < atMost
  })
}

function withSteps(of: number) {
  return { seed: of, steps: stepsOf(of) }
}

async function replay(of: number): Promise<void> {
  const script = await bundleEngine()
  const { progress } = readProgress(undefined)
  const known = readKnown(values.level).find(({ seed: other }) => other === of)
  await runSeed(script, known ?? withSteps(of), progress)
  const [failure] = progress.failures
  console.log(
    failure
      ? (await explain(script, failure, (known ?? withSteps(of)).steps)).told
      : 'nothing breaks',
  )
  process.exitCode = failure ? 1 : 0
}

/**
 * The runs that this process plays: seeds that once failed, or some for each rule, then the requested number from the
 * base seed.
 */
async function runAll(): Promise<void> {
  const script = await bundleEngine()
  const name = `${values.level}-${seed}-${part}`
  const { progress, next } = readProgress(values.resume ? name : undefined)
  const before = progress.seconds
  const started = performance.now()
  const fresh = Array.from({ length: runs }, (_none, n) => withSteps(seedOf(seed, n)))
  const known = someOfEach(readKnown(values.level), Number(values.known))
  for (const [n, run] of [...known, ...fresh].entries()) {
    if (n < next || !isMine(n)) continue
    const failed = progress.failures.length
    await runSeed(script, run, progress)
    const failure = progress.failures[failed]
    if (failure) await tell(failure, run.steps)
    progress.seconds = before + (performance.now() - started) / 1000
    writeResult(name, { progress, next: n + 1 })
  }

  async function tell(failure: Failure, from: Step[]) {
    console.log(`seed ${failure.seed} breaks '${failure.rule}'`)
    const { steps, told } = await explain(script, failure, from)
    console.log(told)
    remember(values.level, { seed: failure.seed, rule: failure.rule, steps })
  }
}
