// Functions that run in a page to fill, damage and walk its databases, without the portal's own code.

type Store = {
  keyPath: string | string[] | null
  autoIncrement?: boolean
  indexes?: { name: string; keyPath: string | string[]; unique?: boolean }[]
  rows: Record<string, unknown>[]
}

/** Database in the form of an earlier version of the portal. Bytes are written as `{ base64 }`. */
export type Fixture = {
  /** The browser's version number: ten times Dexie's. */
  version: number
  stores: Record<string, Store>
  /** Keys that the provider must have received in the end. */
  sent: string[]
  /** Hash of its one file, in base64. */
  file?: string
}

/** Replaces the present database by that of an earlier version. */
export function fillWith({ name, fixture }: { name: string; fixture: Fixture }): Promise<void> {
  const { version, stores } = fixture
  const revive = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(revive)
    if ('base64' in value)
      return Uint8Array.from(atob(String(value.base64)), (char) => char.codePointAt(0) ?? 0).buffer
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, revive(part)]))
  }
  return new Promise((resolve, reject) => {
    const gone = indexedDB.deleteDatabase(name)
    gone.addEventListener('success', () => {
      const opening = indexedDB.open(name, version)
      opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
      opening.addEventListener('upgradeneeded', () => {
        for (const [
          table,
          { keyPath, autoIncrement = false, indexes = [], rows },
        ] of Object.entries(stores)) {
          const store = opening.result.createObjectStore(table, { keyPath, autoIncrement })
          for (const { name: index, keyPath: path, unique = false } of indexes)
            store.createIndex(index, path, { unique })
          for (const row of rows) store.add(revive(row))
        }
      })
      opening.addEventListener('success', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}

type Spoil = { name: string; row: Record<string, unknown>; n: number; own: string }

/** Puts a senseless row into every table of a database: beside the present rows, and over them. */
export function put({ name, row, n, own }: Spoil): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
    opening.addEventListener('success', () => {
      const db = opening.result
      const names = [...db.objectStoreNames]
      const writing = db.transaction(names, 'readwrite')
      for (const table of names) {
        const store = writing.objectStore(table)
        const path = [store.keyPath ?? []].flat()
        const keys = Object.fromEntries(
          path.map((part) => [part, part === 'uid' ? own : part === 'n' ? n : `basura-${n}`]),
        )
        const { autoIncrement } = store
        store.put({ ...row, ...(autoIncrement ? { id: `basura-${n}` } : keys) })
        // Written over the present rows, except the session and the person's own changes, which are
        // checked separately.
        if (table === 'copias' || table === 'fallas' || table === 'valores' || table === 'dueno') {
          const reading = store.getAllKeys()
          reading.addEventListener('success', () => {
            for (const [at, key] of reading.result.entries())
              if (at % 3 === n) store.put({ ...row, [String(path[0])]: key })
          })
        }
      }
      writing.addEventListener('error', () => reject(writing.error ?? new Error(name)))
      writing.addEventListener('complete', () => {
        db.close()
        resolve()
      })
    })
  })
}

/** Reads everything in these databases. */
export async function walk(
  names: string[],
): Promise<{ tables: number; bytes: number; blobs: string[] }> {
  const found = { tables: 0, bytes: 0, blobs: [] as string[] }
  const look = (value: unknown, where: string) => {
    if (value instanceof Blob) found.blobs.push(where)
    else if (value instanceof ArrayBuffer) found.bytes += value.byteLength
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) look(part, `${where}.${key}`)
  }
  for (const name of names)
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
      opening.addEventListener('success', () => {
        const db = opening.result
        const reading = db.transaction([...db.objectStoreNames])
        for (const table of db.objectStoreNames) {
          found.tables += 1
          const rows = reading.objectStore(table).getAll()
          rows.addEventListener('success', () => look(rows.result, `${name}/${table}`))
        }
        reading.addEventListener('complete', () => {
          db.close()
          resolve()
        })
      })
    })
  return found
}
