import {
  type DBCoreCursor,
  type DBCoreKeyRange,
  type DBCoreMutateRequest,
  type DBCoreTable,
  Dexie,
} from 'dexie'

import { NotHere } from '#local/resource.ts'

import { type Fila, guardada, leida } from './fila.ts'
import type { Llavero } from './llavero.ts'
import type { Tabla } from './tablas.ts'

/**
 * A locked phone stores no copy under a key that it must not know, unless that row is there and not sealed yet. The engine
 * takes it for a NotHere, by its name.
 */
export class Cerrado extends NotHere {
  constructor(tabla: string) {
    super()
    this.message = `${tabla}: the phone is locked, and this key is sealed. Nothing was stored.`
  }
}

/**
 * A table behind the lock: rows are sealed when written and opened when read. This layer lies below Dexie, so that
 * live queries, indexes and screens see plain rows. `llavero` is asked at each row, because the lock may close at any
 * time.
 */
export function conSello(table: DBCoreTable, tabla: Tabla, llavero: () => Llavero): DBCoreTable {
  if (!tabla.lugar) return table
  const open = (stored: Fila | undefined) => stored && leida(tabla, stored, llavero())
  const keysOf = (key: unknown): unknown[] =>
    tabla.conClave ? [...llavero().guardadas(String(key))] : [key]
  const realOf = (key: unknown): unknown => (tabla.conClave ? llavero().real(String(key)) : key)

  /** Finds each stored row under one of its possible keys, tried in their order. */
  function find(req: Parameters<DBCoreTable['getMany']>[0]): Promise<(Fila | undefined)[]> {
    const forms = req.keys.map(keysOf)
    const keys = forms.flat()
    if (keys.length === 0) return Dexie.Promise.resolve(forms.map(() => undefined))
    return table.getMany({ ...req, keys }).then((found: (Fila | undefined)[]) => {
      const rows = found.values()
      return forms.map((of) =>
        of.map(() => rows.next().value ?? undefined).find((row) => row !== undefined),
      )
    })
  }

  const single = ({ index, range }: { index: { isPrimaryKey?: boolean }; range: DBCoreKeyRange }) =>
    tabla.conClave === true && index.isPrimaryKey === true && isOneKey(range)

  return {
    ...table,
    get: (req) => find({ ...req, keys: [req.key] }).then(([row]) => open(row)),
    getMany: (req) => find(req).then((rows) => rows.map(open)),
    query(req) {
      if (single(req.query))
        return find({ ...req, keys: [req.query.range.lower] }).then(([row]) => {
          const found = open(row)
          return { result: found ? [req.values ? found : found['key']] : [] }
        })
      return table
        .query(req)
        .then(({ result }) => ({ result: result.map(req.values ? open : realOf) }))
    },
    count(req) {
      if (!single(req.query)) return table.count(req)
      return find({ ...req, keys: [req.query.range.lower] }).then(([row]) => (row ? 1 : 0))
    },
    openCursor: (req) => table.openCursor(req).then((cursor) => cursor && cursorOf(cursor)),
    mutate(req) {
      try {
        return mutate(req)
      } catch (error) {
        return Dexie.Promise.reject(error)
      }
    },
  }

  function mutate(req: DBCoreMutateRequest): ReturnType<DBCoreTable['mutate']> {
    if (req.type === 'delete') return table.mutate({ ...req, keys: req.keys.flatMap(keysOf) })
    if (req.type === 'deleteRange') return table.mutate(req)
    const values = req.values.map((row: Fila) => guardada(tabla, row, llavero()))
    if (!tabla.conClave) return table.mutate({ ...req, values })
    const unknown = values.map(({ key }) => String(key)).filter((key) => !llavero().conoce(key))
    const written =
      unknown.length === 0
        ? table.mutate({ ...req, values })
        : table.getMany({ trans: req.trans, keys: unknown }).then((there) => {
            if (there.includes(undefined)) throw new Cerrado(tabla.nombre)
            return table.mutate({ ...req, values })
          })
    const others = req.values.flatMap((row: Fila) => keysOf(row['key']).slice(1))
    return written.then((said) => {
      const results = said.results?.map(realOf)
      const answer = { ...said, ...(results && { results }), lastResult: realOf(said.lastResult) }
      if (others.length === 0) return answer
      return table.mutate({ type: 'delete', trans: req.trans, keys: others }).then(() => answer)
    })
  }

  function cursorOf(cursor: DBCoreCursor): DBCoreCursor {
    let stored: Fila | undefined
    let row: Fila | undefined
    // The cursor of the browser works only as itself: its own fields are read from it (Dexie's virtual indexes do so).
    return Object.create(cursor, {
      key: { get: (): unknown => cursor.key },
      primaryKey: { get: () => realOf(cursor.primaryKey) },
      value: {
        get() {
          const here = cursor.value as Fila | undefined
          if (here !== stored) row = open(here)
          stored = here
          return row
        },
      },
    }) as DBCoreCursor
  }
}

const isOneKey = ({ lower, upper }: DBCoreKeyRange) => lower !== undefined && lower === upper
