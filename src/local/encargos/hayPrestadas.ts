import { array, is, number, type } from 'superstruct'

import { answer, open } from '#local/bases/guardados.ts'
import { BASE_DE_PRESTADAS } from '#local/bases/names.ts'

const PRESTADAS = 'prestadas'
const Filas = array(type({ hasta: number() }))

/**
 * True if this phone holds a loan that has not ended by then; -Infinity counts ended ones too. Read without Dexie,
 * because the sign-in does not load it.
 */
export async function hayPrestadas(now: number, base = BASE_DE_PRESTADAS): Promise<boolean> {
  const db = await open(base)
  if (!db) return false
  try {
    const rows = await answer(db.transaction(PRESTADAS).objectStore(PRESTADAS).getAll())
    return is(rows, Filas) && rows.some(({ hasta }) => hasta > now)
  } finally {
    db.close()
  }
}
