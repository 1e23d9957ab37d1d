import { afiliados } from '#contract/afiliados.ts'
import { resource } from '#local/resource.ts'

const HALF_AN_HOUR = 30 * 60_000

export const grupoFamiliar = resource({
  name: 'grupo-familiar',
  key: (_params: Record<never, never>) => 'grupo-familiar',
  fetch: (call) => call(afiliados.grupoFamiliar, {}),
  freshFor: HALF_AN_HOUR,
  warm: () => Promise.resolve([{}]),
})

export const afiliadoActual = resource({
  name: 'afiliado',
  key: (_params: Record<never, never>) => 'afiliado',
  fetch: (call) => call(afiliados.afiliado, {}),
  freshFor: HALF_AN_HOUR,
  warm: () => Promise.resolve([{}]),
})
