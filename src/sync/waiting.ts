import type { Operacion } from '#local/bases/salida.ts'
import { rowsOf } from '#local/outbox/outbox.ts'
import { isMetered } from '#local/provider/ahorro.ts'
import { currentSession, isExpired } from '#local/session/session.ts'

import { headsOf, waitOf } from './groups.ts'
import { type World, operationOf } from './world.ts'

/** How long a wait that a server named is kept before the person may try once. */
const PATIENCE = 60_000

/**
 * Ends the waits for the network, because the signal came back. `asked`: the person pressed 'Enviar ahora', which also ends a
 * wait that the server named, once a minute of it is over.
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

/** Whether a change of this person may want to be sent. */
export async function somePend({ device }: World): Promise<boolean> {
  const session = await currentSession(device)
  if (!session) return false
  const pending = { uid: session.uid, state: 'pending' }
  return (await device.salida.operaciones.where(pending).limit(1).count()) > 0
}

export type Left = {
  /** Groups that still want something sent by themselves. */
  left: number
  /** How long until the next of them may be tried. */
  nextIn?: number
}

/** The rows that the engine may still send by itself: none that waits for a person, a sign-in or behind a refused row. */
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
 * True if the engine can do something with a row, now or later. A row of an unknown type waits for the version that knows it,
 * and one that may go over a Wi-Fi alone for its person to come by one.
 */
export function movesByItself(world: World, { state, type, soloWifi }: Operacion): boolean {
  const operation = operationOf(world, type)
  if (!operation || (soloWifi && isMetered())) return false
  if (state === 'dudosa') return operation.arrived !== undefined
  return state === 'pending' || state === 'sending'
}
