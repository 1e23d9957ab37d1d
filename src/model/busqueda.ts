import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts'
import { type Resource, type Stored, resource } from '#local/resource.ts'

type Mas<E extends Endpoint> = {
  freshFor: number
  guarda?: number
  /** Removes the rows beyond the number that is shown. */
  recorta?: (answer: ResponseOf<E>) => ResponseOf<E>
  warm?: (stored: Stored) => Promise<RequestOf<E>[] | undefined>
}

/** A search: each answer is stored under its own criteria, and found again without signal. */
export function busqueda<E extends Endpoint>(
  name: string,
  endpoint: E,
  { recorta = (answer) => answer, ...mas }: Mas<E>,
): Resource<RequestOf<E>, ResponseOf<E>> {
  return resource({
    name,
    key: (params: RequestOf<E>) => `${name}/${JSON.stringify(params)}`,
    fetch: async (call, params) => recorta(await call(endpoint, params)),
    shape: endpoint.response,
    spare: true,
    ...mas,
  })
}

/** Number of rows that a search shows (FORM-10): a host may send more. */
export const TOPE_BUSCADO = 50
export const primeras = <T>(filas: T[]): T[] => filas.slice(0, TOPE_BUSCADO)

/** Criteria of a search, from the key of its copy. */
export const preguntaDe = (key: string): unknown => JSON.parse(key.slice(key.indexOf('/') + 1))
