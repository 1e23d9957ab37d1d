import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { busquedas } from '#contract/busquedas.ts'
import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts'
import { type Resource, type Stored, resource } from '#local/resource.ts'

import { fichasDe } from './afiliados.ts'

const WHILE_SIGNED_IN = 30 * 24 * 60 * 60_000

/**
 * A list that changes a few times a year: fetched once, and kept until the sign-out (SESS-08). `desde`: records of the
 * family that it is loaded in advance for.
 */
function lista<E extends Endpoint>(
  name: string,
  endpoint: E,
  desde?: (ficha: FichaDeAfiliado) => RequestOf<E> | null | undefined,
): Resource<RequestOf<E>, ResponseOf<E>> {
  return resource({
    name,
    key: (params: RequestOf<E>) => [name, ...Object.values<unknown>(params)].join('/'),
    fetch: (call, params) => call(endpoint, params),
    shape: endpoint.response,
    freshFor: WHILE_SIGNED_IN,
    spare: true,
    ...(desde && {
      warm: async (stored: Stored) =>
        (await fichasDe(stored)).flatMap((ficha) => desde(ficha) ?? []) as RequestOf<E>[],
    }),
  })
}

/** Practices for an order: also needed without signal. */
export const practicas = {
  ...lista('practicas', busquedas.practicas),
  warm: () => Promise.resolve([{}]),
}

export const especialidades = lista('especialidades', busquedas.especialidades)
export const localidades = lista('localidades', busquedas.localidades)
export const tiposDeEstablecimiento = lista(
  'tipos-de-establecimiento',
  busquedas.tiposDeEstablecimiento,
)
// Also on the phone, because a journey may be planned without signal.
export const obrasSociales = lista('obras-sociales', busquedas.obrasSociales, () => ({}))
/** Types of coverage: on every phone, so that a request can be started without signal. */
export const tiposDeCobertura = resource({
  ...lista('tipos-de-cobertura', busquedas.tiposDeCobertura),
  warm: () => Promise.resolve([{}]),
})

// The present address can be edited without signal: its own province, department and town are always on the phone.
export const provincias = lista('provincias', busquedas.provincias, () => ({}))
export const departamentos = lista(
  'departamentos',
  busquedas.departamentos,
  ({ provincia }) => provincia && { idProvincia: provincia.idProvincia },
)
export const localidadesDe = lista(
  'localidades-de-departamento',
  busquedas.localidadesDeDepartamento,
  ({ departamento }) => departamento && { idDepartamento: departamento.idDepartamento },
)
export const calles = lista(
  'calles',
  busquedas.calles,
  ({ localidad }) => localidad && { idLocalidad: localidad.idLocalidad },
)

/** The provider's numbers of the kinds of contact; on every phone, so that one can be added without signal. */
export const tiposDeContacto = lista('tipos-de-contacto', busquedas.tiposDeContacto, () => ({}))

export const listas = [
  practicas,
  tiposDeCobertura,
  especialidades,
  localidades,
  tiposDeEstablecimiento,
  obrasSociales,
  provincias,
  departamentos,
  localidadesDe,
  calles,
  tiposDeContacto,
]
