import type { Pool, PoolClient } from 'pg'

import { onPostgres } from '../../../server/src/base/database.ts'

/** Tables that do not grow with the members; every other table is judged. */
const FIXED = new Set([
  'calles',
  'claves_de_firma',
  'coberturas',
  'consultas_digitales', // open requests of offices, of minutes
  'delegaciones',
  'departamentos',
  'especialidades',
  'especialidades_de_practica',
  'especialidades_de_prestador',
  'farmacias',
  'hechos',
  'localidades',
  'obras_sociales',
  'pases_por_mirar', // changes of the last minute
  'practicas',
  'prestadores',
  'provincias',
  'secretos', // one for each change of the secret
  'tipos_de_establecimiento',
  'topes',
  'tramos_de_lista', // one a day, for two weeks
])

/** Statements that read all rows on purpose, with the reason. */
const WHOLE: readonly [RegExp, string][] = [
  [/from "marcas_anuladas" where \("marcas_anuladas"\."vence_at" > /, 'whole list, once a week'],
  [
    /^select count\(\*\), min\("creado_at"\) from "empujes"$/,
    'each of its rows waits, for the figures',
  ],
  [/ from "correos" where "correos"\."para" = \$1 /, 'a question of the test itself'],
]

/** Indexes of few rows by their own condition. */
const PARTIAL = /_(fuera_at|terminada_at)_index$/

export type Node = { [key: string]: unknown; Plans?: Node[] }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Names of growing tables that this plan reads from end to end. */
export function readWhole(node: Node, above = ''): string[] {
  const relation = textOf(node['Relation Name']) || above
  const isScan = /Seq Scan$|^Index (Only )?Scan$|^Bitmap Index Scan$/.test(
    textOf(node['Node Type']),
  )
  const isNarrow = 'Index Cond' in node || PARTIAL.test(textOf(node['Index Name']))
  const own = isScan && !isNarrow && relation !== '' && !FIXED.has(relation) ? [relation] : []
  // The index of a bitmap names no table: it is of the scan above it.
  const below = node['Node Type'] === 'Bitmap Heap Scan' ? relation : ''
  return [...own, ...(node.Plans ?? []).flatMap((one) => readWhole(one, below || above))]
}

/** Statements are judged by their plans, and not by a limit of time on a busy machine. */
export const PATIENT = { statementMs: 30 * 60_000 }

/** The plan of a statement that was run. `pages`: of 8 KB, read by it and by the statements inside it. */
export type Plano = { text: string; whole: string[]; pages: number }

/**
 * Database whose connections report the plan of each statement that they run, including those of
 * triggers, foreign keys and functions, which the program never sees. Planners read small tables
 * whole; here they do so only if there is no other way.
 */
export async function conPlanes(url: string) {
  const setting = onPostgres(url)
  if (setting.kind !== 'postgres') throw new Error('PostgreSQL was asked for.')
  const name = new URL(url).pathname.slice(1)
  const settings = {
    session_preload_libraries: "'auto_explain'",
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
    enable_seqscan: 'off',
    enable_hashjoin: 'off',
    enable_mergejoin: 'off',
    jit: 'off',
  }
  for (const [key, value] of Object.entries(settings))
    await setting.pool.query(`alter database ${name} set ${key} = ${value}`)
  await setting.close()
  const base = onPostgres(url, undefined, PATIENT)
  if (base.kind !== 'postgres') throw new Error('PostgreSQL was asked for.')
  const planes: Plano[] = []
  listen(base.pool, planes)
  return { base, planes }
}

function listen(pool: Pool, planes: Plano[]): void {
  pool.on('connect', (client: PoolClient) =>
    client.on('notice', ({ message = '' }) => {
      const [, json] = /^duration: .*?plan:\s*(\{[^]*)$/.exec(message) ?? []
      if (json === undefined) return
      const told = JSON.parse(json) as { 'Query Text': string; Plan: Node }
      const text = told['Query Text'].replace(/^\/\* pedido \S+ \*\/ /, '')
      const pages = Number(told.Plan['Shared Hit Blocks']) + Number(told.Plan['Shared Read Blocks'])
      const whole = WHOLE.some(([known]) => known.test(text)) ? [] : readWhole(told.Plan)
      planes.push({ text, whole, pages })
    }),
  )
}

/** Each statement once, with the tables that it reads whole and its most pages; the most pages first. */
export function summed(planes: readonly Plano[]): Plano[] {
  const all = new Map<string, Plano>()
  for (const { text, whole, pages } of planes) {
    const before = all.get(text)
    all.set(text, {
      text,
      whole: [...new Set([...(before?.whole ?? []), ...whole])],
      pages: Math.max(before?.pages ?? 0, pages),
    })
  }
  return [...all.values()].toSorted((one, other) => other.pages - one.pages)
}
