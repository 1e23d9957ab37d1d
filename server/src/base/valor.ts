import { define } from 'superstruct'

/** Value that passes the test; its failure is the description of a right value. */
export const valor = <T>(debeSer: string, es: (value: unknown) => boolean) =>
  define<T>(debeSer, (value) => es(value) || debeSer)

export const texto = (max: number) =>
  valor<string>(
    `un texto de 1 a ${max} letras, en un solo renglón`,
    (value) =>
      typeof value === 'string' &&
      value.trim() === value &&
      value.length > 0 &&
      value.length <= max &&
      !/\p{Cc}/u.test(value),
  )
