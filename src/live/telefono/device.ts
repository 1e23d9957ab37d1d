import { Dexie, RangeSet } from 'dexie'
import { atom, useAtomValue } from 'jotai'

import { type Device, openDevice } from '#local/bases/device.ts'
import { type Opened, connectionOf, onTaken, openAll, openAnew } from '#local/bases/open.ts'

import { holdNothingWhenLeft } from './leaving.ts'
import { pagina } from './pagina.ts'

/**
 * State of the phone's databases for this page. 'memory': the browser stores nothing, and everything needs signal.
 * 'newer': a later version of the portal wrote them. 'ceded': a later version has just taken them over. 'blocked': a
 * window with an older version keeps them open.
 */
export type Storage = 'opening' | 'blocked' | 'open' | 'memory' | 'newer' | 'ceded'

const storage = atom<Storage>('opening')
const setState = (next: Storage) => pagina.store.set(storage, next)
const lastWrites = new Set<() => Promise<unknown>>()

/** This page's view of the phone's databases. */
export const device: Device = openDevice('', {
  onCeding: async () => {
    setState('ceded')
    await Promise.allSettled([...lastWrites].map((write) => write()))
  },
})

holdNothingWhenLeft([device.salida, device.lectura, device.publica])

onTaken(device, () => {
  // A hidden page closes its databases by itself, and Dexie queries again when it is shown.
  if (globalThis.document?.visibilityState !== 'hidden')
    Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) })
})

let opening: Promise<Storage> | undefined

/** Opens the databases, once; if the browser refuses, the portal works in memory. */
export function openPhone(): Promise<Storage> {
  opening ??= settle(openAll(device, { onBlocked: () => setState('blocked') }))
  return opening
}

/**
 * Opens the databases on new connections, because the present ones do not answer. Requests on the present ones may
 * still be answered.
 */
export function openPhoneAnew(): Promise<Storage> {
  opening = settle(openAnew(device, connectionOf(device)))
  return opening
}

async function settle(outcome: Promise<Opened>): Promise<Storage> {
  const opened = await outcome
  if (opened === 'shut') await moveToMemory()
  if (currentStorage() !== 'ceded') setState(opened === 'shut' ? 'memory' : opened)
  return currentStorage()
}

/**
 * The same databases in memory, which are lost with the page. A change is then never reported as stored: see `keep`.
 */
async function moveToMemory(): Promise<void> {
  const where = await import('fake-indexeddb')
  // Without IndexedDB, Dexie's live queries do not run by themselves.
  Dexie.dependencies.indexedDB ??= where.indexedDB
  Object.assign(device, openDevice('', { where }), { enMemoria: true })
}

/** Registers a write that must happen before a newer version takes over. Returns a function that cancels it. */
export function beforeCeding(write: () => Promise<unknown>): () => void {
  lastWrites.add(write)
  return () => lastWrites.delete(write)
}

export const currentStorage = () => pagina.store.get(storage)

/** Calls `listener` after each change of the state. Returns a function that stops. */
export const onStorage = (listener: () => void) => pagina.store.sub(storage, listener)

export const useStorage = (): Storage => useAtomValue(storage, pagina)

/** True if changes can be stored on this phone: a form asks this before the person types. */
export const usePuedeGuardar = (): boolean => useStorage() !== 'memory'
