import { is } from 'superstruct'

import { guardarContactos } from './guardarContactos.ts'
import { guardarDomicilio } from './guardarDomicilio.ts'
import type { Junta } from './juntar.ts'
import { juntarContactos } from './juntarContactos.ts'
import { juntarDomicilio } from './juntarDomicilio.ts'

/** The merge of a conflict, field by field; undefined for types that cannot be merged. */
export function juntaDe(type: string, payload: unknown, hay: unknown): Junta<unknown> | undefined {
  if (type === guardarDomicilio.type && is(payload, guardarDomicilio.payload))
    return juntarDomicilio(payload, hay)
  if (type === guardarContactos.type && is(payload, guardarContactos.payload))
    return juntarContactos(payload, hay)
  return undefined
}
