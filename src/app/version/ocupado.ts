import { beBusy } from '#live/telefono/busy.ts'
import { isCovered, onOpen } from '#ui/abiertos.ts'

/** Keeps new versions from reloading the page under an open dialog. Returns a function that stops. */
export function followOpen(): () => void {
  let end: (() => void) | undefined
  const free = () => {
    end?.()
    end = undefined
  }
  const stop = onOpen(() => {
    if (isCovered()) end ??= beBusy()
    else free()
  })
  return () => {
    stop()
    // A dialog that is open now is counted: it ends with its page, and no event would report that later.
    free()
  }
}
