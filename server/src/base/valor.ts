import { define } from 'superstruct'

/** Value that passes the test; its failure is the description of a right value. */
export const valor = <T>(debeSer: string, es: (value: unknown) => boolean) =>
  define<T>(debeSer, (value) => es(value) || debeSer)
