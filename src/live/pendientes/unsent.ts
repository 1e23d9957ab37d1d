import { seguirVista, vistaActual } from '#live/cambios/vista.ts'
import { device } from '#live/telefono/device.ts'
import { askToPersist } from '#live/telefono/persist.ts'
import { isOpen } from '#local/bases/salida.ts'
import { watch } from '#local/bases/watch.ts'
import { mirror } from '#local/outbox/mirror.ts'
import { ifArrived, part } from '#local/part.ts'
import { CAMPANA, marcarIcono } from '#model/icono.ts'

let writing: Promise<void> = Promise.resolve()
let next: Promise<void> | undefined

/**
 * Writes the list of unsent changes into local storage: once for all callers that come during one write. After a
 * failure it is written at the next change.
 */
export const mirrorNow = (): Promise<void> => (next ??= writing.then(begin))

function begin(): Promise<void> {
  next = undefined
  writing = mirror(device, localStorage, Date.now()).catch(() => undefined)
  return writing
}

const A_BURST = 250

/**
 * Keeps local storage and the icon's number in step with the outbox, after writes of any window. Returns a function
 * that stops.
 */
export function followOutbox(): () => void {
  let bell: unknown
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const all = vistaActual()?.todas
    if (!all) return
    // A window that stores or discards a change writes the list itself: this is for all other writes, which often come
    // many at once.
    timer ??= setTimeout(() => {
      timer = undefined
      void mirrorNow()
    }, A_BURST)
    if (all.some(isOpen)) void askToPersist('seldom')
    void marcarIcono(all, bell)
    if (all.some(({ state }) => state === 'conflict' || state === 'rejected'))
      void ifArrived(async () => (await part(() => import('./sinPreguntar.ts'))).sinPreguntar(all))
  }
  const stop = seguirVista(look)
  look()
  const stopBell = watch(
    device,
    () => device.lectura.copias.get(CAMPANA),
    (copy) => {
      bell = copy?.value
      void marcarIcono(vistaActual()?.todas ?? [], bell)
    },
  )
  const installed = () => void askToPersist('now')
  addEventListener('appinstalled', installed)
  return () => {
    clearTimeout(timer)
    stop()
    stopBell()
    removeEventListener('appinstalled', installed)
  }
}
