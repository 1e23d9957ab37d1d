import { type Struct, validate } from 'superstruct'
import { expect, test } from 'vitest'

import type { Endpoint } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'

/** Fields that only the server may set: a server that accepts them from a request could be deceived. */
const SUYOS = ['confirmado', 'activo', 'idUsuario', 'identidadVerificada', 'uid', '__proto__']

type Hallado = { path: string; struct: Struct }

/** Every object that a request may hold, at any depth. */
function objetosDe(struct: Struct, path: string): Hallado[] {
  const schema = struct.schema as Record<string, Struct> | Struct | null
  if (struct.type === 'array') return objetosDe(schema as Struct, `${path}[]`)
  if (struct.type !== 'object' && struct.type !== 'type') return []
  const inner = Object.entries((schema ?? {}) as Record<string, Struct>)
  return [{ path, struct }, ...inner.flatMap(([name, one]) => objetosDe(one, `${path}.${name}`))]
}

const llamadas = Object.values(tabla)
  .flatMap((calls): Endpoint[] => Object.values(calls))
  .map((call): [string, Endpoint] => [`${call.method} ${call.path}`, call])

test.each(llamadas)(
  '[SEC-03] a request of %s with an unknown field is refused, at any depth',
  (_, call) => {
    for (const { path, struct } of objetosDe(call.request, 'request'))
      for (const name of SUYOS) {
        if (Object.hasOwn((struct.schema as object | null) ?? {}, name)) continue
        const [failure] = validate(JSON.parse(`{"${name}":1}`), struct)
        const refused = failure?.failures().map(({ path: at, type }) => `${at.join('.')} ${type}`)
        expect({ path, refused }).toEqual({
          path,
          refused: expect.arrayContaining([`${name} never`]),
        })
      }
  },
)
