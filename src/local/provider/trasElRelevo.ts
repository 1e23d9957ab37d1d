import { deadline } from '#contract/deadline.ts'
import { CERROJO_RELEVO } from '#local/bases/names.ts'

/**
 * Time in ms, longer than a change of version takes; not longer, because the browser may have frozen the window with
 * the lock.
 */
const LONG_ENOUGH = 15_000

/**
 * `fetch` that starts nothing while a newer version takes over. For this the browser stops the old service worker; a
 * call in that moment starts the old one again, and Chromium then leaves it in charge for half a minute
 * (docs/decisions/036).
 */
export function trasElRelevo(locks: LockManager | undefined): typeof fetch {
  return async (...args) => {
    const { signal, done } = deadline(LONG_ENOUGH)
    await locks?.request(CERROJO_RELEVO, { mode: 'shared', signal }, done).catch(() => undefined)
    return fetch(...args)
  }
}
