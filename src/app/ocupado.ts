import { beBusy } from '#live/busy.ts'
import { onOpen, onTop } from '#ui/abiertos.ts'

/** While something is open over the page no new version takes it away. Answers how to stop. */
export function followOpen(): () => void {
  let end: (() => void) | undefined
  return onOpen(() => {
    if (onTop()) end ??= beBusy()
    else {
      end?.()
      end = undefined
    }
  })
}
