import { readFileSync, readdirSync } from 'node:fs'

import {
  array,
  boolean,
  coerce,
  defaulted,
  dynamic,
  enums,
  intersection,
  is,
  lazy,
  literal,
  map,
  nullable,
  number,
  object,
  optional,
  pattern,
  record,
  refine,
  size,
  string,
  tuple,
  type,
  union,
  unknown,
} from 'superstruct'
import { expect, test } from 'vitest'

import { cumple } from '#contract/cumple.ts'
import type { AnyStruct, Endpoint } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'
import { catalog } from '#model/catalog.ts'

import { muestra } from './muestra.ts'

const respuestas = Object.values(tabla)
  .flatMap((calls): Endpoint[] => Object.values(calls))
  .filter(({ answer }) => answer === 'json')
  .map(({ method, path, response }): [string, AnyStruct] => [`${method} ${path}`, response])
const copias = catalog.resources.flatMap(({ name, shape }): [string, AnyStruct][] =>
  shape ? [[name, shape]] : [],
)

/** Values on which superstruct has another verdict. */
const inDoubt = (values: readonly unknown[], struct: AnyStruct) =>
  values.filter((value) => cumple(value, struct) !== is(value, struct))

test('the test covers every answer and copy, and each whole one fulfils its struct', () => {
  expect(respuestas.length).toBeGreaterThan(80)
  expect(copias.length).toBeGreaterThan(20)
  const refused = [...respuestas, ...copias].filter(([, kind]) => !cumple(muestra(kind), kind))
  expect(refused.map(([name]) => name)).toEqual([])
})

test.each([...respuestas, ...copias])(
  '%s: the verdict of superstruct, whole and with each field replaced',
  (_, struct) => {
    const paths: string[] = []
    muestra(struct, { campo: ({ path }) => paths.push(path) })
    const replaced = paths.flatMap((path) =>
      [undefined, null, Number.NaN, '', {}, [], 7].map((valor) =>
        muestra(struct, { en: { path, valor } }),
      ),
    )
    expect(inDoubt([muestra(struct), ...replaced], struct)).toEqual([])
  },
)

const A = type({ a: string() })
const KINDS: Record<string, AnyStruct> = {
  string: string(),
  number: number(),
  boolean: boolean(),
  array: array(),
  'array of numbers': array(number()),
  'array of optional numbers': array(optional(number())),
  type: A,
  object: object({ a: string() }),
  optional: optional(A),
  nullable: nullable(array(A)),
  defaulted: defaulted(string(), 'a'),
  coerced: coerce(number(), string(), Number),
  refined: refine(A, 'short', ({ a }) => a.length < 2),
  'optional and refined': optional(refine(string(), 'short', (text) => text.length < 2)),
  sized: size(array(number()), 1, 2),
  pattern: pattern(string(), /^a/),
  enums: enums(['a', 'b']),
  literal: literal(7),
  union: union([A, array(number())]),
  intersection: intersection([A, type({ b: number() })]),
  tuple: tuple([string(), number()]),
  record: record(string(), number()),
  map: map(string(), number()),
  lazy: lazy((): AnyStruct => A),
  dynamic: dynamic((value): AnyStruct => (typeof value === 'string' ? string() : A)),
  unknown: unknown(),
  nested: type({ a: array(type({ a: nullable(string()), b: optional(array(A)) })) }),
}

const holes: unknown[] = [7]
holes.length = 3
const VALUES = [
  undefined,
  null,
  Number.NaN,
  Infinity,
  7,
  '',
  'a',
  'largo',
  true,
  [],
  [7],
  [7, 7, 7],
  holes,
  ['a', 7],
  [{ a: 'a' }],
  {},
  { a: 'a' },
  { a: 'largo' },
  { a: 'a', b: 7 },
  { a: 7 },
  { a: [{ a: null }] },
  { a: [{ a: 'a', b: [{ a: 'a' }] }] },
  { a: [{ a: 'a', b: [{}] }] },
  { uno: 7 },
  new Map([['a', 7]]),
  new Date(0),
  () => 7,
]

test.each(Object.entries(KINDS))('the verdict of superstruct on a struct of kind %s', (_, kind) => {
  expect(inDoubt(VALUES, kind)).toEqual([])
  expect(VALUES.some((value) => is(value, kind))).toBe(true)
})

test('no struct of the product has the name of a plain kind and a check of its own', () => {
  const source = ['src', 'sw', 'workers']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const names = [...source.matchAll(/\bdefine(?:<[^>]*>)?\(\s*'(\w+)'/g)].map(([, name]) => name)
  expect(names).toContain('Fecha')
  expect(names.filter((name) => /^(string|number|array|type)$/.test(String(name)))).toEqual([])
  expect(source).not.toContain('new Struct(')
})
