import { delegaciones } from '#contract/delegaciones.ts'
import { type NoParams, resource } from '#local/resource.ts'

/** Branch offices, loaded in advance for all people: without signal an office is needed most. */
export const oficinas = resource({
  name: 'delegaciones',
  key: (_params: NoParams) => 'delegaciones',
  fetch: (call) => call(delegaciones.lista, {}),
  shape: delegaciones.lista.response,
  freshFor: 24 * 60 * 60_000,
  spare: true,
  warm: () => Promise.resolve([{}]),
})
