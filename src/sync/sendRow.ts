import type { Operacion, SesionAbierta } from '#local/bases/salida.ts'

import { attempt, lookUp } from './attempt.ts'
import { waitOf } from './groups.ts'
import type { Outcome } from './outcome.ts'
import { claim, settleRow } from './rows.ts'
import { Overtaken, type Turn } from './turn.ts'
import type { World } from './world.ts'

type SendOptions = {
  visible: boolean
  /** Called when the try has ended, before its outcome is stored. */
  answered: () => void
}

/**
 * Sends one change, or finds out whether it had arrived, and stores the outcome. Undefined if this engine may not send
 * it: the person has decided about it, or another engine has the turn.
 */
export async function sendRow(
  world: World,
  turn: Turn,
  session: SesionAbierta,
  { id, state }: Operacion,
  { visible, answered }: SendOptions,
): Promise<Outcome['state'] | undefined> {
  const row =
    state === 'dudosa'
      ? await world.device.salida.operaciones.get({ id })
      : await claim(world, turn, session, id)
  if (!row || (state === 'dudosa' && (row.state !== state || waitOf(row, world.now()) > 0)))
    return undefined
  try {
    const outcome =
      state === 'dudosa'
        ? await lookUp(world, session, row)
        : await attempt(world, turn, session, row)
    answered()
    await settleRow(world, turn, row, outcome, visible)
    return outcome.state
  } catch (error) {
    if (error instanceof Overtaken) return undefined
    await settleRow(world, turn, row, { state: 'pending' }, visible)
    throw error
  }
}
