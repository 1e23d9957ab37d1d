import { type Struct, array, object, optional, refine } from 'superstruct'

import { texto, valor } from './valor.ts'

const lista = <T, S>(element: Struct<T, S>, min: number, max: number) =>
  refine(
    array(element),
    'largo',
    ({ length }) =>
      (length >= min && length <= max) || `una lista con ${min} a ${max}, y tiene ${length}`,
  )

const telefono = valor<string>(
  'un número de teléfono de 3 a 20 signos: números, espacios, paréntesis, "-" y "+"',
  (value) => typeof value === 'string' && /^[+\d(][\d ()-]{1,18}\d$/.test(value),
)

const direccion = valor<string>(
  'una dirección de hasta 200 letras que empieza con https://',
  (value) =>
    typeof value === 'string' &&
    value.length <= 200 &&
    URL.canParse(value) &&
    new URL(value).protocol === 'https:',
)

/** Texts of the insurer, as its file has them: each is optional, and the app has a default or shows nothing. */
export const Textos = object({
  /** The mark beside the name. */
  beta: optional(valor<boolean>('true o false', (value) => typeof value === 'boolean')),
  /** Places to pay the coupon (CAPI-04). */
  canales: optional(lista(texto(80), 1, 5)),
  /** Title of the banner for medicines to collect (CRON-06). */
  farmacia: optional(texto(80)),
  telefonos: optional(lista(object({ nombre: texto(40), numero: telefono }), 1, 6)),
  /** Documents of the insurer below the terms. */
  legales: optional(lista(object({ nombre: texto(60), direccion }), 1, 6)),
})
