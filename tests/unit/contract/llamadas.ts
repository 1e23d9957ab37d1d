// Call tables of the specification, copied by hand: the contract is compared with them.
import type { Endpoint } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'

const all = new Map<string, Endpoint>(
  Object.entries(tabla).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]): [string, Endpoint] => [`${area}.${name}`, call]),
  ),
)

/** The names of the calls that fulfil a condition, as 'area.name', in the order of the table. */
export function callsThat(fulfil: (endpoint: Endpoint) => boolean): string[] {
  return [...all].filter(([, endpoint]) => fulfil(endpoint)).map(([name]) => name)
}

/** Title (with the requirement's id), method and path, request fields, the call's name in the table. */
export type Llamada = [title: string, asked: string, fields: string, name: string]

/** The names of a request's fields, as one line. */
function fieldsOf({ request }: Endpoint): string {
  return Object.keys((request.schema as Record<string, unknown> | null) ?? {}).join(' ')
}

/** The row of the table that the contract produces for a call: must equal the row of the specification. */
export function declared([title, , , name]: Llamada): Llamada {
  const endpoint = all.get(name)
  return endpoint
    ? [title, `${endpoint.method} ${endpoint.path}`, fieldsOf(endpoint), name]
    : [title, 'not declared', '', name]
}
