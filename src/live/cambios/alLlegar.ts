import { device } from '#live/telefono/device.ts'
import { isOpen } from '#local/bases/salida.ts'
import { watch } from '#local/bases/watch.ts'

/**
 * Tells once how a change of this page ended: it is through, or refused and why. It goes on though its screen is left; what
 * waits for signal longer than the page stays open is told by the list of what was sent.
 */
export function alLlegar(
  id: string,
  tell: (how: { state: 'done' } | { state: 'rejected'; reason: string }) => void,
): void {
  const stop = watch(
    device,
    () => device.salida.operaciones.get({ id }),
    (row) => {
      if (row && isOpen(row) && row.state !== 'rejected') return
      stop()
      if (row?.state === 'done') tell({ state: 'done' })
      else if (row) tell({ state: 'rejected', reason: row.reason ?? '' })
    },
  )
}
