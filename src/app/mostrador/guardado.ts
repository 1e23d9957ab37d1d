import { PARA_FIRMAR } from '#local/names.ts'

type Lugar = (typeof PARA_FIRMAR)[keyof typeof PARA_FIRMAR]

/** A row as it is stored, read without Dexie; undefined where there is none, or no such database yet. */
export async function guardado([base, store, key]: Lugar): Promise<unknown> {
  const db = await open(base)
  if (!db) return undefined
  try {
    if (!db.objectStoreNames.contains(store)) return undefined
    return await answer(db.transaction(store).objectStore(store).get(key))
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
    request.addEventListener('error', () => resolve(undefined))
  })
