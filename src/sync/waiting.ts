import type { Operacion } from '#local/bases/salida.ts'
import { rowsOf } from '#local/outbox/outbox.ts'
import { isMetered } from '#local/provider/ahorro.ts'
import { currentSession, isExpired } from '#local/session/session.ts'

import { headsOf, waitOf } from './groups.ts'
import { type World, operationOf } from './world.ts'

/** A wait that a server asked for may be skipped once by the person after this time. */
const PATIENCE = 60_000

/**
 * Ends the waits for the network, because the signal came back. `asked`: the person pressed 'Enviar ahora', which also
 * ends a server's wait after its first minute.
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

/** True if a change of this person may be waiting to be sent. */
export async function somePend({ device }: World): Promise<boolean> {
  const session = await currentSession(device)
  if (!session) return false
  const pending = { uid: session.uid, state: 'pending' }
  return (await device.salida.operaciones.where(pending).limit(1).count()) > 0
}

export type Left = {
  /** Number of groups with a change that the engine can still send by itself. */
  left: number
  /** Time until the next of them may be sent. */
  nextIn?: number
}

/**
 * Changes that the engine can still send by itself. Changes that wait for a person, a sign-in or a refused change are
 * left out.
 */
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

/**
 * True if the engine can send a change, now or later. A change of an unknown type waits for a newer version, a
 * Wi-Fi-only change for Wi-Fi.
 */
export function movesByItself(world: World, { state, type, soloWifi }: Operacion): boolean {
  const operation = operationOf(world, type)
  if (!operation || (soloWifi && isMetered())) return false
  if (state === 'dudosa') return operation.arrived !== undefined
  return state === 'pending' || state === 'sending'
}
