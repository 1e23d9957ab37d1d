import { CallError } from '#contract/callError.ts'
import { MAX_CLAVES, claves } from '#contract/extensiones/claves.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { changeSession, currentSession } from '#local/session/session.ts'

import { type World, callAs, operationOf } from './world.ts'

const VOLVIO = 'La obra social volvió a una copia de antes y ya no lo tiene. Hacelo de nuevo.'

/**
 * After the provider came back from a backup, sends again, under their keys, the changes that it had confirmed and does
 * not have any more. A change with files, or without its content, cannot be sent: its person is told. All copies are
 * asked for anew. Returns true if something is to be done (FLT-28).
 */
export async function followEpoca(world: World): Promise<boolean> {
  const { device, call, epoca: heard } = world
  const { salida, lectura } = device
  const session = await currentSession(device)
  const epoca = heard?.()
  if (!session || epoca === undefined || session.epoca === epoca) return false
  const isNew = session.epoca !== undefined
  if (isNew) {
    const { uid } = session
    const sent = await salida.operaciones.where({ uid, state: 'done' }).toArray()
    const asked = sent.slice(-MAX_CLAVES).map(lastKey)
    try {
      const { llegaron } = await callAs(call, session)(claves.consultar, { claves: asked })
      await salida.operaciones
        .where({ uid, state: 'done' })
        .filter((row) => llegaron[lastKey(row)] === false)
        .modify((row, found) => void (found.value = again(world, row)))
    } catch (error) {
      if (error instanceof CallError) return false // Asked again in the next round.
      throw error
    }
    await lectura.copias.toCollection().modify({ outdated: true })
  }
  await changeSession(salida, session.generation, () => ({ epoca }))
  return isNew
}

/** The change arrived as a whole if its last step did. */
const lastKey = ({ id, keys }: Operacion): string => keys.at(-1) ?? id

function again(world: World, row: Operacion): Operacion {
  const { confirmedAt: _order, doneAt: _at, payload, ...rest } = row
  const operation = operationOf(world, row.type)
  const isWhole = payload !== undefined && operation !== undefined && operation.lane === undefined
  return isWhole
    ? { ...rest, payload, answers: [], state: 'pending' }
    : { ...rest, answers: [], state: 'rejected', reason: VOLVIO }
}
