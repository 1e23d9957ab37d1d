import type { Struct } from 'superstruct'

// superstruct's mask() drops unknown keys of object() only; answers are type(), because they may grow.
type Shape = { type: string; schema: unknown }

/** The value without keys that its struct does not name: additions of a host are never stored. */
export function onlyKnown<T>(value: T, struct: Struct<T>): T {
  return prune(value, struct) as T
}

function prune(value: unknown, { type, schema }: Shape): unknown {
  if (Array.isArray(value))
    return isShape(schema) ? value.map((item) => prune(item, schema)) : value
  if (typeof value !== 'object' || value === null) return value
  if ((type !== 'type' && type !== 'object') || typeof schema !== 'object' || schema === null)
    return value
  const known: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(schema)) {
    if (key in value && isShape(inner))
      known[key] = prune((value as Record<string, unknown>)[key], inner)
  }
  return known
}

function isShape(schema: unknown): schema is Shape {
  return typeof schema === 'object' && schema !== null && 'type' in schema && 'schema' in schema
}
