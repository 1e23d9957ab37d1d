import { device } from '#live/telefono/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { watch } from '#local/bases/watch.ts'
import { readSenal } from '#local/provider/senal.ts'

/** Longer than a lost answer takes to be made up for by the next try. */
const PACIENCIA = 4000

/**
 * Tells once that a change which was just made waits for signal. Not of one that leaves at once, or at its second try: an
 * answer that got lost on the way is no lack of signal. `sinSenal`: that there is none was known before. Answers how to stop.
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
