import { deadline } from '#contract/deadline.ts'
import { CERROJO_RELEVO } from '#local/bases/names.ts'

/** Longer than a version takes, and no longer: whoever holds the lock may be a window that the browser has frozen. */
const LONG_ENOUGH = 15_000

/**
 * `fetch` that begins nothing while a newer version takes over. The browser stops the old service worker for it; a call that
 * begins in that moment starts the old one again, and Chromium then leaves it in charge for half a minute
 * (docs/decisions/036).
 */
export function trasElRelevo(locks: LockManager | undefined): typeof fetch {
  return async (...args) => {
    const { signal, done } = deadline(LONG_ENOUGH)
    await locks?.request(CERROJO_RELEVO, { mode: 'shared', signal }, done).catch(() => undefined)
    return fetch(...args)
  }
}
