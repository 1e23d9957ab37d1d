import type { Device } from '#local/bases/device.ts'
import { open } from '#local/bases/guardados.ts'
import type { Candado, Operacion } from '#local/bases/salida.ts'
import { withoutContent } from '#local/outbox/versions.ts'

import { type Fila, guardada, isAsStored, leida } from './fila.ts'
import { type Llavero, igual } from './llavero.ts'
import { sinNombres } from './sinNombres.ts'
import { TABLAS, type Tabla } from './tablas.ts'

/** Rows of one transaction; files are large, and their rows come two at a time. */
const FILAS = 40
const CON_BYTES = 2

/** Times that all tables are gone through; the last one finds nothing to change. */
const PASADAS = 5

type Como = {
  /** Called after each transaction that changed rows. */
  pausa: () => Promise<unknown>
  filas: number
}

/**
 * Brings all rows into the form of these keys, some at a time: into sealed ones after the lock was put on, into plain ones
 * while it is taken off. Each transaction leaves whole rows, and both forms are read meanwhile; so the work may end at any
 * moment, and goes on with the next call. Then the lock is on, or gone. It stops once the lock's row asks for another form.
 * False if other work writes the former form too fast.
 */
export async function terminar(
  device: Device,
  llavero: Llavero,
  { pausa = () => Promise.resolve(), filas = FILAS }: Partial<Como> = {},
): Promise<boolean> {
  if (llavero.escribe === 'sellado') await sinNombres(device, llavero.uid)
  // A window without these keys may write a row in the former form meanwhile: then the next call goes on.
  let left = PASADAS
  while ((await pass(device, llavero, { pausa, filas })) > 0) {
    left -= 1
    if (left === 0) return false
  }
  const { candado } = device.salida
  await device.salida.transaction('rw', candado, async () => {
    const row = await candado.get(llavero.uid)
    if (!pide(row, llavero)) return
    if (row.paso === 'sellando') await candado.put({ ...row, paso: 'puesto' })
    else if (llavero.escribe === 'plano') await candado.delete(llavero.uid)
  })
  return true
}

/**
 * True if the lock's row asks for the form of these keys. Otherwise a row in that form might never be read again: another
 * window takes the lock off, or has taken it off, and a new one may be there.
 */
function pide(row: Candado | undefined, { isOpen, escribe, buzon }: Llavero): row is Candado {
  if (!row || !igual(row.buzon, buzon)) return false
  // Without the data key the rows of an erased lock alone are given up.
  if (row.paso === 'borrado') return !isOpen && escribe === 'plano'
  return isOpen && escribe === (row.paso === 'quitando' ? 'plano' : 'sellado')
}

/** Goes through all tables once; returns the number of rows that it changed. */
async function pass(device: Device, llavero: Llavero, how: Como): Promise<number> {
  let changed = 0
  for (const base of ['lectura', 'salida'] as const) {
    // Below Dexie: rows as they are stored, and no event for a change that changes nothing for the screens.
    const db = await open(device[base].name)
    if (!db) throw new Error(`${device[base].name} does not open`)
    try {
      for (const [name, tabla] of Object.entries<Tabla>(TABLAS[base]))
        if (tabla.lugar) changed += await throughTable(device, db, { name, tabla, llavero }, how)
    } finally {
      db.close()
    }
  }
  return changed
}

type De = { name: string; tabla: Tabla; llavero: Llavero }

async function throughTable(
  { salida }: Device,
  db: IDBDatabase,
  of: De,
  { pausa, filas }: Como,
): Promise<number> {
  const howMany = 'bytes' in of.tabla.campos ? Math.min(filas, CON_BYTES) : filas
  let changed = 0
  let after: IDBValidKey | undefined
  for (;;) {
    if (!pide(await salida.candado.get(of.llavero.uid), of.llavero)) return changed
    const range = after === undefined ? null : IDBKeyRange.lowerBound(after, true)
    const piece = await onePiece(db, of, range, howMany)
    changed += piece.changed
    if (piece.changed > 0) await pausa()
    if (piece.last === undefined) return changed
    after = piece.last
  }
}

async function onePiece(
  db: IDBDatabase,
  { name, tabla, llavero }: De,
  range: IDBKeyRange | null,
  howMany: number,
): Promise<{ changed: number; last: IDBValidKey | undefined }> {
  const isOfChange = tabla === TABLAS.salida.archivos
  const stores = isOfChange ? [name, 'operaciones'] : [name]
  const writing = db.transaction(stores, 'readwrite', { durability: 'strict' })
  const ended = end(writing)
  ended.catch(() => undefined) // If the transaction is cut, its next request fails first.
  const store = writing.objectStore(name)
  const [keys, rows] = await Promise.all([
    answer(store.getAllKeys(range, howMany)),
    answer(store.getAll(range, howMany) as IDBRequest<Fila[]>),
  ])
  let changed = 0
  for (const [n, stored] of rows.entries()) {
    if (isAsStored(tabla, stored, llavero)) continue
    if (isOfChange && !(await isOwn(writing, stored, llavero))) continue
    const next = passed(tabla, stored, llavero)
    if (next === stored) continue
    const key = keys[n]
    // A copy whose key changes too is another row for the browser.
    if (key !== undefined && (next === undefined || next['key'] !== stored['key']))
      store.delete(key)
    if (next) store.put(next)
    changed += 1
  }
  await ended
  return { changed, last: keys.length < howMany ? undefined : keys.at(-1) }
}

/** The row in its new form; undefined if it must go, and the same row if it must stay as it is. */
function passed(tabla: Tabla, stored: Fila, llavero: Llavero): Fila | undefined {
  const row = leida(tabla, stored, llavero)
  if (row.sellado === undefined) return inItsForm(tabla, stored, row, llavero)
  if (llavero.escribe === 'sellado') return stored
  // The row's key is lost. A copy can be fetched again; a sent change keeps its readable facts, and an unsent one
  // waits.
  if (tabla.nombre.startsWith('lectura/')) return undefined
  const isSent = tabla === TABLAS.salida.operaciones && row['state'] === 'done'
  return isSent ? { ...withoutContent(row as unknown as Operacion) } : stored
}

function inItsForm(tabla: Tabla, stored: Fila, row: Fila, llavero: Llavero): Fila {
  try {
    return guardada(tabla, row, llavero)
  } catch (error) {
    // A damaged row with a value that no version of the portal writes: it is skipped.
    if (error instanceof TypeError) return stored
    throw error
  }
}

/** Files name their change only, which names its person. */
async function isOwn(reading: IDBTransaction, { operacion }: Fila, { uid }: Llavero) {
  const byId = reading.objectStore('operaciones').index('id')
  const row = (await answer(byId.get(String(operacion)))) as { uid?: unknown } | undefined
  return row?.uid === uid
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

const end = (writing: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    writing.addEventListener('complete', () => resolve())
    writing.addEventListener('abort', () => reject(writing.error ?? new Error('IndexedDB')))
  })
