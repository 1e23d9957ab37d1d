import { liveQuery } from 'dexie'

import type { Device } from './device.ts'
import { connectionOf, isLost, openAnew } from './open.ts'

const PAUSE = 250
const LONGEST_PAUSE = 30_000

/**
 * Calls `tell` with the result of a query of the phone's databases, and again after every change in any window. A query
 * that failed because the connection was lost is repeated on a new one; `onFailed` is called at every failure. Returns
 * a function that stops.
 */
export function watch<T>(
  device: Device,
  query: () => Promise<T>,
  tell: (value: T) => void,
  onFailed: () => unknown = () => undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = PAUSE
  let rows = begin()

  function begin() {
    const connection = connectionOf(device)
    // Marked as async: otherwise Dexie does not follow reads after the first wait that is not its own.
    return liveQuery(async () => query().catch(aloud)).subscribe(
      (value) => {
        pause = PAUSE
        tell(value)
      },
      (error: unknown) => {
        onFailed()
        // A bug in the portal would fail again and again.
        if (!isLost(error)) return reportError(error)
        timer = setTimeout(() => void beginAgain(connection), pause)
        pause = Math.min(2 * pause, LONGEST_PAUSE)
      },
    )
  }

  async function beginAgain(lost: ReturnType<typeof connectionOf>) {
    rows.unsubscribe()
    if (device.cedido) return
    const mine = timer
    await openAnew(device, lost)
    if (timer === mine) rows = begin()
  }

  return () => {
    clearTimeout(timer)
    timer = undefined
    rows.unsubscribe()
  }
}

/**
 * Dexie swallows some of these errors, and asks again only after another write. A closed connection may have no more
 * writes: the screen would stay outdated or empty.
 */
function aloud(error: unknown): never {
  throw isLost(error) ? new DOMException(String(error), 'UnknownError') : error
}
