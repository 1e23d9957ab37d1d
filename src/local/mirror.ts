import { type Infer, array, is, number, object, optional, record, string } from 'superstruct'

import type { Device } from './device.ts'
import { CLAVE_PENDIENTES } from './names.ts'
import { type Operacion, type Perdida, type SalidaDb, isOpen } from './salida.ts'
import { isSane } from './sane.ts'

/** The part of local storage that is needed here; workers have none. */
export type Local = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const Entrada = object({
  id: string(),
  quien: string(),
  type: string(),
  createdAt: number(),
  primera: optional(string()),
  ultima: optional(string()),
})

/** What local storage knows of the outbox: that something is unsent, of somebody, and nothing of its content. */
type Espejo = Infer<typeof Espejo>
const Espejo = object({
  sal: string(),
  entradas: array(Entrada),
  /** On their way out by the person's own will, and since when: that they are missing is no loss. */
  quitadas: record(string(), number()),
})

const A_REMOVAL = 60_000

/**
 * Writes the list anew from the outbox: the unsent changes of every person. What it lost is noted first. `ended` was on
 * its way out until now: gone, or back on the list in this very write. Of a row that makes no sense, the list keeps what
 * it knew.
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
  // One transaction from the comparison to the list: what another window discards is either read without, or taken off
  // the list afterwards; and a database that goes in between leaves no empty list with nothing noted.
  await salida.transaction('rw', salida.operaciones, salida.perdidas, async () => {
    await note(salida, local)
    const rows = (await salida.operaciones.toArray()).filter(isOpen)
    change(local, sal, ({ quitadas, entradas }) => ({
      quitadas: Object.fromEntries(
        Object.entries(quitadas).filter(
          ([id, at]) => id !== ended && Math.abs(now - at) < A_REMOVAL,
        ),
      ),
      entradas: rows
        .filter(({ id }) => id === ended || !(id in quitadas))
        .flatMap((row) =>
          isSane(row)
            ? entryOf(row, quienes.get(row.uid))
            : entradas.filter(({ id }) => id === row.id),
        ),
    }))
  })
}

/** None of a person whose first change was made only just now: the window that made it writes the list as well. */
function entryOf(
  { id, type, createdAt, keys }: Operacion,
  quien: string | undefined,
): Espejo['entradas'] {
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
 * Takes a change off the list before the work that may remove its row, so that a browser closed in between raises no
 * false alarm; whatever is still there afterwards comes back.
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

/** Compares the list with the outbox: what no row explains was thrown away by the browser, and is noted. */
export async function noteLosses({ salida, enMemoria }: Device, local: Local): Promise<void> {
  if (enMemoria || (read(local)?.entradas ?? []).length === 0) return
  await salida.transaction('rw', salida.operaciones, salida.perdidas, () => note(salida, local))
}

async function note({ operaciones, perdidas }: SalidaDb, local: Local): Promise<void> {
  const before = read(local)?.entradas ?? []
  if (before.length === 0) return
  const ids = before.map(({ id }) => id)
  const there = new Set((await operaciones.where('id').anyOf(ids).toArray()).map(({ id }) => id))
  const noted = new Set(await perdidas.where('id').anyOf(ids).primaryKeys())
  const { quitadas = {} } = read(local) ?? {}
  await perdidas.bulkAdd(
    before
      .filter(({ id }) => !there.has(id) && !noted.has(id) && !(id in quitadas))
      .map((entry): Perdida => ({ ...entry, state: 'asking' })),
  )
}

/** Whether a loss is this person's. */
export async function isOf({ quien }: Pick<Perdida, 'quien'>, uid: string): Promise<boolean> {
  if (!is(quien, string())) return false // a damaged row is nobody's
  return quien === (await whoIs(uid, quien.split('.')[0] ?? ''))
}

/** A person as the list names them: whoever finds the phone reads no number in it. */
export async function whoIs(uid: string, sal: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sal + uid))
  const hex = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${sal}.${hex.slice(0, 32)}`
}

function read(local: Local): Espejo | undefined {
  try {
    const found: unknown = JSON.parse(local.getItem(CLAVE_PENDIENTES) ?? '')
    return is(found, Espejo) ? found : undefined
  } catch {
    return undefined // none, or not ours
  }
}

/** Read and written at once, so that windows do not undo each other's. */
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
    // Full: the list is an alarm, and a phone without one keeps its changes all the same.
  }
}
