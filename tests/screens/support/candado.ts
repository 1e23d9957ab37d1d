import { answer, open } from '#local/bases/guardados.ts'
import { BASES } from '#local/bases/names.ts'

/** All rows of the databases with personal data as they are stored, read below the lock. */
export async function sinAbrir(): Promise<string> {
  const found: unknown[] = []
  for (const base of [BASES.lectura, BASES.salida]) {
    const db = await open(base)
    if (!db) continue
    const reading = db.transaction([...db.objectStoreNames])
    for (const store of db.objectStoreNames)
      // The session's token and the change's places are readable by decision.
      if (store !== 'sesion') found.push(await answer(reading.objectStore(store).getAll()))
    db.close()
  }
  return JSON.stringify(found)
}
