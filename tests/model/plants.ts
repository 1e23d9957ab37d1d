import { bundleEngine } from './bundle.ts'
import { PLANTS } from './planted.ts'
import { writeResult } from './record.ts'
import { nothing, runSeed } from './runs.ts'
import { seedOf } from './scenario.ts'

type Of = {
  /** Maximum number of runs for each bug. */
  runs: number
  seed: number
  only: string
  isMine: (n: number) => boolean
  name: string
}

/** Seed that `Plant.run` counts by. */
const SEED = 1

/** Numbers of the runs, from 1: first the run with the known number. */
function inOrder(runs: number, known: number | undefined): number[] {
  const all = Array.from({ length: runs }, (_none, n) => n + 1)
  return known === undefined ? all : [known, ...all.filter((n) => n !== known)]
}

/** Plants each bug and runs until a rule is broken. */
export async function tryPlants({ runs, seed, only, isMine, name }: Of): Promise<void> {
  const wanted = PLANTS.filter((plant, n) => isMine(n) && plant.name.includes(only))
  const results = []
  for (const plant of wanted) {
    const script = await bundleEngine(plant)
    const tally = nothing()
    const ways = { keyOutside: plant.provider === true }
    let last = 0
    for (const n of inOrder(runs, seed === SEED ? plant.run : undefined)) {
      await runSeed(script, { seed: seedOf(seed, n - 1) }, tally, ways)
      last = n
      if (tally.failures.length > 0) break
    }
    const rule = tally.failures[0]?.rule
    results.push({ name: plant.name, runs: last, rule })
    console.log(`${plant.name}: ${rule === undefined ? 'NOT SEEN' : `'${rule}'`} in run ${last}`)
  }
  writeResult(name, results)
}
