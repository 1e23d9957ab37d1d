import { FichaDeAfiliado, afiliados } from '#contract/afiliados.ts'
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

/** `propia`: of the signed-in person, whose record the provider gives by another call. */
type DeQuien = { idAfiliado: number; propia: boolean }

/** A member's whole record, readable without signal though nobody has opened it. */
export const ficha = resource({
  name: 'ficha',
  key: ({ idAfiliado }: DeQuien) => `ficha/${idAfiliado}`,
  fetch: (call, { idAfiliado, propia }) =>
    propia ? call(afiliados.seguirAfiliado, {}) : call(afiliados.findAfiliado, { idAfiliado }),
  shape: FichaDeAfiliado,
  freshFor: HALF_AN_HOUR,
  warm: async (stored) => {
    const grupo = await stored(grupoFamiliar, {})
    const actual = await stored(afiliadoActual, {})
    if (!grupo || !actual) return undefined
    return grupo.map(({ afiliado: { idAfiliado } }) => ({
      idAfiliado,
      propia: idAfiliado === actual.afiliado.idAfiliado,
    }))
  },
  onlyWarm: true,
})
