import type { Dexie } from 'dexie'

let shown = true
const underWay = new Set<IDBTransaction>()

/** Whether this page is one that a person can come back to without opening it anew: in sight, or behind another window. */
export const isShown = () => shown

/**
 * What a page that is left holds of a database stays locked for every other page, in Safari's engine for good. So it holds
 * nothing: what is under way is given up, as with a connection that was lost, and nothing begins until the page is shown
 * again.
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
          const begun = core.transaction(...how) as IDBTransaction // the innermost core gives the browser's own
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
    // It was on its way to its end by itself.
  }
}

/** Safari's engine, which every browser of an iPhone is made of: there even a page that is not kept leaves its locks behind. */
export const isWebkit = () => navigator.vendor.startsWith('Apple')

// By the events themselves: a page hears that it is hidden a second time once it is being left.
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  shown = false
  if (persisted || isWebkit()) underWay.forEach(giveUp)
})
globalThis.addEventListener?.('pageshow', () => {
  shown = true
})
