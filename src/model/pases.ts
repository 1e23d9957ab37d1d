import { array } from 'superstruct'

import { PaseEmitido } from '#contract/extensiones/pases.ts'
import { part } from '#local/part.ts'
import { type NoParams, resource } from '#local/resource.ts'

const A_DAY = 24 * 60 * 60_000

/**
 * Passes of all members for use without signal, made for this phone's key. Renewed daily: a pass fetched before leaving
 * home lasts a week.
 */
export const pasesEmitidos = resource({
  name: 'pases',
  alAbrir: true,
  key: (_params: NoParams) => 'pases',
  // The signing code is loaded with the first signature: a start does not need it.
  fetch: async (call, _params, device) =>
    (await part(() => import('./pases/pedirPases.ts'))).pedirPases(call, device),
  shape: array(PaseEmitido),
  freshFor: A_DAY,
  // Fetched together with the family and not after it: on a slow link every round trip delays the counter.
  warm: async () => [{}],
})
