import { mirror } from '#local/mirror.ts'
import { isOpen } from '#local/salida.ts'
import { watch } from '#local/watch.ts'

import { device } from './device.ts'
import { askToPersist } from './persist.ts'

/** Writes the bare list of what is unsent; where it fails the next change writes it. */
export const mirrorNow = (): Promise<void> =>
  mirror(device, localStorage, Date.now()).catch(() => undefined)

/** Keeps what must be outside the databases in line with the outbox, whoever writes it. Answers how to stop. */
export function followOutbox(): () => void {
  const stop = watch(
    device,
    () => device.salida.operaciones.toArray(),
    (all) => {
      void mirrorNow()
      if (all.some(isOpen)) void askToPersist('seldom')
    },
  )
  const installed = () => void askToPersist('now')
  addEventListener('appinstalled', installed)
  return () => {
    stop()
    removeEventListener('appinstalled', installed)
  }
}
