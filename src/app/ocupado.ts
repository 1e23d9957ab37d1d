import { beBusy } from '#live/busy.ts'
import { onOpen } from '#ui/abiertos.ts'

/** While something is open over the page no new version takes it away. Answers how to stop. */
export function followOpen(): () => void {
  let end: (() => void) | undefined
  return onOpen((any) => {
    end?.()
    end = any ? beBusy() : undefined
  })
}
