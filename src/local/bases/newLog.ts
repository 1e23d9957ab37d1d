import { BASE_DE_UN_INSTANTE } from './names.ts'

/**
 * Makes the browser begin a new log of what its databases are told; once for each start of an engine.
 *
 * Chromium appends to one log, for months. Where a kill broke its last entry off, the next start knows all that came
 * before and appends behind the broken part; the start after that finds everything unreadable and throws every
 * database of the portal away. When a database is deleted it writes the log's content down and begins another
 * (docs/decisions/020). In other browsers nothing comes of it.
 */
export async function beginNewLog(): Promise<void> {
  try {
    const base = await done(indexedDB.open(BASE_DE_UN_INSTANTE, 1))
    base.close()
    await done(indexedDB.deleteDatabase(BASE_DE_UN_INSTANTE))
  } catch {
    // No room, or a browser that keeps nothing: the databases stay as they were.
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })
