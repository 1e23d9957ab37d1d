import { busquedas } from '#contract/busquedas.ts'
import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts'
import { type Resource, resource } from '#local/resource.ts'

const WHILE_SIGNED_IN = 30 * 24 * 60 * 60_000

/** A list that a register changes a few times a year: asked for once, and kept until the person leaves (SESS-08). */
function lista<E extends Endpoint>(
  name: string,
  endpoint: E,
): Resource<RequestOf<E>, ResponseOf<E>> {
  return resource({
    name,
    key: (params: RequestOf<E>) => [name, ...Object.values<unknown>(params)].join('/'),
    fetch: (call, params) => call(endpoint, params),
    shape: endpoint.response,
    freshFor: WHILE_SIGNED_IN,
    spare: true,
  })
}

export const listas = [
  lista('practicas', busquedas.practicas),
  lista('especialidades', busquedas.especialidades),
  lista('localidades', busquedas.localidades),
  lista('tipos-de-establecimiento', busquedas.tiposDeEstablecimiento),
  lista('provincias', busquedas.provincias),
  lista('departamentos', busquedas.departamentos),
  lista('localidades-de-departamento', busquedas.localidadesDeDepartamento),
  lista('calles', busquedas.calles),
  lista('tipos-de-contacto', busquedas.tiposDeContacto),
]
