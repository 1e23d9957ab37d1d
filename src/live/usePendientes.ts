import { is } from 'superstruct'

import type { AnyOperation } from '#local/catalog.ts'
import { rowsOf } from '#local/outbox.ts'
import type { EstadoDeOperacion, Operacion } from '#local/salida.ts'
import { DANADO } from '#local/sane.ts'
import { currentSession } from '#local/session.ts'
import { catalog } from '#model/catalog.ts'

import { device } from './device.ts'
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
  /** Which session it is listed for. */
  generation: number
  /** The provider asked not to be asked before. */
  waitsUntil?: number
  /** It makes no sense any more: sending it again would change nothing. */
  damaged: boolean
  /** Never sent, not even in vain: it can be taken back without asking anybody. */
  unsent: boolean
}

const UNKNOWN = 'Un cambio de otra versión de la aplicación: actualizá para verlo y enviarlo'
const DAMAGED = 'Un cambio que quedó dañado'

/** The person's own changes, oldest first; undefined until they are read. */
export function usePendientes(): Pendiente[] | undefined {
  return useLive(async () => {
    const session = await currentSession(device)
    if (!session) return []
    const { uid, generation } = session
    return (await rowsOf(device, uid)).map((row) => ({ ...toPendiente(row), generation }))
  })
}

/** How many changes still wait to be sent or to be looked at. */
export function usePendingCount(): number {
  return usePendientes()?.filter(({ state }) => state !== 'done').length ?? 0
}

function toPendiente(row: Operacion): Omit<Pendiente, 'generation'> {
  const { id, type, state, reason, createdAt, tries, told, nextAt } = row
  const operation = operationOf(type)
  const theirs = state === 'conflict' ? theirWords(operation, row) : undefined
  return {
    id,
    type,
    words: wordsFor(operation, row),
    state,
    createdAt,
    unsent: tries === 0,
    damaged: reason === DANADO,
    ...(reason !== undefined && { reason }),
    ...(told && nextAt !== undefined && { waitsUntil: nextAt }),
    ...(theirs !== undefined && { theirs }),
  }
}

export const operationOf = (type: string) => catalog.operations.find((known) => known.type === type)

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
