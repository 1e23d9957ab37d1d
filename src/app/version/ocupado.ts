import { beBusy } from '#live/telefono/busy.ts'
import { isCovered, onOpen } from '#ui/abiertos.ts'

/** While something is open over the page no new version takes it away. Answers how to stop. */
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
    // What was open goes with the page that it lay over, and nobody would hear of it any more.
    free()
  }
}
