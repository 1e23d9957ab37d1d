/** Where a row is: its store and its key. */
export type Lugar = readonly [store: string, key: string]

/**
 * Rows of one database as they are stored, all of the same moment, read without Dexie: for what has to be shown before
 * anything else is loaded. Undefined where there is no such row, store or database.
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

/** Never makes one, and makes way for whoever changes it. */
function open(base: string): Promise<IDBDatabase | undefined> {
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

const answer = (request: IDBRequest<unknown>) =>
  new Promise<unknown>((resolve) => {
    request.addEventListener('success', () => resolve(request.result))
    // A key that this browser cannot read here takes nothing else with it.
    request.addEventListener('error', (event) => {
      event.preventDefault()
      resolve(undefined)
    })
  })
