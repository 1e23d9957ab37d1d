import { answer, open } from './guardados.ts'
import { BASES } from './names.ts'
import type { Operacion } from './salida.ts'

/** A person's own changes as they are stored, oldest first, read without Dexie. */
export async function operacionesDe(uid: string): Promise<Operacion[]> {
  const db = await open(BASES.salida)
  if (!db?.objectStoreNames.contains('operaciones')) return []
  try {
    const rows = db.transaction('operaciones').objectStore('operaciones').index('uid').getAll(uid)
    return ((await answer(rows)) ?? []) as Operacion[] // as the portal wrote them
  } finally {
    db.close()
  }
}
