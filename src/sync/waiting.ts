import type { Device } from '#local/device.ts'
import { rowsOf } from '#local/outbox.ts'
import type { Operacion } from '#local/salida.ts'
import { currentSession, isExpired } from '#local/session.ts'

import { headsOf, waitOf } from './groups.ts'
import { type World, operationOf } from './world.ts'

/** This person's rows that want to be sent. */
export async function waiting(device: Device): Promise<Operacion[]> {
  const session = await currentSession(device)
  if (!session) return []
  return device.salida.operaciones.where({ uid: session.uid, state: 'pending' }).toArray()
}

/** How long a wait that a server named is kept before the person may try once. */
const PATIENCE = 60_000

/**
 * Ends the waits of the network, for whoever has the turn: the signal came back. `asked`: the person did, and of a wait that
 * a server named a minute is over.
 */
export async function skipWaits(
  { device, now }: World,
  { asked = false }: { asked?: boolean } = {},
): Promise<void> {
  const session = await currentSession(device)
  if (!session) return
  const isOver = ({ told, nextAt = 0, waitMs = 0 }: Operacion) =>
    told !== true || (asked && now() - (nextAt - waitMs) >= PATIENCE)
  await device.salida.operaciones
    .where('[uid+state]')
    .anyOf([
      [session.uid, 'pending'],
      [session.uid, 'dudosa'],
    ])
    .filter((row) => row.nextAt !== undefined && isOver(row))
    .modify((row) => void delete row.nextAt)
}

export type Left = {
  /** Groups that still want something sent by themselves. */
  left: number
  /** How long until the next of them may be tried. */
  nextIn?: number
}

/** What may still be sent by itself: not what waits behind a refused row, nor for a person or a sign-in. */
export async function whatIsLeft(world: World): Promise<Left> {
  const { device, now } = world
  const session = await currentSession(device)
  if (!session || (await isExpired(device, session, now()))) return { left: 0 }
  const heads = headsOf(await rowsOf(device, session.uid))
    .map(([head]) => head)
    .filter((head) => movesByItself(world, head))
  if (heads.length === 0) return { left: 0 }
  return { left: heads.length, nextIn: Math.min(...heads.map((head) => waitOf(head, now()))) }
}

/** Whether the engine can do something about a row, now or later; one of a newer version's type waits for that version. */
export function movesByItself(world: World, { state, type }: Operacion): boolean {
  const operation = operationOf(world, type)
  if (!operation) return false
  if (state === 'dudosa') return operation.arrived !== undefined
  return state === 'pending' || state === 'sending'
}
