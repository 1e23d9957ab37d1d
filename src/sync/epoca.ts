import { CallError } from '#contract/callError.ts'
import { MAX_CLAVES, claves } from '#contract/extensiones/claves.ts'
import { isLocked } from '#local/bases/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { changeSession, currentSession } from '#local/session/session.ts'

import { type World, callAs, operationOf } from './world.ts'

const VOLVIO = 'La obra social volvió a una copia de antes: hacelo de nuevo.'

/**
 * After the provider was restored from a backup, sends again the confirmed changes that the backup does not have,
 * under their keys. A change with files, or without its content, cannot be sent again: it is shown to its person. All
 * copies are fetched again. Returns true if there is work to do (FLT-28).
 */
export async function followEpoca(world: World): Promise<boolean> {
  const { device, call } = world
  const { salida, lectura } = device
  const session = await currentSession(device)
  const epoca = world.epoca?.()
  if (!session || !epoca || session.epoca === epoca) return false
  // A locked phone cannot read the changes that it would send again.
  if (isLocked(device)) return false
  if (session.epoca) {
    const sent = salida.operaciones.where({ uid: session.uid, state: 'done' })
    const asked = (await sent.toArray()).slice(-MAX_CLAVES).map(lastKey)
    try {
      const { llegaron } = await callAs(call, session)(claves.consultar, { claves: asked })
      await sent.filter((row) => llegaron[lastKey(row)] === false).modify(again)
    } catch (error) {
      if (error instanceof CallError) return false // Asked again in the next round.
      throw error
    }
    await lectura.copias.toCollection().modify({ outdated: true })
  }
  await changeSession(salida, session.generation, () => ({ epoca }))
  return session.epoca !== undefined

  function again(row: Operacion): void {
    row.answers = []
    row.state = 'pending'
    if (row.payload && !operationOf(world, row.type)?.lane) return
    row.state = 'rejected'
    row.reason = VOLVIO
    delete row.payload
  }
}

/** The change arrived as a whole if its last step did. */
const lastKey = ({ id, keys }: Operacion): string => keys.at(-1) ?? id
