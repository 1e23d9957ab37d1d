import { Struct } from 'superstruct'

import type { AnyStruct } from '#contract/endpoint.ts'

/** A JSON Schema, in the dialect of OpenAPI 3.1. */
export type Esquema = { [key: string]: unknown }

export type Campos = Record<string, AnyStruct>

/**
 * Names of structs, found by the struct's fields: an optional or nullable variant is another struct with the same
 * fields.
 */
export type Nombres = ReadonlyMap<unknown, string>

const isStruct = (value: unknown): value is AnyStruct => value instanceof Struct
const isCampos = (value: unknown): value is Campos =>
  typeof value === 'object' && value !== null && Object.values(value).every(isStruct)

/** The fields of an object's struct; undefined for another kind. */
export const camposDe = ({ type, schema }: AnyStruct): Campos | undefined =>
  (type === 'type' || type === 'object') && isCampos(schema) ? schema : undefined

export const esOpcional = (struct: AnyStruct): boolean => struct.is(undefined)

/** The struct of an array's items; undefined for another kind. */
export const itemDe = ({ type, schema }: AnyStruct): AnyStruct | undefined =>
  type === 'array' && isStruct(schema) ? schema : undefined

/** The struct of a record's values, found by the struct of one entry; undefined for another kind. */
export function valorDe(struct: AnyStruct): AnyStruct | undefined {
  if (struct.type !== 'record') return undefined
  const context = { path: [], branch: [], mask: false }
  const [, value] = [...struct.entries({ x: null }, context)]
  const inner: unknown = value?.[2]
  return isStruct(inner) ? inner : undefined
}

const miembrosDe = ({ schema }: AnyStruct): readonly AnyStruct[] | undefined =>
  Array.isArray(schema) && schema.every(isStruct) ? schema : undefined

const SIMPLES: Readonly<Record<string, Esquema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  Fecha: { type: 'string', format: 'date' },
  Instante: { type: 'string', format: 'date-time' },
  unknown: {},
}

/** JSON Schema of a struct. An unknown kind of struct throws: otherwise it would be written as 'any value'. */
export function esquemaDe(struct: AnyStruct, nombres: Nombres, where: string): Esquema {
  const { type } = struct
  const inner = sinNull(struct, nombres, where)
  const tambienNull = type !== 'unknown' && inner['type'] !== 'null' && struct.is(null)
  if (!tambienNull) return inner
  if (typeof inner['type'] === 'string') return { ...inner, type: [inner['type'], 'null'] }
  return { anyOf: [inner, { type: 'null' }] }
}

function sinNull(struct: AnyStruct, nombres: Nombres, where: string): Esquema {
  const { type, schema } = struct
  const simple = SIMPLES[type]
  if (simple) return simple
  const campos = camposDe(struct)
  if (campos) {
    const nombre = nombres.get(campos)
    return nombre === undefined
      ? objetoDe(campos, type === 'object', nombres, where)
      : { $ref: `#/components/schemas/${nombre}` }
  }
  const item = itemDe(struct)
  if (item) return { type: 'array', items: esquemaDe(item, nombres, `${where}[]`) }
  const valor = valorDe(struct)
  if (valor)
    return { type: 'object', additionalProperties: esquemaDe(valor, nombres, `${where}.*`) }
  const miembros = type === 'union' ? miembrosDe(struct) : undefined
  if (miembros) return { anyOf: miembros.map((one) => esquemaDe(one, nombres, where)) }
  if (type === 'literal') return schema === null ? { type: 'null' } : { const: schema }
  if (type === 'enums') return { enum: Object.values(schema as object) }
  throw new Error(`${where}: a struct of the kind "${type}" has no JSON Schema here.`)
}

/** Schema of an object with these fields; `cerrado`: no other fields are allowed. */
export function objetoDe(
  campos: Campos,
  cerrado: boolean,
  nombres: Nombres,
  where: string,
): Esquema {
  const required = Object.keys(campos).filter((name) => campos[name] && !esOpcional(campos[name]))
  const properties = Object.fromEntries(
    Object.entries(campos).map(([name, one]) => [
      name,
      esquemaDe(one, nombres, `${where}.${name}`),
    ]),
  )
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    ...(cerrado && { additionalProperties: false }),
  }
}
