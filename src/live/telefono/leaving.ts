import type { Dexie } from 'dexie'

let shown = true
const underWay = new Set<IDBTransaction>()

/** True if the person can return to this page without loading it: it is visible, or behind another window. */
export const isShown = () => shown

/**
 * Database locks of a page that was left block all other pages, in Safari's engine for good. So open transactions are
 * aborted, as after a lost connection, and none begins until the page is shown again.
 */
export function holdNothingWhenLeft(bases: Dexie[]): void {
  for (const base of bases)
    base.use({
      stack: 'dbcore',
      name: 'hold-nothing-when-left',
      create: (core) => ({
        ...core,
        transaction: (...how) => {
          if (!shown) throw new DOMException('The page was left.', 'InvalidStateError')
          const begun = core.transaction(...how) as IDBTransaction // The innermost layer returns the browser's own transaction.
          follow(begun)
          return begun
        },
      }),
    })
}

function follow(begun: IDBTransaction): void {
  underWay.add(begun)
  const end = () => underWay.delete(begun)
  for (const ending of ['complete', 'abort']) begun.addEventListener(ending, end, { once: true })
}

function giveUp(begun: IDBTransaction): void {
  try {
    begun.abort()
  } catch {
    // The transaction has just ended by itself.
  }
}

/**
 * True for Safari's engine, used by all browsers on an iPhone: there even a page that is not kept leaves its locks
 * behind.
 */
export const isWebkit = () => navigator.vendor.startsWith('Apple')

// These events and not the visibility: the page gets 'hidden' once more after 'pagehide'.
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  shown = false
  if (persisted || isWebkit()) underWay.forEach(giveUp)
})
globalThis.addEventListener?.('pageshow', () => {
  shown = true
})
