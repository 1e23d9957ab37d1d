import type { Context, Struct } from 'superstruct'

/** Path and branch are for messages, and none is made here. */
const NOWHERE: Context = { path: [], branch: [] }

/**
 * Says the same as superstruct's `is`, in less time: `is` makes two generators, a path and a branch for each field, to be
 * able to tell the fault. Texts, numbers, lists and objects are compared here; all else by the struct's own functions.
 */
export function cumple<T, S>(value: unknown, struct: Struct<T, S>): value is T {
  const fits = byKind(value, struct) ?? byItself(value, struct)
  return fits && isEmpty(struct.refiner(value as T, NOWHERE)) // The rest of the struct has accepted it.
}

/**
 * Verdict on a value of the plain kind that a struct names; undefined for any other value. An optional or nullable struct
 * keeps the name of its kind and accepts more, so an unfit value is no verdict.
 */
function byKind(
  value: unknown,
  { type, schema }: { type: string; schema: unknown },
): boolean | undefined {
  if (type === 'string' && typeof value === 'string') return true
  if (type === 'number' && typeof value === 'number' && !Number.isNaN(value)) return true
  if (type === 'array' && Array.isArray(value)) return areAll(value, schema as Struct | undefined)
  if (type === 'type' && typeof value === 'object' && value !== null && !Array.isArray(value))
    return hasFields(value as Record<string, unknown>, schema as Record<string, Struct>)
  return undefined
}

function areAll(items: readonly unknown[], kind: Struct | undefined): boolean {
  if (kind) for (const item of items) if (!cumple(item, kind)) return false
  return true
}

function hasFields(value: Record<string, unknown>, fields: Record<string, Struct>): boolean {
  for (const name of Object.keys(fields)) {
    const kind = fields[name]
    if (kind && !cumple(value[name], kind)) return false
  }
  return true
}

function byItself<T, S>(value: unknown, struct: Struct<T, S>): boolean {
  if (!isEmpty(struct.validator(value, NOWHERE))) return false
  for (const [, part, kind] of struct.entries(value, NOWHERE))
    if (!cumple(part, kind as Struct)) return false // Declared as two types, of which no call takes both.
  return true
}

const isEmpty = (failures: Iterable<unknown>) => failures[Symbol.iterator]().next().done === true
