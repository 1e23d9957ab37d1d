import { keep } from '#live/cambios/keep.ts'
import { askForSync, engine } from '#live/proveedor/engine.ts'
import { conocerTodo } from '#live/telefono/conocido.ts'
import { device } from '#live/telefono/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { behindRefused, giveWay } from '#local/outbox/giveWay.ts'
import { takenOff } from '#local/outbox/mirror.ts'

/** Deletes refused saves that the person had corrected before they were refused, and sends the corrections. */
export async function cederSolos(all: Operacion[]): Promise<void> {
  const session = await device.salida.sesion.get('actual')
  if (session?.state !== 'in') return
  const { uid } = session
  const corregidas = all.filter((row) => row.uid === uid && behindRefused(row, all))
  if (corregidas.length === 0) return
  const { operations } = await conocerTodo()
  for (const { id, type } of corregidas) {
    const operation = operations.find((known) => known.type === type)
    if (!operation?.joined) continue
    // If the phone cannot store this now, the next write of the outbox tries it again.
    await keep(() =>
      takenOff(device, localStorage, id, Date.now, () => giveWay(device, operation, uid, id)),
    )
    void askForSync()
    void engine.wake('write')
  }
}
