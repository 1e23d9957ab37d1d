import { deadline } from '#contract/deadline.ts'
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
  const wait = deadline(LONGEST_WAIT)
  let got = false
  try {
    await locks.request(CERROJO, { signal: wait.signal }, async () => {
      got = true
      await work()
    })
    return true
  } catch (error) {
    if (!got && wait.timedOut()) return false
    throw error
  } finally {
    wait.done()
  }
}
