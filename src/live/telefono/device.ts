import { Dexie, RangeSet } from 'dexie'
import { atom, useAtomValue } from 'jotai'

import { type Device, openDevice } from '#local/bases/device.ts'
import { type Opened, connectionOf, onTaken, openAll, openAnew } from '#local/bases/open.ts'

import { holdNothingWhenLeft } from './leaving.ts'
import { pagina } from './pagina.ts'

/**
 * How this page stands with the phone's databases. 'memory': the browser keeps nothing, all of it needs signal.
 * 'newer': a later version of the portal wrote them. 'ceded': one has just taken them over. 'blocked': an older window
 * does not let go.
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
  // A page that is left lets go of its databases by itself, and Dexie looks anew when it is shown again.
  if (globalThis.document?.visibilityState !== 'hidden')
    Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) })
})

let opening: Promise<Storage> | undefined

/** Opens them, once; where the browser refuses, everything goes on in memory. */
export function openPhone(): Promise<Storage> {
  opening ??= settle(openAll(device, { onBlocked: () => setState('blocked') }))
  return opening
}

/** Opens them on new connections: the ones there are answer nobody. What was asked of those may still be answered. */
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

/** The same databases where nothing outlasts the page. Nobody is told that a change is kept: see `useOperation`. */
async function moveToMemory(): Promise<void> {
  const where = await import('fake-indexeddb')
  // Without any at all Dexie's live queries would not run.
  Dexie.dependencies.indexedDB ??= where.indexedDB
  Object.assign(device, openDevice('', { where }), { enMemoria: true })
}

/** What is written in the last moment before a newer version takes over. Answers how to take it back. */
export function beforeCeding(write: () => Promise<unknown>): () => void {
  lastWrites.add(write)
  return () => lastWrites.delete(write)
}

export const currentStorage = () => pagina.store.get(storage)

/** Told whenever it changes. Answers how to stop. */
export const onStorage = (listener: () => void) => pagina.store.sub(storage, listener)

export const useStorage = (): Storage => useAtomValue(storage, pagina)

/** Whether a change can be kept on this phone: asked before the person types. */
export const usePuedeGuardar = (): boolean => useStorage() !== 'memory'
