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

/** Plants each bug and runs until a rule is broken. */
export async function tryPlants({ runs, seed, only, isMine, name }: Of): Promise<void> {
  const wanted = PLANTS.filter((plant, n) => isMine(n) && plant.name.includes(only))
  const results = []
  for (const plant of wanted) {
    const script = await bundleEngine(plant)
    const tally = nothing()
    while (tally.failures.length === 0 && tally.runs < runs)
      await runSeed(script, { seed: seedOf(seed, tally.runs) }, tally, {
        keyOutside: plant.provider === true,
      })
    const rule = tally.failures[0]?.rule
    results.push({ name: plant.name, runs: tally.runs, rule })
    console.log(
      `${plant.name}: ${rule === undefined ? 'NOT SEEN' : `'${rule}'`} in run ${tally.runs}`,
    )
  }
  writeResult(name, results)
}
