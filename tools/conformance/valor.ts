// Compares the value of an answer with its struct: parts that the app would refuse, parts in another spelling, and
// missing or additional fields.
import type { Failure } from 'superstruct'

import type { AnyStruct } from '#contract/endpoint.ts'

import { camposDe, esOpcional, itemDe, valorDe } from '../../server/src/contrato/esquema.ts'
import { type Diferencia, type Que, muestra } from './diferencia.ts'

type Objeto = Record<string, unknown>

const isObjeto = (value: unknown): value is Objeto =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Our fields beyond the specification: a host need not have them. */
const NUESTROS = new Set([
  'portal',
  'versiones',
  'version',
  'tieneCuenta',
  'cuir',
  'comprobante',
  'status',
  'message',
])

/** Two spellings of one field: a host writes only one of them. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['idPrestador', 'idprofesional', 'idProfesionalPrestador', 'idEstablecimiento'],
  ['telefonos', 'telefono'],
  ['tipo', 'descripcionTipo'],
  ['idSolicitudCobertura', 'id'],
  ['idSolicitudCoberturaFormateado', 'idFormateado'],
  ['numerodocumento', 'afiliadonumerodocumento'],
  ['valorAutorizado', 'valorAutorizacion'],
  ['numeroAfiliadoFormateado', 'numeroDocumentoFormateado'],
]

const EN_PALABRAS: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'un número',
  boolean: 'true o false',
  array: 'una lista',
  type: 'un objeto',
  object: 'un objeto',
  record: 'un objeto',
  Fecha: 'una fecha aaaa-mm-dd',
  Instante: 'fecha y hora con zona',
  enums: 'una de las palabras del contrato',
  union: 'una de las formas del contrato',
}

const placeOf = (path: readonly (string | number)[]) =>
  path.reduce<string>(
    (text, key) =>
      /^\d+$/.test(String(key)) ? `${text}[]` : text === '' ? String(key) : `${text}.${key}`,
    '',
  ) || 'la respuesta'

const bare = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** A key that is this name in other letters or with other signs. */
const twinOf = (name: string, keys: readonly string[]) =>
  keys.find((key) => key !== name && bare(key) === bare(name))
const queOfTwin = (name: string, twin: string): Que =>
  name.toLowerCase() === twin.toLowerCase() ? 'otra-letra' : 'otro-nombre'

/** All differences between this value and its struct, each place once. */
export function juzgarValor(value: unknown, struct: AnyStruct): Diferencia[] {
  const loose = failuresOf(value, struct, true)
  const strict = failuresOf(value, struct, false)
  const refused = loose.map((failure) => asRefused(failure))
  const places = new Set(refused.map(({ donde }) => donde))
  const tolerated = strict
    .map((failure) => asTolerated(failure))
    .filter(({ donde }) => ![...places].some((place) => donde === place || isInside(donde, place)))
  const named = new Set(refused.flatMap(({ que, vino }) => (TWINS.has(que) ? [vino] : [])))
  const more = besides(value, struct).filter(({ que, vino }) => que !== 'sobra' || !named.has(vino))
  return once([...refused, ...tolerated, ...more])
}

const TWINS = new Set<Que>(['otra-letra', 'otro-nombre'])
const isInside = (donde: string, place: string) =>
  donde.startsWith(`${place}.`) || donde.startsWith(`${place}[]`)

function failuresOf(value: unknown, struct: AnyStruct, coerce: boolean): Failure[] {
  const [error] = struct.validate(value, { coerce })
  const all = error ? error.failures() : []
  const unions = all.filter(({ type }) => type === 'union').map(({ path }) => path.join('.'))
  // Each member of a union reports why it does not match: the union's own message is enough.
  return all.filter(
    ({ type, path }) =>
      type === 'union' || !unions.some((at) => `${path.join('.')}.`.startsWith(`${at}.`)),
  )
}

function asRefused({ path, value, type, branch }: Failure): Diferencia {
  const base = {
    peso: 'impide' as const,
    donde: placeOf(path),
    vino: muestra(value),
    seEspera: EN_PALABRAS[type] ?? type,
  }
  if (value === undefined) {
    const parent: unknown = branch.at(-2)
    const name = String(path.at(-1))
    const twin = isObjeto(parent) ? twinOf(name, Object.keys(parent)) : undefined
    return twin === undefined
      ? { ...base, que: 'falta' }
      : { ...base, que: queOfTwin(name, twin), vino: twin, seEspera: name }
  }
  if (value === null) return { ...base, que: 'nulo' }
  if (type === 'array' && isObjeto(value)) {
    const lists = Object.entries(value).filter(([, inner]) => Array.isArray(inner))
    return lists.length === 1
      ? { ...base, que: 'lista-envuelta', vino: `una lista dentro de "${lists[0]?.[0] ?? ''}"` }
      : { ...base, que: 'uno-en-lugar-de-lista' }
  }
  return { ...base, que: 'tipo' }
}

function asTolerated({ path, value, type }: Failure): Diferencia {
  const base = {
    peso: 'tolera' as const,
    donde: placeOf(path),
    vino: muestra(value),
    seEspera: EN_PALABRAS[type] ?? type,
  }
  if (type === 'number') return { ...base, que: 'numero-en-texto' }
  if (type === 'string' && typeof value === 'number') return { ...base, que: 'texto-en-numero' }
  if (type === 'Fecha') return { ...base, que: 'fecha' }
  return { ...base, que: 'otra-forma' }
}

type Vistos = { sobran: Map<string, string>; faltan: Map<string, { name: string; keys: string[] }> }

/** Fields unknown to the contract, and fields of the contract that never came. */
function besides(value: unknown, struct: AnyStruct): Diferencia[] {
  const seen = new Set<string>()
  const vistos: Vistos = { sobran: new Map(), faltan: new Map() }
  visit(value, struct, '', seen, vistos)
  const missing = [...vistos.faltan].filter(([place]) => !seen.has(place))
  const twins = new Set<string>()
  const of = missing.flatMap(([donde, { name, keys }]): Diferencia[] => {
    const twin = twinOf(name, keys)
    if (twin !== undefined) {
      twins.add(twin)
      return [{ que: queOfTwin(name, twin), peso: 'tolera', donde, vino: twin, seEspera: name }]
    }
    const other = SPELLINGS.some(
      (all) => all.includes(name) && all.some((one) => keys.includes(one)),
    )
    if (NUESTROS.has(name) || other) return []
    return [{ que: 'nunca-vino', peso: 'aviso', donde, vino: 'nada', seEspera: 'el campo, o null' }]
  })
  const extra = [...vistos.sobran]
    .filter(([, name]) => !twins.has(name))
    .map(([donde, name]): Diferencia => ({
      que: 'sobra',
      peso: 'aviso',
      donde,
      vino: name,
      seEspera: 'un campo del contrato: este no se guarda',
    }))
  return [...of, ...extra]
}

function visit(
  value: unknown,
  struct: AnyStruct,
  place: string,
  seen: Set<string>,
  vistos: Vistos,
): void {
  const item = itemDe(struct)
  if (item && Array.isArray(value))
    for (const one of value) visit(one, item, `${place}[]`, seen, vistos)
  if (!isObjeto(value)) return
  const inner = valorDe(struct)
  if (inner) for (const one of Object.values(value)) visit(one, inner, `${place}[]`, seen, vistos)
  const campos = camposDe(struct)
  if (!campos) return
  const keys = Object.keys(value)
  for (const key of keys)
    if (!(key in campos)) vistos.sobran.set(place === '' ? key : `${place}.${key}`, key)
  for (const [name, one] of Object.entries(campos)) {
    const at = place === '' ? name : `${place}.${name}`
    if (name in value) seen.add(at)
    else if (esOpcional(one)) vistos.faltan.set(at, { name, keys })
    visit(value[name], one, at, seen, vistos)
  }
}

function once(all: readonly Diferencia[]): Diferencia[] {
  const kept = new Map<string, Diferencia>()
  for (const one of all) {
    const key = `${one.que} ${one.donde}`
    if (!kept.has(key)) kept.set(key, one)
  }
  return [...kept.values()]
}
