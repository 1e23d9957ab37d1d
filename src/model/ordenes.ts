import { ordenes } from '#contract/ordenes.ts'
import { prestadores } from '#contract/prestadores.ts'
import { type Stored, resource } from '#local/resource.ts'

import { grupoFamiliar } from './afiliados.ts'
import { busqueda } from './busqueda.ts'

const UNA_HORA = 60 * 60_000
/** ORD-04: number of providers offered. */
const ULTIMOS = 10

/** Loaded for each member: at a counter without signal they are already on the phone. */
const deCadaUno = async (stored: Stored) =>
  (await stored(grupoFamiliar, {}))?.map(({ afiliado: { idAfiliado } }) => ({ idAfiliado }))

type DeQuien = { idAfiliado: number }

/** Providers of a member's last orders, also those who have left. */
export const ultimosPrestadores = resource({
  name: 'ultimos-prestadores',
  key: ({ idAfiliado }: DeQuien) => `ultimos-prestadores/${idAfiliado}`,
  fetch: (call, { idAfiliado }) => call(prestadores.ultimos, { limit: ULTIMOS, idAfiliado }),
  shape: prestadores.ultimos.response,
  freshFor: UNA_HORA,
  warm: deCadaUno,
  onlyWarm: true,
})

/** Orders of a member, in the provider's answer to a search without dates. */
export const ordenesEmitidas = resource({
  name: 'ordenes',
  key: ({ idAfiliado }: DeQuien) => `ordenes/${idAfiliado}`,
  fetch: (call, { idAfiliado }) => call(ordenes.emitidas, { idAfiliado }),
  shape: ordenes.emitidas.response,
  freshFor: UNA_HORA,
  warm: deCadaUno,
  onlyWarm: true,
})

/** Orders of a member between two dates, as searched (ORD-19). */
export const ordenesBuscadas = busqueda('ordenes-buscadas', ordenes.emitidas, {
  freshFor: 5 * 60_000,
  guarda: 10,
})
