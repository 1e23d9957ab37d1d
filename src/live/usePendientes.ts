import { is } from 'superstruct'

import type { AnyOperation } from '#local/catalog.ts'
import { takenOff } from '#local/mirror.ts'
import { assumeArrived, discardRow, resolveRow, retryRow, rowsOf } from '#local/outbox.ts'
import type { EstadoDeOperacion, Operacion } from '#local/salida.ts'
import { currentSession } from '#local/session.ts'
import { catalog } from '#model/catalog.ts'

import { device } from './device.ts'
import { askForSync, engine } from './engine.ts'
import { useLive } from './useLive.ts'

/** One of the person's own changes, as /pendientes shows it. */
export type Pendiente = {
  id: string
  type: string
  words: string
  state: EstadoDeOperacion
  reason?: string
  /** A conflict: what the provider has instead, in words. */
  theirs?: string
  createdAt: number
  /** Never sent, not even in vain: it can be taken back without asking anybody. */
  unsent: boolean
}

const UNKNOWN = 'Un cambio de otra versión de la aplicación'
const DAMAGED = 'Un cambio que quedó dañado en este teléfono'

/** The person's own changes, oldest first; undefined until they are read. */
export function usePendientes(): Pendiente[] | undefined {
  return useLive(async () => {
    const session = await currentSession(device)
    return session ? (await rowsOf(device, session.uid)).map(toPendiente) : []
  })
}

/** How many changes still wait to be sent or to be looked at. */
export function usePendingCount(): number {
  return usePendientes()?.filter(({ state }) => state !== 'done').length ?? 0
}

function toPendiente(row: Operacion): Pendiente {
  const { id, type, state, reason, createdAt, tries } = row
  const operation = operationOf(type)
  const theirs = state === 'conflict' ? theirWords(operation, row) : undefined
  return {
    id,
    type,
    words: wordsFor(operation, row),
    state,
    createdAt,
    unsent: tries === 0,
    ...(reason !== undefined && { reason }),
    ...(theirs !== undefined && { theirs }),
  }
}

const operationOf = (type: string) => catalog.operations.find((known) => known.type === type)

function wordsFor(operation: AnyOperation | undefined, { type, payload }: Operacion): string {
  if (!operation) return type === '' ? DAMAGED : UNKNOWN
  if (payload === undefined) return operation.name
  return is(payload, operation.payload) ? operation.describe(payload) : DAMAGED
}

function theirWords(operation: AnyOperation | undefined, { theirs }: Operacion) {
  try {
    return operation?.version?.describeTheirs(theirs)
  } catch {
    return undefined // what a host sends with a conflict is checked by nobody: the list shows without it
  }
}

/** Sends a refused change again, or one of which nobody knows whether it arrived. */
export async function retryPendiente(id: string): Promise<void> {
  const session = await currentSession(device)
  if (session) await retryRow(device, session.uid, id)
  await sendNow()
}

/** The person knows that a doubtful change arrived. */
export async function pendienteArrived(id: string): Promise<void> {
  const session = await currentSession(device)
  if (session) await assumeArrived(device, session.uid, id, Date.now())
  void engine.wake('write')
}

/** Ends a conflict: the person's own version, or what the provider has. */
export async function resolvePendiente(id: string, whose: 'mine' | 'theirs'): Promise<void> {
  const row = await device.salida.operaciones.get({ id })
  const operation = row && operationOf(row.type)
  const old = operation
    ? await takenOff(device, localStorage, id, Date.now, () =>
        resolveRow(device, operation, id, whose, Date.now()),
      )
    : []
  for (const { resource, params } of old) void engine.refresh(resource.name, params, false)
  await sendNow()
}

/**
 * Forgets a change. 'arrived': it was at the provider already. 'unknown': it may be, and just now nobody can be asked;
 * `anyway` forgets it all the same.
 */
export async function discardPendiente(
  id: string,
  anyway = false,
): Promise<'gone' | 'arrived' | 'unknown'> {
  return takenOff(device, localStorage, id, Date.now, async () => {
    const session = await currentSession(device)
    if (session && (await discardRow(device, session.uid, id))) return 'gone'
    return engine.discard(id, anyway)
  })
}

/** 'Enviar ahora': skips every wait but those that the provider named. */
export async function sendNow(): Promise<void> {
  void askForSync()
  await engine.wake('now')
}
