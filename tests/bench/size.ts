import { countedBytes, ringsOf } from '../../tools/rings-of.mjs'
import { PROFILES } from './link.ts'
import { EXCALIDRAW, FOOMEDICAL } from './recorded.ts'
import type { Goal } from './report.ts'
import { INGRESO } from './signIn.ts'
import { CONTENT, type World, firstVisit } from './world.ts'

/** Bytes do not vary: one visit each. */
export async function size(world: World): Promise<Goal[]> {
  const ours = await world.behind(world.product, PROFILES.open)
  const fluent = await world.behind(await world.baseline('fluent'), PROFILES.open)
  const form = (await firstVisit(ours, '/signin', INGRESO)).scriptBytes
  const plain = (await firstVisit(fluent, '/', CONTENT)).scriptBytes
  const row = (
    of: string,
    metric: string,
    against: string,
    limit: number,
    pair: Goal['pairs'][number],
  ): Goal => ({ of, metric, against, unit: 'KB', limit, pairs: [pair] })
  const [counter, portal, later] = await Promise.all((await ringsOf()).map(countedBytes))
  const excalidraw = (bytes: number) => ({ ours: bytes, base: EXCALIDRAW.stored })
  const first = (counter ?? 0) + (portal ?? 0)
  const recorded = 'excalidraw, recorded'
  return [
    row('1', 'JavaScript until the form', 'FLUENT', 1.3, { ours: form, base: plain }),
    row('1', 'JavaScript until the form', 'foomedical, recorded', 0.4, {
      ours: form,
      base: FOOMEDICAL.script,
    }),
    row('2', 'files of the counter and its code', recorded, 0.2, excalidraw(counter ?? 0)),
    row('2', 'files of the first ring', recorded, 0.25, excalidraw(first)),
    row('3', 'all stored files', recorded, 0.65, excalidraw(first + (later ?? 0))),
  ]
}
