import { is } from 'superstruct'

import type { Call } from '#contract/call.ts'
import { DerivacionTransitoria, derivaciones } from '#contract/derivaciones.ts'
import { formatFecha } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'
import { documento } from '#local/documento/documento.ts'
import { enDireccion } from '#local/documento/traer.ts'
import { allOver, operation } from '#local/operation.ts'
import { type NoParams, resource } from '#local/resource.ts'

import { grupoFamiliar } from './afiliados.ts'
import { CambioDeDerivacion, type Datos } from './cambioDeDerivacion.ts'
import { conGuardadas } from './derivacionesGuardadas.ts'
import { sinOtraVersion, versionEn } from './versiones.ts'

/** The family's temporary referrals, the latest first. */
export const transitorias = resource({
  name: 'derivaciones',
  key: (_params: NoParams) => 'derivaciones',
  fetch: (call) => call(derivaciones.lista, {}),
  shape: derivaciones.lista.response,
  freshFor: 60 * 60_000,
  warm: () => Promise.resolve([{}]),
})

export const planDe = ({
  sigla,
  obraSocial,
  provincia,
}: Pick<DerivacionTransitoria, 'sigla' | 'obraSocial' | 'provincia'>): string =>
  [sigla ?? obraSocial, provincia].filter(Boolean).join(' · ')

/** Members of a referral, today. */
export const viajan = ({ afiliados }: DerivacionTransitoria) =>
  afiliados.filter(({ activo }) => activo !== false)

/** DERI-07: a referral has no id of its own; its first member's stands for it. */
export const idDe = ({ afiliados }: DerivacionTransitoria): number | undefined =>
  afiliados[0]?.idHistorialDerivacionAfiliado

export const tieneId = ({ afiliados }: DerivacionTransitoria, id: number): boolean =>
  afiliados.some(({ idHistorialDerivacionAfiliado }) => idHistorialDerivacionAfiliado === id)

export type Situacion = 'vigente' | 'futura' | 'terminada'
export function situacionDe(
  { fechaDesde, fechaHasta }: Pick<DerivacionTransitoria, 'fechaDesde' | 'fechaHasta'>,
  hoy: string,
): Situacion {
  if (fechaHasta < hoy) return 'terminada'
  return fechaDesde > hoy ? 'futura' : 'vigente'
}

/** Key of a letter. After an edit of its referral it is another letter. */
type Papel = { ids: number[]; version: number; de: string }

export const papelDe = (una: DerivacionTransitoria): Papel => ({
  ids: viajan(una).map(({ idHistorialDerivacionAfiliado }) => idHistorialDerivacionAfiliado),
  version: una.version ?? 0,
  de: [una.fechaDesde, una.fechaHasta, planDe(una)].join(' '),
})

/** Maximum number of letters that are loaded in advance, for a family that travels much. */
const CARTAS = 4

/** DERI-09. The letters of present and coming journeys are loaded in advance. */
export const carta = documento({
  name: 'carta-derivacion',
  key: ({ ids, version, de }: Papel) => `carta-derivacion/${ids.join('-')}/${version}/${de}`,
  traer: async (call, { ids }) =>
    enDireccion(call, await call(derivaciones.imprimirCarta, { ids })),
  warm: async (stored, now) => {
    const hoy = diaDe(now)
    return (await stored(transitorias, {}))
      ?.filter((una) => viajan(una).length > 0 && situacionDe(una, hoy) !== 'terminada')
      .slice(0, CARTAS)
      .map(papelDe)
  },
  onlyWarm: true,
})

export const datosDe = (una: DerivacionTransitoria): Datos => ({
  idObraSocial: una.idObraSocial,
  fechaDesde: una.fechaDesde,
  fechaHasta: una.fechaHasta,
  viajan: viajan(una).map(({ idAfiliado }) => idAfiliado),
})

export const datosDelCambio = ({
  obraSocial,
  fechaDesde,
  fechaHasta,
  afiliados,
}: CambioDeDerivacion) => ({
  idObraSocial: obraSocial.idObraSocial,
  fechaDesde,
  fechaHasta,
  viajan: afiliados.flatMap(({ idAfiliado, activo }) => (activo ? [idAfiliado] : [])),
})

/** True if both have the same content. */
export function sonIguales(uno: Datos, otro: Datos): boolean {
  const enOrden = ({ viajan: quienes, ...resto }: Datos) =>
    JSON.stringify([
      resto.idObraSocial,
      resto.fechaDesde,
      resto.fechaHasta,
      quienes.toSorted((a, b) => a - b),
    ])
  return enOrden(uno) === enOrden(otro)
}

const dice = (una: DerivacionTransitoria | undefined, cambio: CambioDeDerivacion) =>
  una !== undefined && sonIguales(datosDe(una), datosDelCambio(cambio))

/** The provider's referral that a change belongs to, if it exists. */
async function laDe(call: Call, cambio: CambioDeDerivacion) {
  const { sobre } = cambio
  const todas = await call(derivaciones.lista, {})
  const suyos = cambio.afiliados.flatMap(({ historial }) => historial ?? [])
  if (suyos.length > 0) return todas.find((una) => suyos.every((id) => tieneId(una, id)))
  return (
    todas.find((una) => dice(una, cambio)) ??
    (sobre && todas.find((una) => sonIguales(datosDe(una), sobre)))
  )
}

const delCambio = ({ obraSocial: { sigla, descripcion, provincia } }: CambioDeDerivacion) =>
  planDe({ sigla, obraSocial: descripcion, provincia })

export const guardarDerivacion = operation<CambioDeDerivacion>({
  type: 'derivacion.guardar',
  name: 'Derivación',
  payload: CambioDeDerivacion,
  group: ({ clave }) => `derivacion/${clave}`,
  steps: [
    (call, cambio) => {
      const { antes, sobre } = cambio
      if (antes === null && sobre === undefined) return guardar(call, cambio)
      return sinOtraVersion(cambio, {
        hay: () => laDe(call, cambio),
        esLoDeAntes: (hay) =>
          hay === undefined
            ? antes === null // The earlier save did not arrive.
            : [antes, sobre].some((uno) => uno && sonIguales(datosDe(hay), uno)),
        yaEsta: (hay) => dice(hay, cambio),
        guardar: (hay) => guardar(call, cambio, hay),
      })
    },
  ],
  arrived: async (call, cambio) => dice(await laDe(call, cambio), cambio),
  joined: (
    { antes, sobre, version },
    { obraSocial, fechaDesde, fechaHasta, afiliados, clave },
  ) => ({
    clave,
    antes,
    obraSocial,
    fechaDesde,
    fechaHasta,
    afiliados,
    ...(sobre && { sobre }),
    ...(version !== undefined && { version }),
  }),
  version: {
    of: versionEn,
    over: (cambio, theirs) => ({
      ...cambio,
      antes: is(theirs, DerivacionTransitoria) ? datosDe(theirs) : cambio.antes,
      version: versionEn(theirs) ?? cambio.version,
    }),
    holds: (cambio, theirs) => is(theirs, DerivacionTransitoria) && dice(theirs, cambio),
    describeTheirs: (theirs) =>
      is(theirs, DerivacionTransitoria)
        ? `${planDe(theirs)}, del ${formatFecha(theirs.fechaDesde)} al ${formatFecha(theirs.fechaHasta)}`
        : 'Otra derivación',
  },
  overlays: [allOver(transitorias, (_cambio: CambioDeDerivacion) => ({}), conGuardadas)],
  describe: (cambio) =>
    `Derivación a ${delCambio(cambio)}, del ${formatFecha(cambio.fechaDesde)} al ${formatFecha(cambio.fechaHasta)}`,
  // The card of a member with a referral today shows it too.
  refresh: () => [
    { resource: transitorias, params: {} },
    { resource: grupoFamiliar, params: {} },
  ],
})

/** Members of the referral that are not in the change are removed from it. */
function guardar(call: Call, cambio: CambioDeDerivacion, hay?: DerivacionTransitoria) {
  const { obraSocial, fechaDesde, fechaHasta, afiliados, version } = cambio
  const enElla = (hay?.afiliados ?? []).map(
    ({ idAfiliado, idHistorialDerivacionAfiliado }) =>
      [String(idAfiliado), { activo: false, idHistorialDerivacionAfiliado }] as const,
  )
  const historialDe = new Map(enElla)
  const pedidos = afiliados.map(({ idAfiliado, activo, historial }) => {
    const suyo = historial ?? historialDe.get(String(idAfiliado))?.idHistorialDerivacionAfiliado
    return [String(idAfiliado), { activo, idHistorialDerivacionAfiliado: suyo }] as const
  })
  return call(
    derivaciones.guardar,
    {
      idObraSocial: obraSocial.idObraSocial,
      fechaDesde,
      fechaHasta,
      afiliados: Object.fromEntries([...enElla, ...pedidos]),
    },
    { version },
  )
}
