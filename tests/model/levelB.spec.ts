import { startProxy } from '../faults/support/proxy.ts'
import { test } from '../support/test.ts'
import { play, startRun } from './browser/play.ts'
import type { Handset } from './browser/run.ts'
import { Violation } from './intents.ts'
import { type Progress, writeResult } from './record.ts'

// Seeds given by tools/model.mjs.
const seeds = (process.env['SEEDS'] ?? '').split(',').filter(Boolean).map(Number)

test.use({ build: 'prueba' })

for (const seed of seeds)
  test(`seed ${seed}: after random faults on two phones each change is saved once or shown with a reason`, async ({
    open,
    provider,
    network,
  }) => {
    const begun = Date.now()
    const other = await startProxy(provider.port)
    const [uno, otro] = await Promise.all([open(), open({}, other)])
    const run = await startRun(provider, [
      { phone: uno, network },
      { phone: otro, network: other },
    ])
    const failures: Progress['failures'] = []
    try {
      await play(run, seed)
    } catch (error) {
      const seen = await Promise.all(run.handsets.map(whatIsSeen))
      const detail = [...run.log, String((error as Error).stack), ...seen].join('\n')
      failures.push({ seed, rule: ruleOf(error), detail })
      throw new Error(`seed ${seed}\n${detail}`, { cause: error })
    } finally {
      const progress: Progress = {
        runs: 1,
        actions: run.actions,
        requests: network.log.length + other.log.length,
        effects: (await provider.efectos()).length,
        intents: run.intents.length,
        failures,
        seconds: (Date.now() - begun) / 1000,
      }
      writeResult(`B-${seed}`, { progress, log: run.log })
      await other.close()
    }
  })

/** Prints screens and last requests of a phone: a seed repeats the actions of a run, but not always its timing. */
async function whatIsSeen({ name, phone: { portal }, network }: Handset): Promise<string> {
  const text = await portal.page
    .locator('body')
    .innerText({ timeout: 5000 })
    .catch((error: unknown) => String(error))
  const asked = network.log
    .slice(-12)
    .map(({ method, path, endedAt }) => `  ${method} ${path}${endedAt ? '' : ' (no answer)'}`)
  return [`${name} shows ${portal.page.url()}: ${text.slice(0, 600)}`, ...asked].join('\n')
}

/** The first words of an assertion name its invariant. */
const ruleOf = (error: unknown) =>
  error instanceof Violation
    ? error.rule
    : (/\bI\d[^\n]*|\bstuck\b/.exec(String(error))?.[0] ?? 'exception')
