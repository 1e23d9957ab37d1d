import { Struct } from 'superstruct'

/**
 * A struct that also takes another spelling of its value, like superstruct's `coerce`. That one makes an error, with its
 * stack, for each value that it leaves as it is, which is most of an answer.
 */
export function convertido<T, S, Otra>(
  struct: Struct<T, S>,
  esOtra: (value: unknown) => value is Otra,
  convertir: (otra: Otra) => unknown,
): Struct<T, S> {
  const { type, schema, validator, refiner, entries, coercer } = struct
  return new Struct<T, S>({
    type,
    schema,
    validator,
    refiner,
    entries,
    coercer: (value, context) => coercer(esOtra(value) ? convertir(value) : value, context),
  })
}

export const esTexto = (value: unknown): value is string => typeof value === 'string'
