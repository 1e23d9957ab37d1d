import { afiliados } from '#contract/afiliados.ts'
import { type NoParams, resource } from '#local/resource.ts'

const HALF_AN_HOUR = 30 * 60_000

export const grupoFamiliar = resource({
  name: 'grupo-familiar',
  key: (_params: NoParams) => 'grupo-familiar',
  fetch: (call) => call(afiliados.grupoFamiliar, {}),
  shape: afiliados.grupoFamiliar.response,
  freshFor: HALF_AN_HOUR,
  warm: () => Promise.resolve([{}]),
})

export const afiliadoActual = resource({
  name: 'afiliado',
  key: (_params: NoParams) => 'afiliado',
  fetch: (call) => call(afiliados.afiliado, {}),
  shape: afiliados.afiliado.response,
  freshFor: HALF_AN_HOUR,
  warm: () => Promise.resolve([{}]),
})
