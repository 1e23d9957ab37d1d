import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts'
import { type Resource, type Stored, resource } from '#local/resource.ts'

type Mas<E extends Endpoint> = {
  freshFor: number
  guarda?: number
  warm?: (stored: Stored) => Promise<RequestOf<E>[] | undefined>
}

/** A search: each answer is kept under its own question, and found again without signal. */
export function busqueda<E extends Endpoint>(
  name: string,
  endpoint: E,
  mas: Mas<E>,
): Resource<RequestOf<E>, ResponseOf<E>> {
  return resource({
    name,
    key: (params: RequestOf<E>) => `${name}/${JSON.stringify(params)}`,
    fetch: (call, params) => call(endpoint, params),
    shape: endpoint.response,
    spare: true,
    ...mas,
  })
}

/** What was asked, from the key of its copy. */
export const preguntaDe = (key: string): unknown => JSON.parse(key.slice(key.indexOf('/') + 1))
