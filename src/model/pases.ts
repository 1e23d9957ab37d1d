import { array } from 'superstruct'

import { PaseEmitido } from '#contract/extensiones/pases.ts'
import { part } from '#local/part.ts'
import { type NoParams, resource } from '#local/resource.ts'

const A_DAY = 24 * 60 * 60_000

/** What every member shows without signal, for the key of this phone. Renewed daily: what is asked for on the way out lasts a week. */
export const pasesEmitidos = resource({
  name: 'pases',
  alAbrir: true,
  key: (_params: NoParams) => 'pases',
  // What signs is fetched with the first signature: a start does without it.
  fetch: async (call, _params, device) =>
    (await part(() => import('./pases/pedirPases.ts'))).pedirPases(call, device),
  shape: array(PaseEmitido),
  freshFor: A_DAY,
  // Beside the family and not after it: on a slow link every turn that a counter waits for counts.
  warm: async () => [{}],
})
