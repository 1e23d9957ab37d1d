import { device } from '#live/telefono/device.ts'
import { isOpen } from '#local/bases/salida.ts'
import { watch } from '#local/bases/watch.ts'

/**
 * Calls `tell` once when a change of this page was sent or refused, also after its screen is left. If the page is
 * closed before that, the list of sent changes shows the result.
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
