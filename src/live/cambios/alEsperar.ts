import { device } from '#live/telefono/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { watch } from '#local/bases/watch.ts'
import { readSenal } from '#local/provider/senal.ts'

/** Time in ms, longer than a second try after a lost answer takes. */
const PACIENCIA = 4000

/**
 * Calls `tell` once if a new change waits for signal. A change that is sent at its first or second try does not
 * count: a lost answer does not mean that there is no signal. `sinSenal`: true if the phone already had no signal.
 * Returns a function that stops.
 */
export function alEsperar(id: string, sinSenal: boolean, tell: () => void): () => void {
  const enough = sinSenal || !navigator.onLine ? 1 : 2
  let row: Operacion | undefined
  let isLate = false
  let isOver = false
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    stopWatching()
  }
  const look = async () => {
    if (!row || row.state === 'sending') return
    if (row.state !== 'pending') return stop()
    if (row.tries < enough && !isLate) return
    if ((await readSenal(device)) === 'con-senal' || isOver) return
    stop()
    tell()
  }
  const timer = setTimeout(() => {
    isLate = true
    void look()
  }, PACIENCIA)
  const stopWatching = watch(
    device,
    () => device.salida.operaciones.get({ id }),
    (now) => {
      row = now
      if (now) void look()
      else stop()
    },
  )
  return stop
}
