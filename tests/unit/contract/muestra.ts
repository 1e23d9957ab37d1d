// Answers built from their own structs: possible answers of a host, field by field.
import { Struct } from 'superstruct'

import { PracticaAutorizada, PracticaContada } from '#contract/autorizacion.ts'
import { Desafio, antirrobot } from '#contract/extensiones/antirrobot.ts'

/** superstruct does not expose the members of a union: the one with most fields is given by hand. */
const UNIONES = new Map<unknown, unknown>([
  [PracticaAutorizada, PracticaContada],
  [antirrobot.desafio.response, Desafio],
])

const HOJAS: Record<string, unknown> = {
  string: 'texto',
  boolean: true,
  Fecha: '2026-03-15',
  Instante: '2026-03-15T10:30:00.000-03:00',
  unknown: { de: 'otros' },
}

/** A field of an answer, as 'personaFisica.nombre'; an array's items have no name of their own. */
export type Campo = { path: string; tipo: string; opcional: boolean }

type Como = {
  /** How a number is written. */
  numero?: (value: number) => unknown
  /** Value in place of one field: undefined if it is missing. */
  en?: { path: string; valor: unknown } | undefined
  /** Called for every field. */
  campo?: (campo: Campo) => void
}

/** An answer of this shape with every field in it. */
export function muestra(struct: unknown, como: Como = {}, path = ''): unknown {
  const kind = UNIONES.get(struct) ?? struct
  if (!(kind instanceof Struct)) throw new Error(`${path}: no shape.`)
  const { type, schema } = kind
  if (type === 'type' || type === 'object') return conCampos(schema as object, como, path)
  if (type === 'array') return [muestra(schema, como, path)]
  if (type === 'number') return como.numero ? como.numero(25) : 25
  if (type === 'enums') return Object.values(schema as object)[0]
  if (type === 'record') return { uno: valorDe(kind, como) }
  if (type in HOJAS) return HOJAS[type]
  throw new Error(`${path}: ${type} is a kind of answer that this has to learn.`)
}

function conCampos(schema: object, como: Como, path: string) {
  const made: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(schema) as [string, Struct][]) {
    const at = path === '' ? name : `${path}.${name}`
    const opcional = inner.is(undefined) || inner.is(null)
    como.campo?.({ path: at, tipo: inner.type, opcional })
    if (at !== como.en?.path) made[name] = muestra(inner, como, at)
    else if (como.en.valor !== undefined) made[name] = como.en.valor
  }
  return made
}

/** superstruct does not expose the value type of a record either. */
function valorDe(record: Struct, { numero = (value) => value }: Como): unknown {
  if (record.is({ uno: 25 })) return numero(25)
  return record.is({ uno: true }) || 'texto'
}
