import { useLiveQuery } from 'dexie-react-hooks'

import type { AnyOperation } from '#local/catalog.ts'
import { discardRow, retryRow, rowsOf } from '#local/outbox.ts'
import type { EstadoDeOperacion, Operacion } from '#local/salida.ts'
import { currentSession } from '#local/session.ts'
import { catalog } from '#model/catalog.ts'

import { askForSync, device, engine } from './engine.ts'

/** One of the person's own changes, as /pendientes shows it. */
export type Pendiente = {
  id: string
  type: string
  words: string
  state: EstadoDeOperacion
  reason?: string
  createdAt: number
}

const UNKNOWN = 'Un cambio de otra versión de la aplicación'

/** The person's own changes, oldest first; undefined until they are read. */
export function usePendientes(): Pendiente[] | undefined {
  return useLiveQuery(async () => {
    const session = await currentSession(device)
    return session ? (await rowsOf(device, session.uid)).map(toPendiente) : []
  })
}

/** How many changes still wait to be sent or to be looked at. */
export function usePendingCount(): number {
  return usePendientes()?.filter(({ state }) => state !== 'done').length ?? 0
}

function toPendiente({ id, type, state, reason, createdAt, payload }: Operacion): Pendiente {
  const operation = catalog.operations.find((known) => known.type === type)
  return {
    id,
    type,
    words: wordsFor(operation, payload),
    state,
    createdAt,
    ...(reason !== undefined && { reason }),
  }
}

function wordsFor(operation: AnyOperation | undefined, payload: unknown): string {
  if (!operation) return UNKNOWN
  return payload === undefined ? operation.name : operation.describe(payload)
}

/** Sends a refused change again. */
export async function retryPendiente(id: string): Promise<void> {
  const session = await currentSession(device)
  if (session) await retryRow(device, session.uid, id)
  await sendNow()
}

/** Forgets a change. False when it is on its way just now: the provider may already have it. */
export async function discardPendiente(id: string): Promise<boolean> {
  const session = await currentSession(device)
  return session ? discardRow(device, session.uid, id) : false
}

/** 'Enviar ahora': skips every wait but those that the provider named. */
export async function sendNow(): Promise<void> {
  void askForSync()
  await engine.wake('now')
}
