/** Place of a row: its store and its key. */
export type Lugar = readonly [store: string, key: string]

/**
 * Rows of one database as they are stored, all of the same moment, read without Dexie: for pages that show data before
 * anything else is loaded. Undefined for a row, store or database that does not exist.
 */
export async function guardados(base: string, lugares: readonly Lugar[]): Promise<unknown[]> {
  const db = await open(base)
  const none = lugares.map(() => undefined)
  if (!db) return none
  try {
    const stores = [...new Set(lugares.map(([store]) => store))]
    if (!stores.every((store) => db.objectStoreNames.contains(store))) return none
    const reading = db.transaction(stores)
    return await Promise.all(
      lugares.map(([store, key]) => answer(reading.objectStore(store).get(key))),
    )
  } finally {
    db.close()
  }
}

/** Opens a database without creating it, and closes it when a newer version wants to change it. */
export function open(base: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(base)
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('error', (event) => {
      event.preventDefault()
      resolve(undefined)
    })
    opening.addEventListener('success', () => {
      const db = opening.result
      db.addEventListener('versionchange', () => db.close())
      resolve(db)
    })
  })
}

/** Result of a request; undefined if it fails. */
export const answer = (request: IDBRequest) =>
  new Promise<unknown>((resolve) => {
    request.addEventListener('success', () => resolve(request.result))
    // A key that this browser cannot read must not fail the other reads.
    request.addEventListener('error', (event) => {
      event.preventDefault()
      resolve(undefined)
    })
  })
