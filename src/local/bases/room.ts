import { boolean } from 'superstruct'

import type { Catalog } from '#local/catalog.ts'

import type { Device } from './device.ts'
import { forgetCopies } from './lectura.ts'
import { SEGUNDO_ANILLO } from './names.ts'
import { readValor } from './publica.ts'

/** The phone is full, and nothing more can be deleted for the person's new data. */
export class NoRoom extends Error {
  constructor() {
    super('The phone is full.')
    this.name = 'NoRoom'
  }
}

/** True for the error of a full phone. Dexie wraps it: the transaction is aborted because of it. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { inner, failures } = error as { inner?: unknown; failures?: unknown[] }
  return error.name === 'QuotaExceededError' || isFull(inner) || (failures ?? []).some(isFull)
}

/**
 * Runs work on the databases. If the phone is full, it deletes data that can be fetched again, and repeats the work
 * once.
 */
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

/** Frees space: removes copies and screens that are not needed at a counter, never the person's own changes. */
export async function freeRoom({ lectura, salida }: Device, { resources }: Catalog): Promise<void> {
  const spare = resources.flatMap((resource) => (resource.spare ? [resource.name] : []))
  const { copias, fallas, archivos } = lectura
  await lectura.transaction('rw', copias, fallas, archivos, async () => {
    const keys = await copias.where('resource').anyOf(spare).primaryKeys()
    await forgetCopies(lectura, keys)
  })
  const { caches } = globalThis as { caches?: CacheStorage } // Missing in Node and on insecure pages.
  // A phone with a lock starts with files of that ring: without them it would open only with signal.
  if ((await salida.candado.count()) === 0) await caches?.delete(SEGUNDO_ANILLO)
}

const AN_HOUR = 3_600_000

/** Stores whether there is room for data that are loaded in advance. */
export async function noteRoom({ publica }: Device, found: boolean, now: number): Promise<void> {
  const before = await readValor(publica, 'lugar', boolean())
  if (before?.value === found || (!before && found)) return
  try {
    await publica.valores.put({ id: 'lugar', value: found, savedAt: now })
  } catch (error) {
    if (!isFull(error)) throw error
    tellFull() // The phone is too full to store even this.
  }
}

const CHANNEL = 'portal-lugar'

/** Informs the windows that the phone has no room for any write, so that nothing can be sent. */
export function tellFull(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('lleno')
  channel.close()
}

/** Listens for this message in a window. Returns a function that stops. */
export function onFull(tell: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', tell)
  return () => channel.close()
}

/** False shortly after the phone was full: then nothing is loaded in advance. */
export async function hasRoom({ publica }: Device, now: number): Promise<boolean> {
  const noted = await readValor(publica, 'lugar', boolean())
  return noted?.value !== false || Math.abs(now - noted.savedAt) > AN_HOUR
}
