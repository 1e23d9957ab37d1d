import type { IndexableType } from 'dexie'
import { is, string } from 'superstruct'

import type { Device } from '#local/bases/device.ts'
import { CLAVE_PENDIENTES } from '#local/bases/names.ts'
import { type Operacion, type Perdida, type SalidaDb, isOpen } from '#local/bases/salida.ts'
import { isSane } from '#local/bases/sane.ts'

/** The part of local storage that this file needs; workers have no local storage. */
export type Local = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

type Entrada = Omit<Perdida, 'state'>

/** The list in local storage: ids and hashed owners of unsent changes, no content. */
type Espejo = {
  sal: string
  entradas: Entrada[]
  /** Rows that the person is discarding, with the start time: if such a row is missing, it was not lost. */
  quitadas: Record<string, number>
}

const A_REMOVAL = 60_000

/**
 * Writes the list again from the outbox: the unsent changes of every person. Losses are noted first. `ended`: the row whose
 * discard has just ended; this write removes it from the list or puts it back. A damaged row keeps the entry that it had.
 */
export async function mirror(
  device: Device,
  local: Local,
  now: number,
  ended?: string,
): Promise<void> {
  if (device.enMemoria) return
  const { salida } = device
  const { sal } = read(local) ?? { sal: crypto.randomUUID() }
  const quienes = new Map<string, string>()
  for (const uid of await salida.operaciones.orderBy('uid').uniqueKeys())
    if (is(uid, string())) quienes.set(uid, await whoIs(uid, sal))
  // Comparison and list are one transaction. A row that another window discards meanwhile is either not read here, or is
  // taken off the list afterwards. If the database is lost in between, the list stays, and the loss is found later.
  await salida.transaction('rw', salida.operaciones, salida.perdidas, async () => {
    const rows = await salida.operaciones.toArray()
    await note(salida, local, rows)
    change(local, sal, ({ quitadas, entradas }) => ({
      quitadas: Object.fromEntries(
        Object.entries(quitadas).filter(
          ([id, at]) => id !== ended && Math.abs(now - at) < A_REMOVAL,
        ),
      ),
      entradas: rows
        .filter(isOpen)
        .filter(({ id }) => id === ended || !(id in quitadas))
        .flatMap((row) =>
          isSane(row)
            ? entryOf(row, quienes.get(row.uid))
            : entradas.filter(({ id }) => id === row.id),
        ),
    }))
  })
}

/**
 * A person without a hash has no entry yet: their first change was made a moment ago, and its window writes the list
 * too.
 */
function entryOf({ id, type, createdAt, keys }: Operacion, quien: string | undefined): Entrada[] {
  if (quien === undefined) return []
  const [primera = id] = keys
  return [
    {
      id,
      quien,
      type,
      createdAt,
      ...(primera !== id && { primera }),
      ...(keys.length > 1 && { ultima: keys.at(-1) }),
    },
  ]
}

/**
 * Takes a change off the list before `work`, which may remove its row: a browser closed in between then raises no false
 * alarm. If the row is still there afterwards, it goes back on the list.
 */
export async function takenOff<T>(
  device: Device,
  local: Local,
  id: string,
  now: () => number,
  work: () => Promise<T>,
): Promise<T> {
  if (device.enMemoria) return work()
  const sal = read(local)?.sal ?? crypto.randomUUID()
  change(local, sal, ({ entradas, quitadas }) => ({
    entradas: entradas.filter((entry) => entry.id !== id),
    quitadas: { ...quitadas, [id]: now() },
  }))
  try {
    return await work()
  } finally {
    await mirror(device, local, now(), id)
  }
}

/** Compares the list with the outbox. An entry without a row was deleted by the browser: it is noted as a loss. */
export async function noteLosses({ salida, enMemoria }: Device, local: Local): Promise<void> {
  if (enMemoria || local.getItem(CLAVE_PENDIENTES) === null) return
  // Every start waits for this check, and losses are rare: rows are counted first, and read only if some are missing.
  // A loss hidden by as many new rows is found by `mirror`, before it writes the list again.
  if ((await unsentOf(salida)) >= listed(local).length) return
  await salida.transaction('rw', salida.operaciones, salida.perdidas, async () =>
    note(salida, local, await salida.operaciones.toArray()),
  )
}

/** Number of unsent rows of all people. */
async function unsentOf({ operaciones }: SalidaDb): Promise<number> {
  const sent = (uid: IndexableType) => operaciones.where({ uid, state: 'done' }).count()
  const uids = await operaciones.orderBy('uid').uniqueKeys()
  const done = await Promise.all(uids.map(sent))
  return done.reduce((left, some) => left - some, await operaciones.count())
}

/** Entries of the list that are not being discarded. */
function listed(local: Local): Entrada[] {
  const { entradas = [], quitadas = {} } = read(local) ?? {}
  return entradas.filter(({ id }) => !(id in quitadas))
}

/** Entries of the list without a row. */
function goneOf(local: Local, rows: Operacion[]): Entrada[] {
  const there = new Set(rows.map(({ id }) => id))
  return listed(local).filter(({ id }) => !there.has(id))
}

/** `rows`: the rows in this transaction. */
async function note({ perdidas }: SalidaDb, local: Local, rows: Operacion[]): Promise<void> {
  const gone = goneOf(local, rows)
  if (gone.length === 0) return
  const noted = await perdidas.bulkGet(gone.map(({ id }) => id))
  await perdidas.bulkAdd(
    gone.filter((_entry, n) => !noted[n]).map((entry): Perdida => ({ ...entry, state: 'asking' })),
  )
}

/** True if a loss is this person's. */
export async function isOf({ quien }: Pick<Perdida, 'quien'>, uid: string): Promise<boolean> {
  if (!is(quien, string())) return false // A damaged row belongs to no person.
  return quien === (await whoIs(uid, quien.split('.')[0] ?? ''))
}

/** Hash of a person's account number in the list, so that a stranger who reads the list does not learn the number. */
export async function whoIs(uid: string, sal: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sal + uid))
  const hex = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${sal}.${hex.slice(0, 32)}`
}

let known: { text: string; espejo: Espejo | undefined } | undefined

/** The last text with its parsed list: parsing is slow if many changes wait, and the text rarely differs. */
function read(local: Local): Espejo | undefined {
  const text = local.getItem(CLAVE_PENDIENTES) ?? ''
  if (known?.text !== text) known = { text, espejo: parsed(text) }
  return known.espejo
}

function parsed(text: string): Espejo | undefined {
  try {
    const found: unknown = JSON.parse(text)
    return isEspejo(found) ? found : undefined
  } catch {
    return undefined // There is no list, or it is not the portal's.
  }
}

/**
 * Written by hand, like `isSane`: it is long if many changes wait, and every start checks it. A senseless entry has
 * no owner.
 */
function isEspejo(found: unknown): found is Espejo {
  const { sal, entradas, quitadas } = (found ?? {}) as Partial<Espejo>
  const isEntrada = (entry: Partial<Entrada> | null) => typeof entry?.id === 'string'
  return (
    typeof sal === 'string' &&
    Array.isArray(entradas) &&
    entradas.every(isEntrada) &&
    quitadas instanceof Object
  )
}

/** Reads and writes in one step, so that no window undoes the change of another. */
function change(
  local: Local,
  sal: string,
  to: (stored: Pick<Espejo, 'entradas' | 'quitadas'>) => Pick<Espejo, 'entradas' | 'quitadas'>,
): void {
  const next = to(read(local) ?? { entradas: [], quitadas: {} })
  const nothing = next.entradas.length === 0 && Object.keys(next.quitadas).length === 0
  if (nothing) return local.removeItem(CLAVE_PENDIENTES)
  try {
    local.setItem(CLAVE_PENDIENTES, JSON.stringify({ sal, ...next }))
  } catch {
    // Storage is full: the list only serves to notice losses, and a phone without it still keeps its changes.
  }
}
