import { boolean } from 'superstruct'

import type { Catalog } from '#local/catalog.ts'

import type { Device } from './device.ts'
import { forgetCopies } from './lectura.ts'
import { SEGUNDO_ANILLO } from './names.ts'
import { readValor } from './publica.ts'

/** The phone is full, and nothing is left that could be given up for what the person wants to keep. */
export class NoRoom extends Error {
  constructor() {
    super('The phone is full.')
    this.name = 'NoRoom'
  }
}

/** Whether this is what a full phone says. Dexie wraps it: the transaction is aborted because of it. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { inner, failures } = error as { inner?: unknown; failures?: unknown[] }
  return error.name === 'QuotaExceededError' || isFull(inner) || (failures ?? []).some(isFull)
}

/** Works on the databases; a full phone gives up what can be asked for again, and the work is done again, once. */
export async function withRoom<T>(
  device: Device,
  all: () => Promise<Catalog>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isFull(error)) throw error
    await freeRoom(device, await all())
    return work().catch((still: unknown) => {
      throw isFull(still) ? new NoRoom() : still
    })
  }
}

/** Makes room: removes copies and screens that are not needed at a counter, and never the person's own changes. */
export async function freeRoom({ lectura }: Device, { resources }: Catalog): Promise<void> {
  const spare = resources.flatMap((resource) => (resource.spare ? [resource.name] : []))
  const { copias, fallas, archivos } = lectura
  await lectura.transaction('rw', copias, fallas, archivos, async () => {
    const keys = await copias.where('resource').anyOf(spare).primaryKeys()
    await forgetCopies(lectura, keys)
  })
  const { caches } = globalThis as { caches?: CacheStorage } // Node has none, nor have insecure pages
  await caches?.delete(SEGUNDO_ANILLO)
}

const AN_HOUR = 3_600_000

/** Notes whether there is room for the data that are loaded beforehand. */
export async function noteRoom({ publica }: Device, found: boolean, now: number): Promise<void> {
  const before = await readValor(publica, 'lugar', boolean())
  if (before?.value === found || (!before && found)) return
  try {
    await publica.valores.put({ id: 'lugar', value: found, savedAt: now })
  } catch (error) {
    if (!isFull(error)) throw error
    tellFull() // too full to note even this
  }
}

const CHANNEL = 'portal-lugar'

/** Tells the windows that nothing at all can be written: neither notes, nor what has to be written to send a change. */
export function tellFull(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('lleno')
  channel.close()
}

/** Hears of it in a window. Answers how to stop. */
export function onFull(tell: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', tell)
  return () => channel.close()
}

/** Whether loading beforehand makes sense: a phone that was just full is left in peace. */
export async function hasRoom({ publica }: Device, now: number): Promise<boolean> {
  const noted = await readValor(publica, 'lugar', boolean())
  return noted?.value !== false || Math.abs(now - noted.savedAt) > AN_HOUR
}
