import type { Infer } from 'superstruct'

import { FichaDeAfiliado, afiliados } from '#contract/afiliados.ts'
import type { Call } from '#contract/call.ts'
import type { Familia } from '#local/catalog.ts'
import { type NoParams, type Stored, resource } from '#local/resource.ts'

import { FAMILIA_FRESCA } from './personas.ts'

export const grupoFamiliar = resource({
  name: 'grupo-familiar',
  alAbrir: true,
  key: (_params: NoParams) => 'grupo-familiar',
  fetch: (call) => call(afiliados.grupoFamiliar, {}),
  shape: afiliados.grupoFamiliar.response,
  freshFor: FAMILIA_FRESCA,
  warm: () => Promise.resolve([{}]),
})

export const afiliadoActual = resource({
  name: 'afiliado',
  alAbrir: true,
  key: (_params: NoParams) => 'afiliado',
  fetch: (call) => call(afiliados.afiliado, {}),
  shape: afiliados.afiliado.response,
  freshFor: FAMILIA_FRESCA,
  warm: () => Promise.resolve([{}]),
})

/** Holder of the family's insurance. */
export const titularDelGrupo = resource({
  name: 'titular',
  key: (_params: NoParams) => 'titular',
  fetch: (call) => call(afiliados.findTitularGrupo, {}),
  shape: afiliados.findTitularGrupo.response,
  freshFor: FAMILIA_FRESCA,
})

/** The members whose data this phone may keep. */
export const familia: Familia = {
  de: grupoFamiliar,
  // The engine calls it with sound copies of this resource only.
  ids: (grupo) =>
    (grupo as Infer<typeof afiliados.grupoFamiliar.response>).map(
      ({ afiliado: { idAfiliado } }) => idAfiliado,
    ),
}

export type DeIntegrante = { idAfiliado: number }

/** The members whose data are loaded in advance; undefined until the family is known. */
export async function deCadaIntegrante(stored: Stored): Promise<DeIntegrante[] | undefined> {
  const grupo = await stored(grupoFamiliar, {})
  return grupo?.map(({ afiliado: { idAfiliado } }) => ({ idAfiliado }))
}

/** `propia`: true for the signed-in person, whose record comes from another call. */
export type DeQuien = { idAfiliado: number; propia: boolean }

/** A member's whole record, loaded in advance so that it opens without signal. */
export const ficha = resource({
  name: 'ficha',
  alAbrir: true,
  key: ({ idAfiliado }: DeQuien) => `ficha/${idAfiliado}`,
  fetch: pedirFicha,
  shape: FichaDeAfiliado,
  freshFor: FAMILIA_FRESCA,
  warm: quienes,
  onlyWarm: true,
})

export function pedirFicha(call: Call, { idAfiliado, propia }: DeQuien): Promise<FichaDeAfiliado> {
  return propia ? call(afiliados.seguirAfiliado, {}) : call(afiliados.findAfiliado, { idAfiliado })
}

async function quienes(stored: Stored): Promise<DeQuien[] | undefined> {
  const grupo = await stored(grupoFamiliar, {})
  const actual = await stored(afiliadoActual, {})
  if (!grupo || !actual) return undefined
  return grupo.map(({ afiliado: { idAfiliado } }) => ({
    idAfiliado,
    propia: idAfiliado === actual.afiliado.idAfiliado,
  }))
}

/** The records of family members that are on this phone. */
export async function fichasDe(stored: Stored): Promise<FichaDeAfiliado[]> {
  const quien = (await quienes(stored)) ?? []
  const fichas = await Promise.all(quien.map((uno) => stored(ficha, uno)))
  return fichas.flatMap((una) => una ?? [])
}
