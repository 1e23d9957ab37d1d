// Separate script of the engine, with the cryptography of the lock: only a phone with a lock runs it (tools/engine.ts).
import type { Device } from '#local/bases/device.ts'
import { recuperar } from '#local/candado/candado.ts'
import { type EntreVentanas, seguirCandado } from '#local/candado/entreVentanas.ts'

/** Time in ms that an open page gets to answer. */
const A_MOMENT = 300

let following: EntreVentanas | undefined

/**
 * Takes a person's keys: open ones if a page is open, else those of a locked phone. From then on they follow the pages.
 * After an erased lock and a new sign-in, sealed rows are read and plain ones written.
 */
export async function seguir(device: Device, uid: string): Promise<void> {
  following?.stop()
  following = undefined
  const row = await device.salida.candado.get(uid)
  if (row?.paso === 'borrado') {
    await recuperar(device, uid)
    return
  }
  let answered = () => {}
  const answer = new Promise<void>((resolve) => {
    answered = resolve
    setTimeout(resolve, A_MOMENT)
  })
  following = await seguirCandado(device, uid, { answers: () => false, onCambio: answered })
  await answer
}
