import { BASE_DE_UN_INSTANTE } from './names.ts'

/**
 * Makes the browser start a new log for its databases; once for each start of an engine. Chromium appends to one log
 * for months. If a kill breaks the last entry, the next start reads everything before it and appends after the broken
 * part; the start after that finds the log unreadable and deletes every database of the portal. Deleting a database
 * makes Chromium write out the log and start a new one (docs/decisions/020). Other browsers are not affected.
 */
export async function beginNewLog(): Promise<void> {
  try {
    const base = await done(indexedDB.open(BASE_DE_UN_INSTANTE, 1))
    base.close()
    await done(indexedDB.deleteDatabase(BASE_DE_UN_INSTANTE))
  } catch {
    // If there is no room, or the browser stores nothing, the databases stay as they were.
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })
