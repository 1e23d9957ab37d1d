import { CERROJO } from '#local/names.ts'

const LONGEST_WAIT = 90_000

/** Runs alone across tabs, worker and service worker. False when another held the lock for too long. */
export async function alone(
  locks: LockManager | undefined,
  work: () => Promise<void>,
): Promise<boolean> {
  if (!locks) {
    await work()
    return true
  }
  try {
    return await locks.request(CERROJO, { signal: AbortSignal.timeout(LONGEST_WAIT) }, async () => {
      await work()
      return true
    })
  } catch (error) {
    if (
      error instanceof DOMException &&
      (error.name === 'TimeoutError' || error.name === 'AbortError')
    )
      return false
    throw error
  }
}
